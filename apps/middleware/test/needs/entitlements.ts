import type { Expected, MadeByOne } from '../needs.ts'

export const needs: Expected = {
  listEntitlements: ['CATALOG_ENTITLEMENT:READ'],
  entitleItems: ['CATALOG_ENTITLEMENT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  removeEntitlements: ['CATALOG_ENTITLEMENT:DELETE', 'CATALOG_PRODUCT:WRITE'],
  listSold: ['CATALOG_ENTITLEMENT:READ', 'CATALOG_PRODUCT:READ'],
  countEntitlements: ['CATALOG_ENTITLEMENT:READ', 'CATALOG_PRODUCT:READ'],
  listEntitlementCells: ['CATALOG_ENTITLEMENT:READ', 'CATALOG_PRODUCT:READ'],
  compareEntitlements: ['CATALOG_ENTITLEMENT:READ', 'CATALOG_PRODUCT:READ'],
  listEntitlementChanges: ['CATALOG_ENTITLEMENT:READ'],
  changeEntitlements: ['CATALOG_ENTITLEMENT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  removeEntitlementCells: ['CATALOG_ENTITLEMENT:DELETE', 'CATALOG_PRODUCT:WRITE'],
  copyEntitlements: ['CATALOG_ENTITLEMENT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  undoEntitlementChange: ['CATALOG_ENTITLEMENT:WRITE', 'CATALOG_PRODUCT:WRITE'],
}

export const madeByOne: MadeByOne = async (call) => {
  await call('POST', '/items', { itemID: 'SOLD', upc: 'SOLD', name: 'Sold', type: 1, costPrice: 1, sellingPrice: 2 })
  const cells = [{ itemID: 'SOLD', type: 'STORE', locationID: 'HB-MAIN' }]
  const { body } = await call('POST', '/entitlements/changes', { cells })
  return { changeID: body.changeID }
}
