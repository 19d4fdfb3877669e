import type { Area } from '#area.ts'
import { historyHandlers } from './history-handlers.ts'

export const history = {
  name: 'history',
  handlers: historyHandlers,
} satisfies Area
