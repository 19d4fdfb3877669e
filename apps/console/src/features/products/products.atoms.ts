import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import {
  additionalAttributesAtom,
  attributeListsAtom,
  discountsAtom,
  feesAtom,
  taxesAtom,
  unitsAtom,
} from '#app/reference.atoms.ts'
import { PRODUCTS } from './paths.ts'
import { productLists } from './product-lists.ts'
import type { Item } from './product-row.ts'
import type { ProductQuery } from './products-url.ts'

/** Rows a page. More than a screen holds, so that scrolling seldom waits. */
const PAGE = 200

export type ProductList = {
  items: readonly Item[]
  total?: components['schemas']['Total']
  /** Where the next page begins; null when all is here. */
  cursor: string | null
  /** A load that replaces the items is under way. */
  loading: boolean
  failure?: unknown
}

const NOTHING: ProductList = { items: [], cursor: null, loading: true }

/** The list belongs to the client that loaded it, so that a new session begins with nothing. */
const loadedAtom = atom<{ api?: Api; list: ProductList }>({ list: NOTHING })

/** The items that match the query, as far as they are loaded. Those of the query before stay until new ones come. */
export const productsAtom = atom(
  (get) => {
    const { api, list } = get(loadedAtom)
    return api === get(apiAtom) ? list : NOTHING
  },
  (get, set, list: ProductList) => set(loadedAtom, { api: get(apiAtom), list }),
)

/** Loads the first page of a query. An answer that comes after `signal` was aborted changes nothing. */
export const loadProductsAtom = atom(null, async (get, set, api: Api, query: ProductQuery, signal: AbortSignal) => {
  set(productsAtom, { ...get(productsAtom), loading: true, failure: undefined })
  try {
    const params = { query: { ...query, limit: PAGE, total: true } }
    const { data, nextCursor, total } = dataOf(await api.GET('/items', { params, signal })).body
    if (!signal.aborted) set(productsAtom, { items: data, total, cursor: nextCursor, loading: false })
  } catch (failure) {
    // The items of the query before would be taken for the answer to this one.
    if (!signal.aborted) set(productsAtom, { ...NOTHING, loading: false, failure })
  }
})

/**
 * Somebody else has changed items. Those on the list are replaced in their places, so that nothing jumps; the list is
 * loaded anew for others only where that moves nobody: while its first page is all there is.
 */
export const followChangeAtom = atom(null, async (get, set, ids: readonly string[] | null, reload: () => void) => {
  const { items, loading } = get(productsAtom)
  const shown = new Set(items.map(({ itemID }) => itemID))
  const isKnown = ids?.every((id) => shown.has(id)) ?? false
  if (loading || !ids || !isKnown) return items.length <= PAGE ? reload() : undefined
  const query = { pagination: false, itemIDOnSearch: ids.join(',') }
  const answer = await get(apiAtom)
    .GET('/items', { params: { query } })
    .then(dataOf)
    .catch(() => undefined)
  if (!answer) return
  const changed = new Map(answer.body.data.map((item) => [item.itemID, item]))
  const list = get(productsAtom)
  set(productsAtom, { ...list, items: list.items.map((item) => changed.get(item.itemID) ?? item) })
})

/** Loads the page after the last loaded one. Its answer is dropped when the list has changed meanwhile. */
export const loadMoreProductsAtom = atom(null, async (get, set, query: ProductQuery) => {
  const { cursor, loading } = get(productsAtom)
  if (!cursor || loading) return
  const isStale = () => get(productsAtom).cursor !== cursor || get(productsAtom).loading
  try {
    const params = { query: { ...query, limit: PAGE, cursor } }
    const { data, nextCursor } = dataOf(await get(apiAtom).GET('/items', { params })).body
    const list = get(productsAtom)
    if (!isStale())
      set(productsAtom, { ...list, items: [...list.items, ...data], cursor: nextCursor, failure: undefined })
  } catch (failure) {
    if (!isStale()) set(productsAtom, { ...get(productsAtom), failure })
  }
})

/** The list as it was last seen, with its filters: where one comes back to from an item. */
export const listPathAtom = atom(PRODUCTS)

/** Every list that an item chooses from. Suspends until they are there; each may be empty (section 4). */
export const productListsAtom = atom(async (get) => {
  const [attributes, taxes, discounts, fees, units, additional] = await Promise.all([
    get(attributeListsAtom),
    get(taxesAtom),
    get(discountsAtom),
    get(feesAtom),
    get(unitsAtom),
    get(additionalAttributesAtom),
  ])
  return productLists({ attributes, taxes, discounts, fees, units, additional })
})

/** What the list needs besides the items: lists for names and filters, and how the company writes money and time. */
export const productSettingsAtom = atom(async (get) => {
  const [lists, formats] = await Promise.all([get(productListsAtom), get(formatsAtom)])
  return { lists, formats }
})
