import type { Area } from '#boot/area.ts'
import { migration as migration0009 } from './migrations/0009-partners.ts'
import { partnerHandlers } from './partner-handlers.ts'

export const partners = {
  name: 'partners',
  handlers: partnerHandlers,
  migrations: [migration0009],
} satisfies Area
