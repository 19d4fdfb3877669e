import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listOnHand: ['CATALOG_PRODUCT:READ'],
  listStockAt: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  listTransfers: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  createTransfer: ['INVENTORY_TRANSFER:WRITE', 'CATALOG_PRODUCT:READ'],
  getTransfer: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  saveTransfer: ['INVENTORY_TRANSFER:WRITE', 'CATALOG_PRODUCT:READ'],
  // The further requirements of an action depend on the document: transfers.test.ts.
  moveTransfer: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  listTransferEvents: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  exportTransfer: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  printTransfer: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  addTransferAttachment: ['INVENTORY_TRANSFER:WRITE', 'CATALOG_PRODUCT:READ'],
  getTransferAttachment: ['INVENTORY_TRANSFER:READ', 'CATALOG_PRODUCT:READ'],
  removeTransferAttachment: ['INVENTORY_TRANSFER:WRITE', 'CATALOG_PRODUCT:READ'],
}
