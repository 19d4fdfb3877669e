import { openQuantity } from '@greenroom/inventory'
import { toNumber, ZERO } from '@greenroom/money'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { documentHandlers } from '#documents/document-handlers.ts'
import { findDocument } from '#documents/document-store.ts'
import type { Draft } from '#documents/save-document.ts'
import { companyDay } from './company-day.ts'
import { orderOf } from './order-of.ts'
import { PURCHASE_ORDERS } from './purchase-order-kind.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'
import { RECEIPTS } from './receipt-kind.ts'
import type { ReceiptShape } from './receipt-shape.ts'

export function purchaseOrderHandlers(blobs: BlobStore) {
  const orders = documentHandlers(PURCHASE_ORDERS, blobs)
  return {
    ...orders,
    /** A new draft like one that there is, for now: its days and its freight are its own. */
    copy: async (call: Parameters<typeof orders.get>[0] & Pick<Parameters<typeof orders.create>[0], never>) => {
      const { header, lines } = await findDocument(call.company.db, PURCHASE_ORDERS, call.params.number)
      return orders.create({ ...call, body: copyOf(header, lines) })
    },
  }
}

function copyOf(
  { name, vendorID, vendorEmail, shipTo, terms, buyer, remarks }: PurchaseOrderShape['header'],
  lines: readonly PurchaseOrderShape['line'][],
): Draft<PurchaseOrderShape> {
  return {
    name,
    vendorID,
    vendorEmail,
    shipTo,
    terms,
    buyer,
    remarks,
    lines: lines.map(({ itemID, vendorAlias, packSize, ordered, unitCost, tax }) => {
      return {
        itemID,
        ordered,
        vendorAlias: vendorAlias ?? null,
        packSize: packSize ?? null,
        unitCost: unitCost ?? null,
        tax: tax ?? null,
      }
    }),
  }
}

export function receiptHandlers(blobs: BlobStore) {
  const receipts = documentHandlers(RECEIPTS, blobs)
  return {
    ...receipts,
    /** Without a day it is of today, and without lines it begins with everything that is still due. */
    create: async (call: Parameters<typeof receipts.create>[0]) => {
      const { company, body } = call
      const receivedOn = body.receivedOn ?? (await companyDay(company.db, company.now()))
      const lines = body.lines ?? (await dueLines(company.db, body.orderNumber))
      return receipts.create({ ...call, body: { ...body, receivedOn, lines } })
    },
  }
}

async function dueLines(db: CompanyQueries, number: string | null | undefined): Promise<ReceiptShape['draftLine'][]> {
  const { lines } = await orderOf(db, number)
  return lines
    .filter((line) => openQuantity(line) !== ZERO)
    .map((line) => ({ itemID: line.itemID, accepted: toNumber(openQuantity(line)) }))
}
