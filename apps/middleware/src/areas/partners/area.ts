import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { entities } from './entities.ts'
import { grantHandlers } from './grant-handlers.ts'
import { migration as migration0009 } from './migrations/0009-partners.ts'
import { migration as migration0097 } from './migrations/0097-partner-grants.ts'
import { partnerHandlers } from './partner-handlers.ts'

export const partners = {
  name: 'partners',
  handlers: (platform: Platform) => ({ ...partnerHandlers(platform), ...grantHandlers(platform) }),
  migrations: [migration0009, migration0097],
  entities,
} satisfies Area
