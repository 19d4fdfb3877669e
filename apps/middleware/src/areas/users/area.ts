import type { Area } from '#area.ts'
import { entities } from './entities.ts'
import { migration as migration0004 } from './migrations/0004-users.ts'
import { migration as migration0007 } from './migrations/0007-user-locations.ts'
import { migration as migration0043 } from './migrations/0043-initial-passwords.ts'
import { migration as migration0076 } from './migrations/0076-user-places.ts'
import { userFinder } from './user-finder.ts'
import { userHandlers } from './user-handlers.ts'

export const users = {
  name: 'users',
  handlers: userHandlers,
  migrations: [migration0004, migration0007, migration0043, migration0076],
  entities,
  finders: [userFinder],
} satisfies Area
