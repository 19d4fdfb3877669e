import type { Area } from '#area.ts'
import { seedVenues } from './demo/seed-venues.ts'
import { entities } from './entities.ts'
import { locationImportHandlers } from './import-locations.ts'
import { locationFinders } from './location-finders.ts'
import { locationHandlers } from './location-handlers.ts'
import { migration as migration0072 } from './migrations/0072-location-keys.ts'
import { migration as migration0077 } from './migrations/0077-location-records.ts'
import { migration as migration0079 } from './migrations/0079-venue-plans.ts'
import { migration as migration0208 } from './migrations/0208-vanished-taxes.ts'
import { venuePlanHandlers } from './venue-plans.ts'

export const locations = {
  name: 'locations',
  handlers: () => ({ ...locationHandlers, ...locationImportHandlers, ...venuePlanHandlers }),
  migrations: [migration0072, migration0077, migration0079, migration0208],
  entities,
  finders: locationFinders,
  demo: async ({ company }) => seedVenues(company.db),
} satisfies Area
