import { accessTo, type Feature, type Grants } from '@greenroom/permissions'

/**
 * Everything of which a write leaves a mark (`database/write.ts`), with the feature that one must be able to read to
 * hear that it changed. `everyone`: reading it needs no feature. `nobody`: it concerns the writer alone.
 */
const HEARD_BY = {
  accountConfiguration: 'everyone',
  autoID: 'nobody',
  company: 'everyone',
  entitlement: 'CATALOG_ENTITLEMENT',
  image: 'CATALOG_PRODUCT',
  import: 'CATALOG_IMPORT',
  item: 'CATALOG_PRODUCT',
  location: 'everyone',
  locationHint: 'CATALOG_LOCATION_HINT',
  onboardingStep: 'CONFIG_ONBOARDING',
  packageComponent: 'CATALOG_PACKAGING',
  // So that those who have the role ask anew what they may do.
  role: 'everyone',
  tax: 'CATALOG_TAXES',
  user: 'CONFIG_USERS',
  view: 'nobody',
} as const satisfies Record<string, Feature | 'everyone' | 'nobody'>

export type Entity = keyof typeof HEARD_BY

export function mayHearOf(grants: Grants, entity: Entity): boolean {
  const feature = HEARD_BY[entity]
  if (feature === 'everyone' || feature === 'nobody') return feature === 'everyone'
  return accessTo(grants, feature).read
}
