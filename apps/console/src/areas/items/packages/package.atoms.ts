import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { resource } from '#data/resource.ts'
import type { ComponentRow } from '../form/item-parts.ts'
import { rowsOf } from './components.ts'

/** The components of a package. */
export const packageAtom = resource({
  name: 'packageComponents',
  kind: 'record',
  async load(api, signal, itemID: string) {
    return rowsOf(dataOf(await api.GET('/items/components', { params: { query: { itemID } }, signal })).body)
  },
})

/** An item as a new component; undefined if it no longer exists. Throws ApiError. */
export const componentAtom = atom(null, async (get, _set, itemID: string): Promise<ComponentRow | undefined> => {
  const params = { query: { itemID, expand: 'qoh' } }
  const [item] = dataOf(await get(apiAtom).GET('/items', { params })).body.data
  if (!item) return undefined
  const { upc, name, type, itemStatus, costPrice, sellingPrice, qoh } = item
  // Services have no stock, and the server counts packages when it saves.
  const isCounted = type === STORE_ITEM || type === VARIANT
  return {
    itemID,
    upc,
    name,
    type,
    itemStatus,
    quantity: '1',
    costPrice,
    sellingPrice,
    qoh: isCounted ? qoh : undefined,
  }
})

const STORE_ITEM = 1
const VARIANT = 6
