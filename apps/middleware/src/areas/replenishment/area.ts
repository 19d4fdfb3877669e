import type { Area } from '#area.ts'
import { replenishmentHandlers } from './replenishment-handlers.ts'

export const replenishment = {
  name: 'replenishment',
  handlers: () => replenishmentHandlers,
} satisfies Area
