import type { Audience } from '#database/entities.ts'

export const entities = {
  ctoComponent: 'CATALOG_PRODUCT_CTO',
  ctoConfiguration: 'CATALOG_PRODUCT_CTO',
  ctoRestriction: 'CATALOG_PRODUCT_CTO',
  optionGroup: 'CATALOG_PRODUCT_CTO',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
