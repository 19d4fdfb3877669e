export const PURCHASE_ORDERS = '/app/inventory/po'

export const ORDER_CALENDAR = `${PURCHASE_ORDERS}?view=calendar`

export const NEW_PURCHASE_ORDER = `${PURCHASE_ORDERS}/new`

/** Where a link to an order leads from outside (section 2). */
export const PURCHASE_ORDER_SUMMARY = `${PURCHASE_ORDERS}/summary`

export function purchaseOrderPath(number: string): string {
  return `${PURCHASE_ORDERS}/${number}`
}

export const RECEIPTS = '/app/inventory/receipts'

export function receiptPath(number: string): string {
  return `${RECEIPTS}/${number}`
}
