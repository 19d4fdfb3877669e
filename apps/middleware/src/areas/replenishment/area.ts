import type { Area } from '#area.ts'
import { seedReplenishment } from './demo/seed-replenishment.ts'
import { entities } from './entities.ts'
import { migration as migration0211 } from './migrations/0211-replenishment.ts'
import { suggestNightly } from './nightly-job.ts'
import { replenishmentHandlers } from './replenishment-handlers.ts'

export const replenishment = {
  name: 'replenishment',
  handlers: () => replenishmentHandlers,
  jobs: () => [suggestNightly],
  migrations: [migration0211],
  entities,
  demo: seedReplenishment,
} satisfies Area
