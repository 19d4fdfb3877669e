import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { mutation, taken } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import type { Item } from '../list/product-row.ts'

/** One item with its stock on hand; undefined without an ID or if no item has it. */
export const itemRecord = resource({
  name: 'item',
  kind: 'record',
  entities: ['item'],
  recordOf: (itemID: string | undefined) => itemID ?? '',
  async load(api, signal, itemID: string | undefined): Promise<Item | undefined> {
    if (itemID === undefined) return undefined
    return dataOf(await api.GET('/items', { params: { query: { itemID, expand: 'qoh' } }, signal })).body.data[0]
  },
})

/** Who saved an item last, where another version than the loaded one is stored. */
export const lastSaver = resource({
  name: 'lastSaver',
  entities: ['item'],
  recordOf: (itemID: string) => itemID,
  load: async (api, signal, itemID: string) =>
    dataOf(await api.GET('/items', { params: { query: { itemID } }, signal })).body.data[0]?.updatedBy,
})

/** What is saved with the item: variants, package, hints, entitlements and configuration. */
const CHANGES_ITEMS = {
  changes: ['item', 'packageComponent', 'locationHint', 'entitlement', 'ctoConfiguration'],
}

/** Creates an item and returns the stored item. Throws ApiError. */
export const createItemAtom = mutation(
  async (api, body: components['schemas']['ItemCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/items', { body, headers })).body,
  CHANGES_ITEMS,
)

/** Updates an item and returns the stored item, which is not outdated then. Throws ApiError. */
export const updateItemAtom = mutation(
  async (api, body: components['schemas']['ItemUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/items', { body, headers })).body,
  {
    ...CHANGES_ITEMS,
    takes: (saved) => [taken(itemRecord(saved.itemID), (before) => before && { qoh: before.qoh, ...saved })],
  },
)

/** As many free UPCs. The server never returns the same one twice. */
export const nextUPCsAtom = mutation(
  async (api, count: number) => dataOf(await api.POST('/generate/auto/id', { body: { type: 'UPC', count } })).body.all,
)

/** The next free item ID. The server never returns the same ID twice. */
export const nextItemIDAtom = mutation(
  async (api) => dataOf(await api.POST('/generate/auto/id', { body: { type: 'ITEM' } })).body.nextID,
)
