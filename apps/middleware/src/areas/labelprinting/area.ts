import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { seedLabelJobs } from './demo/seed-label-jobs.ts'
import { entities } from './entities.ts'
import { labelDefaultHandlers } from './label-defaults.ts'
import { seedLabelDefaults } from './demo/seed-label-defaults.ts'
import { labelJobFinder } from './label-job-finder.ts'
import { labelJobHandlers } from './label-job-handlers.ts'
import { migration as migration0181 } from './migrations/0181-label-jobs.ts'
import { migration as migration0212 } from './migrations/0212-label-prices.ts'
import { migration as migration0213 } from './migrations/0213-label-defaults.ts'
import { migration as migration0214 } from './migrations/0214-label-job-sources.ts'
import { printLabels } from './print-label-job.ts'
import { printTestLabel, testLabelHandlers } from './test-label.ts'

/** Labels on their way to paper. */
export const labelprinting = {
  name: 'labelprinting',
  handlers: () => ({ ...testLabelHandlers, ...labelJobHandlers, ...labelDefaultHandlers }),
  migrations: [migration0181, migration0212, migration0213, migration0214],
  entities,
  demo: async (demo) => {
    await seedLabelJobs(demo)
    await seedLabelDefaults(demo)
  },
  finders: [labelJobFinder],
  jobs: (platform: Platform) => [printTestLabel(platform), printLabels(platform)],
} satisfies Area
