import type { Area } from '#screens/area.ts'
import { ClipboardList, PackageCheck } from 'lucide-react'
import { lazy } from 'react'
import {
  NEW_PURCHASE_ORDER,
  PURCHASE_ORDER_SUMMARY,
  PURCHASE_ORDERS,
  purchaseOrderPath,
  receiptPath,
  RECEIPTS,
} from './paths.ts'
import { ordersToApprove, overdueOrders, sentBackOrders } from './waiting-orders.ts'

export const purchasing: Area = {
  name: 'purchasing',
  screens: [
    {
      path: PURCHASE_ORDERS,
      label: 'Purchase orders',
      offered: 'sidebar',
      group: 'Inventory',
      icon: ClipboardList,
      operation: 'listPurchaseOrders',
      waiting: [sentBackOrders, ordersToApprove, overdueOrders],
      verbs: [{ label: 'New purchase order', href: NEW_PURCHASE_ORDER, operation: 'createPurchaseOrder' }],
      Screen: lazy(async () => ({ default: (await import('./PurchaseOrdersScreen.tsx')).PurchaseOrdersScreen })),
    },
    {
      path: PURCHASE_ORDER_SUMMARY,
      label: 'Purchase order',
      offered: 'link',
      icon: ClipboardList,
      operation: 'getPurchaseOrder',
      Screen: lazy(async () => ({ default: (await import('./OrderSummaryScreen.tsx')).OrderSummaryScreen })),
    },
    {
      path: `${PURCHASE_ORDERS}/:number`,
      label: 'Purchase order',
      offered: 'link',
      record: 'number',
      documentPrefix: 'PO',
      finds: { kind: 'purchaseOrder', one: 'Purchase order', hrefOf: purchaseOrderPath },
      icon: ClipboardList,
      operation: 'getPurchaseOrder',
      Screen: lazy(async () => ({ default: (await import('./PurchaseOrderScreen.tsx')).PurchaseOrderScreen })),
    },
    {
      path: RECEIPTS,
      label: 'Receipts',
      offered: 'sidebar',
      group: 'Inventory',
      icon: PackageCheck,
      operation: 'listReceipts',
      Screen: lazy(async () => ({ default: (await import('./ReceiptsScreen.tsx')).ReceiptsScreen })),
    },
    {
      path: `${RECEIPTS}/:number`,
      label: 'Receipt',
      offered: 'link',
      record: 'number',
      documentPrefix: 'RC',
      finds: { kind: 'receipt', one: 'Receipt', hrefOf: receiptPath },
      icon: PackageCheck,
      operation: 'getReceipt',
      Screen: lazy(async () => ({ default: (await import('./ReceiptScreen.tsx')).ReceiptScreen })),
    },
  ],
}
