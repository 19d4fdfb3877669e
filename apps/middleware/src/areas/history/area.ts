import type { Area } from '#boot/area.ts'
import { historyHandlers } from './history-handlers.ts'

export const history = {
  name: 'history',
  handlers: historyHandlers,
} satisfies Area
