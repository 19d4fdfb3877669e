import type { Area } from '#boot/area.ts'
import { entities } from './entities.ts'
import { migration as migration0004 } from './migrations/0004-users.ts'
import { migration as migration0007 } from './migrations/0007-user-locations.ts'
import { userHandlers } from './user-handlers.ts'

export const users = {
  name: 'users',
  handlers: userHandlers,
  migrations: [migration0004, migration0007],
  entities,
} satisfies Area
