import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listPriceChanges: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  createPriceChange: ['CATALOG_PRICE_CHANGE:WRITE', 'CATALOG_PRODUCT:READ'],
  getPriceChange: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  savePriceChange: ['CATALOG_PRICE_CHANGE:WRITE', 'CATALOG_PRODUCT:READ'],
  // The further requirements of an action depend on the document: pricechanges.test.ts.
  movePriceChange: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  listPriceChangeEvents: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  exportPriceChange: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  printPriceChange: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  addPriceChangeAttachment: ['CATALOG_PRICE_CHANGE:WRITE', 'CATALOG_PRODUCT:READ'],
  getPriceChangeAttachment: ['CATALOG_PRICE_CHANGE:READ', 'CATALOG_PRODUCT:READ'],
  removePriceChangeAttachment: ['CATALOG_PRICE_CHANGE:WRITE', 'CATALOG_PRODUCT:READ'],
}
