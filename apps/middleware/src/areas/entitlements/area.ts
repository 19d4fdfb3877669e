import type { Area } from '#boot/area.ts'
import { entities } from './entities.ts'
import { entitlementHandlers } from './entitlement-handlers.ts'
import { migration as migration0011 } from './migrations/0011-entitlements.ts'

export const entitlements = {
  name: 'entitlements',
  handlers: () => entitlementHandlers,
  migrations: [migration0011],
  entities,
} satisfies Area
