import type { Expected } from '../needs.ts'

const READ = ['INVENTORY_PO:READ', 'CATALOG_PRODUCT:READ'] as const
const WRITE = ['INVENTORY_PO:WRITE', 'CATALOG_PRODUCT:READ'] as const

// The further requirements of an action depend on the document: purchaseorders.test.ts, receipts.test.ts.
export const needs: Expected = {
  listPurchaseOrders: READ,
  createPurchaseOrder: WRITE,
  getPurchaseOrder: READ,
  savePurchaseOrder: WRITE,
  movePurchaseOrder: READ,
  listPurchaseOrderEvents: READ,
  exportPurchaseOrder: READ,
  printPurchaseOrder: READ,
  addPurchaseOrderAttachment: WRITE,
  getPurchaseOrderAttachment: READ,
  removePurchaseOrderAttachment: WRITE,
  copyPurchaseOrder: WRITE,
  listReceipts: READ,
  createReceipt: WRITE,
  getReceipt: READ,
  saveReceipt: WRITE,
  moveReceipt: READ,
  listReceiptEvents: READ,
  exportReceipt: READ,
  printReceipt: READ,
  addReceiptAttachment: WRITE,
  getReceiptAttachment: READ,
  removeReceiptAttachment: WRITE,
}
