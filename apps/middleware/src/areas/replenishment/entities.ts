import type { Audience } from '#database/entities.ts'

export const entities = {
  replenishment: 'INVENTORY_DASHBOARD',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
