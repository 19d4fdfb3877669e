import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { seedLabelJobs } from './demo/seed-label-jobs.ts'
import { entities } from './entities.ts'
import { labelJobFinder } from './label-job-finder.ts'
import { labelJobHandlers } from './label-job-handlers.ts'
import { migration as migration0181 } from './migrations/0181-label-jobs.ts'
import { migration as migration0212 } from './migrations/0212-label-prices.ts'
import { printLabels } from './print-label-job.ts'
import { printTestLabel, testLabelHandlers } from './test-label.ts'

/** Labels on their way to paper. */
export const labelprinting = {
  name: 'labelprinting',
  handlers: () => ({ ...testLabelHandlers, ...labelJobHandlers }),
  migrations: [migration0181, migration0212],
  entities,
  demo: seedLabelJobs,
  finders: [labelJobFinder],
  jobs: (platform: Platform) => [printTestLabel(platform), printLabels(platform)],
} satisfies Area
