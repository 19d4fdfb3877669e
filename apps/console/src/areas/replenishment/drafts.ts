import type { DocumentTotal } from '@greenroom/documents'
import { placeText, purchaseOrderTotals, quantityIssue, quantityOrZero, transferTotals } from '@greenroom/inventory'
import { toNumber, ZERO } from '@greenroom/money'
import type { components } from '@greenroom/openapi'
import type { SheetIssues, SheetRow } from '@greenroom/ui'
import type { Asked, SuggestedItem } from './replenishment.atoms.ts'

type Schemas = components['schemas']

/** A document that brings suggested items to a location, not created yet. */
export type Draft = {
  /** Of the items. */
  itemIDs: readonly string[]
  /** What the vendor or the location is called that sends them. */
  source: string
} & ({ kind: 'order'; body: Schemas['PurchaseOrderFields'] } | { kind: 'transfer'; body: Schemas['TransferFields'] })

/** An item whose quantity is not 0. */
type Wanted = { item: SuggestedItem; quantity: number }

/** The column with the quantities. */
export const QUANTITY = 'quantity'

/** The items whose quantity in the sheet is neither blank nor 0; of orders, those that have a vendor. */
export function wantedOf({ from }: Asked, items: readonly SuggestedItem[], rows: readonly SheetRow[]): Wanted[] {
  const quantities = new Map(rows.map(({ id, cells }) => [id, quantityOrZero(cells[QUANTITY])]))
  return items.flatMap((item) => {
    const quantity = quantities.get(item.itemID) ?? ZERO
    const canCome = from !== undefined || item.vendorID !== null
    return canCome && quantity > ZERO ? [{ item, quantity: toNumber(quantity) }] : []
  })
}

/** A purchase order for each vendor, or one transfer. */
export function draftsOf({ place, from }: Asked, wanted: readonly Wanted[], locations: readonly Schemas['Location'][]) {
  const itemIDsOf = (some: readonly Wanted[]) => some.map(({ item }) => item.itemID)
  if (wanted.length === 0) return []
  if (from !== undefined) {
    const lines = wanted.map(({ item, quantity }) => ({ itemID: item.itemID, requested: quantity }))
    const source = locations.find(({ type, id }) => placeText({ type, locationID: id }) === from)?.name ?? from
    return [
      { kind: 'transfer', itemIDs: itemIDsOf(wanted), source, body: { from, to: place, lines } },
    ] satisfies Draft[]
  }
  return [...Map.groupBy(wanted, ({ item }) => item.vendorID!)].map(([vendorID, some]): Draft => {
    const lines = some.map(({ item, quantity }) => ({ itemID: item.itemID, ordered: quantity }))
    const source = some[0]!.item.vendorName ?? vendorID
    return { kind: 'order', itemIDs: itemIDsOf(some), source, body: { vendorID, shipTo: place, lines } }
  })
}

/** What the drafts will contain together. The cost is left out for those who do not see it. */
export function totalsOf({ from }: Asked, wanted: readonly Wanted[]): DocumentTotal[] {
  const lines = wanted.map(({ item: { itemID, unitCost }, quantity }) => ({ itemID, unitCost, quantity }))
  return from === undefined
    ? purchaseOrderTotals({ lines: lines.map(({ quantity, ...line }) => ({ ...line, ordered: quantity })) })
    : transferTotals({ lines: lines.map(({ quantity, ...line }) => ({ ...line, requested: quantity })) })
}

/** What is wrong with the quantities. */
export function issuesOf(rows: readonly SheetRow[]): SheetIssues {
  return new Map(
    rows.flatMap(({ id, cells }) => {
      const issue = quantityIssue(cells[QUANTITY], { path: QUANTITY, label: 'Quantity' }, true)
      return issue ? [[id, { [QUANTITY]: issue.message }]] : []
    }),
  )
}
