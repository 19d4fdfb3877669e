import type { Area } from '#area.ts'
import { searchHandlers } from './search-handlers.ts'

export const search = {
  name: 'search',
  handlers: searchHandlers,
} satisfies Area
