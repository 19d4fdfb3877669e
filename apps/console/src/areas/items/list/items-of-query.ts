import { type Api, dataOf } from '@greenroom/api-client'
import { PRICE_CHANGE_LINES_MAX } from '@greenroom/catalog'
import { isSystemItem } from '@greenroom/permissions'
import { numbers } from '@greenroom/ui'
import type { ChosenItem } from '#documents/document-form.ts'
import type { ProductQuery } from './products-url.ts'

/** The most that the API answers at once. */
const PAGE = 1_000

/**
 * The items of a list that prices can be changed of, in its order, or a sentence that says that they are too many for
 * one price change. Throws ApiError.
 */
export async function itemsOfQuery(api: Api, query: ProductQuery): Promise<ChosenItem[] | string> {
  const pageFrom = async (cursor?: string) =>
    dataOf(await api.GET('/items', { params: { query: { ...query, limit: PAGE, ...(cursor && { cursor }) } } })).body
  const items: ChosenItem[] = []
  for (let page = await pageFrom(); ; page = await pageFrom(page.nextCursor)) {
    for (const { itemID, name } of page.data) if (!isSystemItem(itemID)) items.push({ itemID, name })
    if (items.length > PRICE_CHANGE_LINES_MAX) {
      return `A price change has at most ${numbers.text(PRICE_CHANGE_LINES_MAX)} lines. Narrow the list first.`
    }
    if (page.nextCursor === null) return items
  }
}
