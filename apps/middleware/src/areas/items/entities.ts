import type { Audience } from '#database/entities.ts'

export const entities = {
  autoID: 'nobody',
  item: 'CATALOG_PRODUCT',
  locationHint: 'CATALOG_LOCATION_HINT',
  packageComponent: 'CATALOG_PACKAGING',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
