import { dataOf } from '@greenroom/api-client'
import { parseQuantity } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import type { ComponentRow } from './components.ts'

/** What one package holds, and how the company writes money. Suspends while they load. */
export function packageAtom(itemID: string) {
  const contentsAtom = atom(async (get, { signal }) => {
    const params = { query: { itemID } }
    return dataOf(await get(apiAtom).GET('/items/components', { params, signal })).body
  })
  return atom(async (get) => {
    const [contents, formats] = await Promise.all([get(contentsAtom), get(formatsAtom)])
    return { contents, formats }
  })
}

/** An item as a new component; undefined when it is gone. Throws ApiError. */
export const componentAtom = atom(null, async (get, _set, itemID: string): Promise<ComponentRow | undefined> => {
  const params = { query: { itemID, expand: 'qoh' } }
  const [item] = dataOf(await get(apiAtom).GET('/items', { params })).body.data
  if (!item) return undefined
  const { upc, name, type, itemStatus, costPrice, sellingPrice, qoh } = item
  // How many there are of a service is no question; of a package the server counts when it is saved.
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

/** Saves what a package holds. Throws ApiError. */
export const savePackageAtom = atom(
  null,
  async (get, _set, itemID: string, version: number, rows: readonly ComponentRow[]) => {
    const components = rows.map((row) => ({ itemID: row.itemID, quantity: Number(parseQuantity(row.quantity)) }))
    const params = { query: { itemID } }
    return dataOf(await get(apiAtom).PUT('/items/components', { params, body: { version, components } })).body
  },
)
