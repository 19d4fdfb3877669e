import type { Area } from '#boot/area.ts'
import { attributeHandlers } from './attributes.ts'
import { companyProfileHandlers } from './company-profile.ts'
import { seedReference } from './demo/seed-reference.ts'
import { entities } from './entities.ts'
import { entryImportHandlers } from './import-records.ts'
import { listHandlers } from './list-handlers.ts'
import { locationHandlers } from './locations.ts'
import { mergeHandlers } from './merge.ts'
import { migration as migration0006 } from './migrations/0006-reference.ts'
import { newReferenceHandlers } from './new-places.ts'

export const reference = {
  name: 'reference',
  handlers: () => ({
    ...locationHandlers,
    ...newReferenceHandlers,
    ...attributeHandlers,
    ...listHandlers,
    ...mergeHandlers,
    ...entryImportHandlers,
    ...companyProfileHandlers,
  }),
  migrations: [migration0006],
  entities,
  demo: async ({ company }) => seedReference(company.db),
} satisfies Area
