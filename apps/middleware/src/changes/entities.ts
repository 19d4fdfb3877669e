import { accessTo, type Feature, type Grants } from '@greenroom/permissions'
import { LIST_KINDS, type ListKind } from '@greenroom/validation'

/**
 * Everything of which a write leaves a mark (`database/write.ts`), with the feature that one must be able to read to
 * hear that it changed. `everyone`: reading it needs no feature. `nobody`: it concerns the writer alone.
 */
const HEARD_BY = {
  accountConfiguration: 'everyone',
  autoID: 'nobody',
  company: 'everyone',
  ctoComponent: 'CATALOG_PRODUCT_CTO',
  ctoConfiguration: 'CATALOG_PRODUCT_CTO',
  ctoRestriction: 'CATALOG_PRODUCT_CTO',
  entitlement: 'CATALOG_ENTITLEMENT',
  image: 'CATALOG_PRODUCT',
  import: 'CATALOG_IMPORT',
  item: 'CATALOG_PRODUCT',
  location: 'everyone',
  locationHint: 'CATALOG_LOCATION_HINT',
  onboardingStep: 'CONFIG_ONBOARDING',
  optionGroup: 'CATALOG_PRODUCT_CTO',
  packageComponent: 'CATALOG_PACKAGING',
  // So that those who have the role ask anew what they may do.
  role: 'everyone',
  user: 'CONFIG_USERS',
  view: 'nobody',
} as const satisfies Record<string, Feature | 'everyone' | 'nobody'>

/** A list tells of its entries under its own name. */
export type Entity = keyof typeof HEARD_BY | ListKind

export function mayHearOf(grants: Grants, entity: Entity): boolean {
  if (isList(entity)) return readersOf(entity).some((feature) => accessTo(grants, feature).read)
  const feature = HEARD_BY[entity]
  if (feature === 'everyone' || feature === 'nobody') return feature === 'everyone'
  return accessTo(grants, feature).read
}

/** Whoever may read items reads their classifications and attributes along with them (`GET /attributes`). */
function readersOf(kind: ListKind): Feature[] {
  const { feature } = LIST_KINDS[kind]
  return feature === 'CATALOG_ATTRIBUTES' ? [feature, 'CATALOG_PRODUCT'] : [feature]
}

function isList(entity: Entity): entity is ListKind {
  return entity in LIST_KINDS
}
