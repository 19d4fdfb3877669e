import { type Api, dataOf, explain } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { locationsAtom } from '#app/reference.atoms.ts'
import type { Scope } from '../item-scope.ts'
import type { Item } from '../product-row.ts'
import { entitledBy, type Entitled, type Wanted } from './entitlements.ts'
import type { Location } from './location-words.ts'

/** Entitlements that one call takes away: as many as fit into an address. */
const REMOVED_AT_ONCE = 500
/** Items that one call entitles (the contract). */
const ENTITLED_AT_ONCE = 5_000

async function load(api: Api, itemID: string, scope: Scope): Promise<Entitled> {
  const query = { itemID, scope, pagination: false }
  return entitledBy(dataOf(await api.GET('/items/hierarchy/entitlement', { params: { query } })).body.data)
}

/** The IDs of the item, and of its variants where they are meant too. */
async function itemIDsOf(api: Api, { itemID, productID }: Item, scope: Scope): Promise<string[]> {
  if (scope === 'item' || !productID) return [itemID]
  const params = { path: { productID }, query: { fetchVariants: true, status: 'Active,Discontinued' } }
  return dataOf(await api.GET('/product/{productID}', { params })).body.variants.map((variant) => variant.itemID)
}

/** Where an item or its product may be sold. An atom of its own for each caller. */
export function itemEntitlementsAtom(item: Item, scope: Scope) {
  const loading = atom((get) => {
    const api = get(apiAtom)
    return Promise.all([load(api, item.itemID, scope), itemIDsOf(api, item, scope)])
  })
  return atom(async (get) => {
    const [[entitled, itemIDs], locations] = await Promise.all([get(loading), get(locationsAtom)])
    return { entitled, itemIDs, locations }
  })
}

/** The entitlements as the server has them by now. Throws ApiError. */
export const reloadEntitlementsAtom = atom(null, (get, _set, itemID: string, scope: Scope) =>
  load(get(apiAtom), itemID, scope),
)

/** Why entitlements were not saved: the sentence of section 8, and what the server said. */
export class EntitlementsRefused extends Error {
  readonly detail: string

  constructor(title: string, cause: unknown) {
    super(title, { cause })
    const { list, message } = explain(cause)
    this.detail = list[0] ?? message
  }
}

export type EntitlementSave = {
  itemIDs: readonly string[]
  entitled: Entitled
  locations: readonly Location[]
  wanted: Wanted
}

/** Entitles and takes away what is wanted. Throws EntitlementsRefused; what was sent before the refused part is saved. */
export const saveEntitlementsAtom = atom(
  null,
  async (get, _set, { itemIDs, entitled, locations, wanted }: EntitlementSave) => {
    const api = get(apiAtom)
    const added = locations.filter(({ id }) => wanted.get(id) === true)
    const removed = locations.filter(({ id }) => wanted.get(id) === false)
    const orRefuse = (title: string) => (cause: unknown) => {
      throw new EntitlementsRefused(title, cause)
    }
    if (added.length > 0) {
      const at = added.map(({ id, type }) => ({ locationID: id, type }))
      for (const ids of parts(itemIDs, ENTITLED_AT_ONCE)) {
        const body = ids.map((itemID) => ({ itemID, locations: at }))
        await api
          .POST('/items/hierarchy/entitlement', { body })
          .then(dataOf)
          .catch(orRefuse('Items cannot be entitled'))
      }
    }
    const gone = removed.flatMap(({ id }) => entitled.get(id) ?? []).map(({ id }) => id)
    const title = gone.length === 1 ? 'Entitlements item cannot be removed' : 'Entitlements cannot be removed'
    for (const ids of parts(gone, REMOVED_AT_ONCE)) {
      const query = { id: ids.join(',') }
      await api.DELETE('/items/hierarchy/entitlement', { params: { query } }).then(dataOf).catch(orRefuse(title))
    }
  },
)

function parts<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}
