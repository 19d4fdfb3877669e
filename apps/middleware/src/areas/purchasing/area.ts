import type { Area } from '#area.ts'
import type { HandlersOf } from '#calls/call.ts'
import { documentFinder } from '#documents/document-finder.ts'
import { seedPurchaseOrders } from './demo/seed-purchase-orders.ts'
import { entities } from './entities.ts'
import { mailOrder } from './mail-order.ts'
import { migration as migration0140 } from './migrations/0140-purchasing.ts'
import { PURCHASE_ORDERS } from './purchase-order-kind.ts'
import { purchaseOrderHandlers, receiptHandlers } from './purchasing-handlers.ts'
import { RECEIPTS } from './receipt-kind.ts'

type Operation =
  | 'listPurchaseOrders'
  | 'createPurchaseOrder'
  | 'getPurchaseOrder'
  | 'savePurchaseOrder'
  | 'movePurchaseOrder'
  | 'listPurchaseOrderEvents'
  | 'exportPurchaseOrder'
  | 'printPurchaseOrder'
  | 'addPurchaseOrderAttachment'
  | 'getPurchaseOrderAttachment'
  | 'removePurchaseOrderAttachment'
  | 'copyPurchaseOrder'
  | 'listReceipts'
  | 'createReceipt'
  | 'getReceipt'
  | 'saveReceipt'
  | 'moveReceipt'
  | 'listReceiptEvents'
  | 'exportReceipt'
  | 'printReceipt'
  | 'addReceiptAttachment'
  | 'getReceiptAttachment'
  | 'removeReceiptAttachment'

export const purchasing = {
  name: 'purchasing',
  handlers: ({ blobs }) => {
    const orders = purchaseOrderHandlers(blobs)
    const receipts = receiptHandlers(blobs)
    return {
      listPurchaseOrders: orders.list,
      createPurchaseOrder: orders.create,
      getPurchaseOrder: orders.get,
      savePurchaseOrder: orders.save,
      movePurchaseOrder: orders.act,
      listPurchaseOrderEvents: orders.log,
      exportPurchaseOrder: orders.csv,
      printPurchaseOrder: orders.pdf,
      addPurchaseOrderAttachment: orders.addAttachment,
      getPurchaseOrderAttachment: orders.getAttachment,
      removePurchaseOrderAttachment: orders.removeAttachment,
      copyPurchaseOrder: orders.copy,
      listReceipts: receipts.list,
      createReceipt: receipts.create,
      getReceipt: receipts.get,
      saveReceipt: receipts.save,
      moveReceipt: receipts.act,
      listReceiptEvents: receipts.log,
      exportReceipt: receipts.csv,
      printReceipt: receipts.pdf,
      addReceiptAttachment: receipts.addAttachment,
      getReceiptAttachment: receipts.getAttachment,
      removeReceiptAttachment: receipts.removeAttachment,
    } satisfies HandlersOf<Operation>
  },
  jobs: (platform) => [mailOrder(platform)],
  migrations: [migration0140],
  entities,
  finders: [documentFinder(PURCHASE_ORDERS), documentFinder(RECEIPTS)],
  demo: seedPurchaseOrders,
} satisfies Area
