import { sum, toNumber, toQuantity } from '@greenroom/money'
import type { SheetColumn } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { QUANTITY } from './drafts.ts'
import type { Asked, SuggestedItem } from './replenishment.atoms.ts'

/** The columns of suggestions. The quantity is what somebody changes: it stands where it is seen without scrolling. */
export function suggestionColumns(
  { from, coverDays }: Asked,
  items: readonly SuggestedItem[],
  { number }: Pick<Formats, 'number'>,
): SheetColumn[] {
  const isReserved = items.some(({ reserved }) => reserved !== 0)
  const figure = (id: string, label: string, width: number): SheetColumn => {
    const format = (text: string) => (text === '' ? '' : number(Number(text)))
    return { id, label, kind: 'number', width, readOnly: true, phoneWidth: 0, format }
  }
  const text = (id: string, label: string, width: number): SheetColumn => {
    return { id, label, kind: 'text', width, readOnly: true, phoneWidth: 0 }
  }
  const quantityLabel = from === undefined ? 'Order' : 'Transfer'
  return [
    { ...text('itemID', 'Item', 130), phoneWidth: 150, phoneDetail: { id: 'itemName', label: 'Name' } },
    { ...text('itemName', 'Name', 180), isFlexible: true },
    ...(from === undefined ? [text('vendorName', 'Vendor', 150)] : []),
    { id: QUANTITY, label: quantityLabel, kind: 'number', width: 90, phoneWidth: 110, limit: 20 },
    figure('onHand', 'On hand', 85),
    figure('onTheWay', 'On the way', 100),
    ...(isReserved ? [figure('reserved', 'Reserved', 90)] : []),
    ...(coverDays === undefined ? [] : [figure('soldUnits', 'Sold', 80)]),
  ]
}

/** The cells of an item, with the quantity that is suggested. */
export function cellsOf(item: SuggestedItem): Record<string, string> {
  const { itemID, itemName, vendorName, onHand, inTransit, inbound, drafted, reserved, soldUnits, quantity } = item
  return {
    itemID,
    itemName,
    vendorName: vendorName ?? 'No vendor',
    onHand: String(onHand),
    onTheWay: String(toNumber(sum([inTransit, inbound, drafted].map(toQuantity)))),
    reserved: String(reserved),
    soldUnits: soldUnits === undefined ? '' : String(soldUnits),
    [QUANTITY]: quantity === 0 ? '' : String(quantity),
  }
}
