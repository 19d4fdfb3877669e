import type { Area } from '#area.ts'
import { changeSetHandlers } from './change-set-handlers.ts'
import { changeSetListHandlers } from './change-set-lists.ts'
import { changeSetStayHandlers } from './change-set-stays.ts'
import { applyChangeSet } from './apply-change-set.ts'
import { migration as migration0013 } from './migrations/0013-changesets.ts'
import { migration as migration0019 } from './migrations/0019-changeset-jobs.ts'
import { migration as migration0198 } from './migrations/0198-removed-creations.ts'

export const changesets = {
  name: 'changesets',
  handlers: () => ({
    ...changeSetHandlers,
    ...changeSetListHandlers,
    ...changeSetStayHandlers,
  }),
  jobs: () => [applyChangeSet],
  migrations: [migration0013, migration0019, migration0198],
} satisfies Area
