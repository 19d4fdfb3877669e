import {
  AWAITED,
  extendedCost,
  openQuantity,
  orderCost,
  PURCHASE_ORDER,
  readPlace,
  readPurchaseOrderLine,
  RECEIPT,
} from '@greenroom/inventory'
import { toNumber } from '@greenroom/money'
import { parseMoney } from '@greenroom/validation'
import { sql } from 'kysely'
import { accountSettings } from '#companies/configuration.ts'
import { withPlaceNames } from '#documents/place-names.ts'
import { printFormats } from '#documents/print-formats.ts'
import type { StoredKind } from '#documents/stored-kind.ts'
import { oneOf } from '#query/filters.ts'
import { companyDay } from './company-day.ts'
import { orderLimit } from './order-limit.ts'
import { purchaseOrderEffects } from './purchase-order-effects.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'
import { stockedItems } from '#areas/inventory/stocked-items.ts'
import { vendorName } from './vendor-name.ts'

export const PURCHASE_ORDERS: StoredKind<PurchaseOrderShape> = {
  kind: PURCHASE_ORDER,
  entity: 'purchaseOrder',
  headerFields: [
    'name',
    'vendorName',
    'vendorID',
    'shipToName',
    'externalPO',
    'expectedOn',
    'orderedOn',
    'cancelAfter',
    'buyer',
    'terms',
    'vendorEmail',
    'shipTo',
    'freight',
    'discount',
    'total',
    'revision',
    'sentAt',
    'remarks',
  ],
  filters: {
    vendorID: oneOf('document.vendorID'),
    expectedFrom: (day: string) => sql<boolean>`document."expectedOn" >= ${day}`,
    expectedTo: (day: string) => sql<boolean>`document."expectedOn" <= ${day}`,
    overdue: (isOverdue: boolean) => sql<boolean>`(document.state = any(${[...AWAITED]})
      and coalesce(document."expectedOn" < document.today, false)) = ${isOverdue}`,
  },
  documentOf: ({ header, ...core }) => ({ ...core, ...header }),
  contextOf: async ({ db, now }, actor, stored) => ({
    ...actor,
    now: now().getTime(),
    today: await companyDay(db, now()),
    limit: orderLimit(await accountSettings(db)),
    money: (await printFormats(db)).money,
    ...(stored && { stored: { ...stored.header, lines: stored.lines } }),
  }),
  completeHeader: async (db, header, { before, lines }) => {
    const { freight, discount } = header
    const { total } = orderCost({ freight, discount, lines })
    return {
      ...(await withPlaceNames(db, header, { shipTo: 'shipToName' })),
      vendorName: await vendorName(db, header.vendorID!),
      freight: amountOf(freight),
      discount: amountOf(discount),
      total: toNumber(total),
      revision: before.revision ?? null,
      sentAt: before.sentAt ?? null,
    }
  },
  placesOf: ({ shipTo }) => [readPlace(shipTo)!],
  childKinds: [RECEIPT],
  completeLines: async ({ db }, lines, stored) => {
    const read = lines.map((line) => readPurchaseOrderLine(line).values)
    const before = new Map(stored.lines.map((line) => [line.lineID, line]))
    const items = await stockedItems(
      db,
      read.map(({ itemID }) => itemID!),
    )
    return read.map(({ itemID, vendorAlias, packSize, ordered, unitCost, tax }, index) => {
      const item = items.get(itemID!)
      const line = {
        itemID: itemID!,
        vendorAlias: vendorAlias ?? item?.vendorAlias ?? null,
        packSize,
        ordered: ordered!,
        unitCost: unitCost ?? item?.costPrice ?? null,
        tax,
        ...progressOf(before.get(lines[index]!.lineID ?? '')),
      }
      const cost = extendedCost(line)
      return { ...line, extended: cost === undefined ? null : toNumber(cost), open: toNumber(openQuantity(line)) }
    })
  },
  effects: purchaseOrderEffects,
  factsOf: (header, print) => {
    const { vendorName, shipToName, externalPO, orderedOn, expectedOn, cancelAfter, terms, buyer, revision } = header
    const facts = {
      Name: header.name,
      Vendor: vendorName,
      'Ship to': shipToName,
      'External PO': externalPO,
      'Order date': orderedOn && print.day(orderedOn),
      'Expected date': expectedOn && print.day(expectedOn),
      'Cancel after': cancelAfter && print.day(cancelAfter),
      Terms: terms,
      Buyer: buyer,
      Revision: revision && String(revision),
    }
    return {
      facts: Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      remarks: header.remarks ?? undefined,
    }
  },
}

function amountOf(typed: string | number | null | undefined): number | null {
  return typed == null || typed === '' ? null : Number(parseMoney(typed))
}

/** What became of a line as it was stored; of a new one, nothing yet. */
function progressOf({ received = 0, rejected = 0, canceled = 0 }: Partial<PurchaseOrderShape['line']> = {}) {
  return { received, rejected, canceled }
}
