import type { Area } from '#boot/area.ts'
import { entities } from './entities.ts'
import { migration as migration0017 } from './migrations/0017-views.ts'
import { viewHandlers } from './view-handlers.ts'

export const views = {
  name: 'views',
  handlers: () => viewHandlers,
  migrations: [migration0017],
  entities,
} satisfies Area
