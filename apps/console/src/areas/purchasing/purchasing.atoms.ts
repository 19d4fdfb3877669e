import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { mutation } from '#data/mutation.ts'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type PurchaseOrder = Schemas['PurchaseOrder']
export type PurchaseOrderRow = Schemas['PurchaseOrderRow']
export type Receipt = Schemas['Receipt']
export type ReceiptRow = Schemas['ReceiptRow']

export const PURCHASE_ORDER_ATOMS = documentAtoms<
  PurchaseOrder,
  PurchaseOrderRow,
  Omit<Schemas['PurchaseOrderUpdate'], 'version'>
>('/purchaseorders', 'purchaseOrder')

export const RECEIPT_ATOMS = documentAtoms<Receipt, ReceiptRow, Omit<Schemas['ReceiptUpdate'], 'version'>>(
  '/receipts',
  'receipt',
)

/** Makes a draft with the vendor, the location and the lines of an order. */
export const copyPurchaseOrderAtom = mutation(
  async (api, number: string): Promise<PurchaseOrder> =>
    dataOf(await api.POST('/purchaseorders/{number}/copies', { params: { path: { number } } })).body,
  { changes: ['purchaseOrder'] },
)

/** Begins a receipt with everything that is still due of an order. */
export const beginReceiptAtom = mutation(
  async (api, orderNumber: string): Promise<Receipt> =>
    dataOf(await api.POST('/receipts', { body: { orderNumber } })).body,
  { changes: ['receipt'] },
)
