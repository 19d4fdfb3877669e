import type { DocumentIssue } from '@greenroom/documents'
import { compare, inSentence, type Quantity, toNumber, toQuantity, ZERO } from '@greenroom/money'
import { parseQuantity } from '@greenroom/validation'
import { arrivedQuantity, hasArrived, type PurchaseOrder, type PurchaseOrderLine } from './purchase-order.ts'

type Revised = Pick<PurchaseOrder, 'vendorID' | 'shipTo' | 'lines'>

/** The issues of a revision that takes away what has arrived: of the order, and of its lines. */
export function checkRevision(order: Revised, stored: Revised): DocumentIssue[] {
  if (!hasArrived(stored)) return []
  const indexes = new Map(order.lines.map(({ lineID }, index) => [lineID, index]))
  return [
    ...keptIssues('vendorID', 'vendor', order, stored),
    ...keptIssues('shipTo', 'location', order, stored),
    ...stored.lines.flatMap((line) => {
      const arrived = arrivedQuantity(line)
      if (arrived === ZERO) return []
      const index = indexes.get(line.lineID)
      if (index !== undefined) return lineIssues(`lines.${index}`, order.lines[index]!, line, arrived)
      const message = `You can't remove ${line.itemID}: ${haveArrived(arrived)}.`
      return [{ field: 'lines', code: 'arrived', message }]
    }),
  ]
}

function keptIssues(field: 'vendorID' | 'shipTo', name: string, order: Revised, stored: Revised): DocumentIssue[] {
  // That it is missing is an issue of its own.
  if (!order[field] || order[field] === stored[field]) return []
  return [{ field, code: 'arrived', message: `Some of it has arrived already: the ${name} can't change.` }]
}

function lineIssues(
  path: string,
  { itemID, ordered }: PurchaseOrderLine,
  stored: PurchaseOrderLine,
  arrived: Quantity,
): DocumentIssue[] {
  const typed = String(itemID ?? '').trim()
  const quantity = parseQuantity(ordered)
  // More may have arrived than was ordered, which then stays as it is.
  const least = smaller(arrived, toQuantity(Number(stored.ordered)))
  const refuse = (field: string, message: string) => ({ field: `${path}.${field}`, code: 'arrived', message })
  return [
    ...(typed === '' || typed === stored.itemID
      ? []
      : [refuse('itemID', `${haveArrived(arrived, stored.itemID)}: the item can't change.`)]),
    ...(typeof quantity !== 'number' || compare(toQuantity(quantity), least) >= 0
      ? []
      : [refuse('ordered', `${haveArrived(arrived)}: order at least ${inSentence(toNumber(least))}.`)]),
  ]
}

function smaller(one: Quantity, other: Quantity): Quantity {
  return compare(one, other) < 0 ? one : other
}

function haveArrived(arrived: Quantity, itemID?: unknown): string {
  const units = toNumber(arrived)
  const of = itemID === undefined ? '' : ` of ${String(itemID)}`
  return `${inSentence(units)}${of} ${units === 1 ? 'has' : 'have'} arrived`
}
