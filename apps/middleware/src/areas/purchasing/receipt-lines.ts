import {
  costAfterReceipt,
  inventorySettings,
  isUnplanned,
  landedCosts,
  openQuantity,
  quantityOrZero,
  readReceiptLine,
} from '@greenroom/inventory'
import { type Quantity, toAmount, toNumber, toQuantity, ZERO } from '@greenroom/money'
import { sql } from 'kysely'
import { accountSettings } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Stored } from '#documents/stored-kind.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'
import type { ReceiptShape } from './receipt-shape.ts'
import { stockedItems } from '#areas/inventory/stocked-items.ts'

const UNPLANNED = 'Not ordered'

type Draft = { header: ReceiptShape['header']; lines: readonly (ReceiptShape['draftLine'] | ReceiptShape['line'])[] }

/** The lines of a receipt with what its order says of them, and what posting it does to the costs of the items. */
export async function completeReceiptLines(
  db: CompanyQueries,
  { header, lines }: Draft,
  order: Pick<Stored<PurchaseOrderShape>, 'lines'>,
): Promise<Omit<ReceiptShape['line'], 'lineID'>[]> {
  const read = lines.map((line) => readReceiptLine(line).values)
  const itemIDs = read.map(({ itemID }) => itemID!)
  const [items, onHand, settings] = await Promise.all([
    stockedItems(db, itemIDs),
    onHandOf(db, itemIDs),
    accountSettings(db),
  ])
  const planned = new Map(order.lines.map((line) => [line.itemID, line]))
  const { costing } = inventorySettings(settings)
  const known = read.map(({ itemID, accepted, rejected, reason }) => {
    const ordered = planned.get(itemID!)
    const cost = items.get(itemID!)?.costPrice ?? null
    return {
      itemID: itemID!,
      ordered: ordered?.ordered ?? null,
      due: ordered ? toNumber(openQuantity(ordered)) : null,
      accepted,
      rejected,
      reason,
      unitCost: ordered?.unitCost ?? cost,
      costBefore: cost,
    }
  })
  const landed = landedCosts({ ...header, lines: known })
  return known.map((line, index) => {
    const received = quantityOrZero(line.accepted)
    const unitCost = toAmount(line.costBefore ?? 0)
    const costed = { onHand: onHand.get(line.itemID) ?? ZERO, unitCost, received, landedCost: landed[index]! }
    return {
      ...line,
      flag: isUnplanned(line) ? UNPLANNED : null,
      costAfter: toNumber(costAfterReceipt(costing, costed)),
    }
  })
}

async function onHandOf(db: CompanyQueries, itemIDs: readonly string[]): Promise<ReadonlyMap<string, Quantity>> {
  const rows = await db
    .selectFrom('stock_balance')
    .select(({ fn }) => ['item_id as itemID', fn.sum<string>('quantity').as('quantity')])
    .where('bucket', '=', 'ON_HAND')
    .where(sql<boolean>`item_id = any(${[...itemIDs]})`)
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(({ itemID, quantity }) => [itemID, toQuantity(quantity)]))
}
