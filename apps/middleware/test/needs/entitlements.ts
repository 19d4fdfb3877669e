import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listEntitlements: ['CATALOG_ENTITLEMENT:READ'],
  entitleItems: ['CATALOG_ENTITLEMENT:WRITE'],
  removeEntitlements: ['CATALOG_ENTITLEMENT:DELETE'],
}
