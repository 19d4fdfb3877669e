import { type Api, dataOf } from '@greenroom/api-client'
import { joinIDs } from '@greenroom/validation'
import type { LineItem } from './document-screen.ts'

/** Items with what is on hand of them at a place; without, where the user does not work. */
export async function itemsOnHand(api: Api, itemIDs: readonly string[], place: string): Promise<readonly LineItem[]> {
  const query = { itemIDOnSearch: joinIDs(itemIDs), limit: itemIDs.length }
  const [items, stock] = await Promise.all([
    api.GET('/items', { params: { query } }).then((answer) => dataOf(answer).body.data),
    place === ''
      ? []
      : api
          .GET('/stock/onhand', { params: { query: { place, itemIDs: joinIDs(itemIDs) } } })
          .then((answer) => dataOf(answer).body),
  ])
  const onHand = new Map(stock.map((line) => [line.itemID, line.onHand]))
  return items.map((item) => ({ ...item, onHand: onHand.get(item.itemID) }))
}
