import type { Area } from '#boot/area.ts'
import { entities } from './entities.ts'
import { migration as migration0003 } from './migrations/0003-roles.ts'
import { roleHandlers } from './role-handlers.ts'

export const roles = {
  name: 'roles',
  handlers: roleHandlers,
  migrations: [migration0003],
  entities,
} satisfies Area
