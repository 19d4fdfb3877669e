import type { Shot } from './label-shots.ts'

/** The summary of stock, and the documents that move it. */
export const inventoryShots: Shot[] = [
  { name: 'inventory-summary', user: 'admin', path: '/app/inventory/summary' },
  { name: 'replenishment-nightly', user: 'manager', path: '/app/inventory/replenishment' },
  { name: 'replenishment', user: 'manager', path: '/app/inventory/replenishment?place=STORE/FD-YARD' },
  {
    name: 'replenishment-transfer',
    user: 'admin',
    path: '/app/inventory/replenishment?place=STORE/HB-UPPER&from=WAREHOUSE/WH-RIVER&days=30',
  },
  { name: 'purchase-orders', user: 'admin', path: '/app/inventory/po' },
  { name: 'purchase-order-calendar', user: 'admin', path: '/app/inventory/po?view=calendar' },
  { name: 'purchase-order-partly', user: 'manager', path: '/app/inventory/po/PO-000002' },
  { name: 'receipt', user: 'manager', path: '/app/inventory/receipts/RC-000003' },
  { name: 'transfers', user: 'admin', path: '/app/inventory/transfers' },
  { name: 'transfer-in-transit', user: 'admin', path: '/app/inventory/transfers/TR-000003' },
  { name: 'transfer-received', user: 'admin', path: '/app/inventory/transfers/TR-000002' },
  { name: 'transfer-new', user: 'manager', path: '/app/inventory/transfers/new' },
  { name: 'adjustments', user: 'admin', path: '/app/inventory/adjustments' },
  { name: 'adjustment-initiated', user: 'admin', path: '/app/inventory/adjustments/AD-000003' },
  { name: 'adjustment-new', user: 'manager', path: '/app/inventory/adjustments/new' },
  { name: 'counts', user: 'admin', path: '/app/inventory/counts' },
  { name: 'count-posted', user: 'admin', path: '/app/inventory/counts/CN-000001' },
  { name: 'count-review', user: 'admin', path: '/app/inventory/counts/CN-000002' },
  { name: 'count-counting', user: 'admin', path: '/app/inventory/counts/CN-000003' },
  { name: 'count-sheet', user: 'admin', path: '/app/inventory/counts/CN-000003/sheet' },
  { name: 'count-new', user: 'manager', path: '/app/inventory/counts/new' },
  { name: 'writedowns', user: 'admin', path: '/app/inventory/writedowns' },
  { name: 'writedown-applied', user: 'admin', path: '/app/inventory/writedowns/WD-000001' },
  { name: 'writedown-draft', user: 'admin', path: '/app/inventory/writedowns/WD-000003' },
]
