import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { entities } from './entities.ts'
import { migration as migration0003 } from './migrations/0003-roles.ts'
import { migration as migration0081 } from './migrations/0081-role-ids.ts'
import { roleFinder } from './role-finder.ts'
import { deleteRoleHandlers } from './delete-role.ts'
import { roleHandlers } from './role-handlers.ts'

export const roles = {
  name: 'roles',
  handlers: (platform: Platform) => ({ ...roleHandlers(platform), ...deleteRoleHandlers(platform) }),
  migrations: [migration0003, migration0081],
  entities,
  finders: [roleFinder],
} satisfies Area
