import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { Audience } from '#database/entities.ts'

const KINDS = Object.keys(LIST_KINDS) as ListKind[]

/** Each list announces changes of its records under its own name. */
export const entities = Object.fromEntries(KINDS.map((kind) => [kind, readersOf(kind)])) as Record<ListKind, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}

/** Users who can read items can also read their classifications and attributes (`GET /attributes`). */
function readersOf(kind: ListKind): Audience {
  const { feature } = LIST_KINDS[kind]
  return feature === 'CATALOG_ATTRIBUTES' ? [feature, 'CATALOG_PRODUCT'] : feature
}
