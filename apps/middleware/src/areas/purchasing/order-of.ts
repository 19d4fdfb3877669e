import type { CompanyQueries } from '#database/company-store.ts'
import { findDocument } from '#documents/document-store.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { Failure, refusedField } from '#failures/failures.ts'
import { PURCHASE_ORDERS } from './purchase-order-kind.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'

/** The order of a receipt. Throws the 400 if there is none where the user works. */
export async function orderOf(
  db: CompanyQueries,
  number: string | null | undefined,
): Promise<Stored<PurchaseOrderShape>> {
  return findDocument(db, PURCHASE_ORDERS, number ?? '').catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    throw refusedField('orderNumber', `There is no purchase order ${number}.`)
  })
}
