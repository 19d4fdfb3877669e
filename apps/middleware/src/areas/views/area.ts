import type { Area } from '#area.ts'
import { entities } from './entities.ts'
import { migration as migration0017 } from './migrations/0017-views.ts'
import { migration as migration0070 } from './migrations/0070-shared-views.ts'
import { migration as migration0074 } from './migrations/0074-views-of-roles.ts'
import { openingHandlers } from './opening-handlers.ts'
import { viewHandlers } from './view-handlers.ts'

export const views = {
  name: 'views',
  handlers: () => ({ ...viewHandlers, ...openingHandlers }),
  migrations: [migration0017, migration0070, migration0074],
  entities,
} satisfies Area
