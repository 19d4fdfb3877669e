import type { Area } from '#area.ts'
import { attributeHandlers } from './attributes.ts'
import { companyProfileHandlers } from './company-profile.ts'
import { referenceFinders } from './reference-finders.ts'
import { seedReference } from './demo/seed-reference.ts'
import { entities } from './entities.ts'
import { entryImportHandlers } from './import-records.ts'
import { listHandlers } from './list-handlers.ts'
import { locationHandlers } from './locations.ts'
import { mergeHandlers } from './merge.ts'
import { migration as migration0006 } from './migrations/0006-reference.ts'
import { migration as migration0194 } from './migrations/0194-discount-values.ts'

export const reference = {
  name: 'reference',
  handlers: () => ({
    ...locationHandlers,
    ...attributeHandlers,
    ...listHandlers,
    ...mergeHandlers,
    ...entryImportHandlers,
    ...companyProfileHandlers,
  }),
  migrations: [migration0006, migration0194],
  entities,
  finders: referenceFinders,
  demo: async ({ company }) => seedReference(company.db),
} satisfies Area
