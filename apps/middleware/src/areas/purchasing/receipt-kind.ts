import { readPlace, RECEIPT } from '@greenroom/inventory'
import { ACCOUNT_SETTINGS, type AccountSettings, parseMoney } from '@greenroom/validation'
import { accountSettings } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Stored, StoredKind } from '#documents/stored-kind.ts'
import { oneOf } from '#query/filters.ts'
import { orderOf } from './order-of.ts'
import { PURCHASE_ORDERS } from './purchase-order-kind.ts'
import { receiptEffects } from './receipt-effects.ts'
import { completeReceiptLines } from './receipt-lines.ts'
import type { ReceiptShape } from './receipt-shape.ts'

const TOLERANCE = 'inventory.receipt.tolerance.percent'

export const RECEIPTS: StoredKind<ReceiptShape> = {
  kind: RECEIPT,
  entity: 'receipt',
  headerFields: [
    'orderNumber',
    'vendorName',
    'shipToName',
    'packingSlip',
    'receivedOn',
    'freight',
    'freightBy',
    'shipTo',
    'remarks',
  ],
  filters: { orderNumber: oneOf('document.orderNumber') },
  documentOf: ({ header, ...core }) => ({ ...core, ...header }),
  contextOf: async ({ db, now }, actor, stored) => ({
    ...actor,
    now: now().getTime(),
    tolerance: toleranceOf(await accountSettings(db)),
    ...(stored && { order: await orderState(db, stored) }),
  }),
  completeHeader: async (db, header, { before }) => {
    const order = await orderOf(db, header.orderNumber)
    const { vendorName, shipTo, shipToName } = order.header
    return {
      ...header,
      // Its lines are of one order: it stays that of the first save.
      orderNumber: before.orderNumber ?? order.number,
      freight: header.freight == null ? null : Number(parseMoney(header.freight)),
      vendorName,
      shipTo,
      shipToName,
    }
  },
  placesOf: ({ shipTo }) => [readPlace(shipTo)!],
  parentOf: ({ orderNumber }) => ({ of: PURCHASE_ORDERS, number: orderNumber! }),
  completeLines: async ({ db }, lines, { header }) => {
    return completeReceiptLines(db, { header, lines }, await orderOf(db, header.orderNumber))
  },
  effects: receiptEffects,
  factsOf: ({ orderNumber, vendorName, shipToName, receivedOn, packingSlip, remarks }, print) => {
    const facts = {
      'Purchase order': orderNumber,
      Vendor: vendorName,
      'Arrived at': shipToName,
      'Received on': receivedOn && print.day(receivedOn),
      'Packing slip': packingSlip,
    }
    return {
      facts: Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      remarks: remarks ?? undefined,
    }
  },
}

function toleranceOf(settings: AccountSettings): number {
  return Number(settings[TOLERANCE] ?? ACCOUNT_SETTINGS[TOLERANCE].initial)
}

async function orderState(db: CompanyQueries, { header: { orderNumber } }: Stored<ReceiptShape>) {
  const { state, header } = await orderOf(db, orderNumber)
  return { ...header, state }
}
