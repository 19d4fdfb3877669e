import type { Area } from '#area.ts'
import { changeHandlers } from './change-handlers.ts'

export const changes = {
  name: 'changes',
  handlers: changeHandlers,
} satisfies Area
