import type { Area } from '#area.ts'
import { seedEntitlements } from './demo/seed-entitlements.ts'
import { entities } from './entities.ts'
import { entitlementHandlers } from './entitlement-handlers.ts'
import { entitlementChangeHandlers } from './change-handlers.ts'
import { entitlementReadHandlers } from './entitlement-reads.ts'
import { migration as migration0011 } from './migrations/0011-entitlements.ts'
import { migration as migration0090 } from './migrations/0090-entitlement-changes.ts'

export const entitlements = {
  name: 'entitlements',
  handlers: () => ({ ...entitlementHandlers, ...entitlementReadHandlers, ...entitlementChangeHandlers }),
  migrations: [migration0011, migration0090],
  entities,
  demo: async ({ company }) => seedEntitlements(company.db),
} satisfies Area
