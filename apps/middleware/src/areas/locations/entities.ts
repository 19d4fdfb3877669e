import type { Audience } from '#database/entities.ts'

export const entities = {
  // Every signed-in user reads the names of all locations (`GET /business`).
  venue: 'everyone',
  store: 'everyone',
  warehouse: 'everyone',
  register: 'LOCATION_REGISTER',
  reportingGroup: 'LOCATION_REPORTING_GROUP',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
