import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listAdjustments: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  createAdjustment: ['INVENTORY_ADJUSTMENT:WRITE', 'CATALOG_PRODUCT:READ'],
  importOpeningBalances: ['INVENTORY_ADJUSTMENT:WRITE', 'CATALOG_PRODUCT:READ'],
  checkOpeningBalances: ['INVENTORY_ADJUSTMENT:WRITE', 'CATALOG_PRODUCT:READ'],
  getAdjustment: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  saveAdjustment: ['INVENTORY_ADJUSTMENT:WRITE', 'CATALOG_PRODUCT:READ'],
  // The further requirements of an action depend on the document: adjustments.test.ts.
  moveAdjustment: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  listAdjustmentEvents: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  exportAdjustment: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  printAdjustment: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  addAdjustmentAttachment: ['INVENTORY_ADJUSTMENT:WRITE', 'CATALOG_PRODUCT:READ'],
  getAdjustmentAttachment: ['INVENTORY_ADJUSTMENT:READ', 'CATALOG_PRODUCT:READ'],
  removeAdjustmentAttachment: ['INVENTORY_ADJUSTMENT:WRITE', 'CATALOG_PRODUCT:READ'],
}
