import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listItems: ['CATALOG_PRODUCT:READ'],
  createItem: ['CATALOG_PRODUCT:WRITE'],
  updateItem: ['CATALOG_PRODUCT:WRITE'],
  exportItems: ['UTILITIES_EXPORT:READ', 'CATALOG_PRODUCT:READ'],
  countItemValues: ['CATALOG_PRODUCT:READ'],
  updateItems: ['UTILITIES_BULK_EDIT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  createLocationHints: ['CATALOG_LOCATION_HINT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  replaceLocationHints: ['CATALOG_LOCATION_HINT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  removeLocationHints: ['CATALOG_LOCATION_HINT:DELETE', 'CATALOG_PRODUCT:WRITE'],
  generateAutoID: ['CATALOG_PRODUCT:WRITE'],
  getProduct: ['CATALOG_PRODUCT:READ'],
  listProducts: ['CATALOG_PRODUCT:READ'],
  listPackageComponents: ['CATALOG_PACKAGING:READ'],
  savePackageComponents: ['CATALOG_PACKAGING:WRITE', 'CATALOG_PRODUCT:WRITE'],
}
