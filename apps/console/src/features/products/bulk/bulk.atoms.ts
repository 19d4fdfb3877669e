import { dataOf } from '@greenroom/api-client'
import { NO_TAX } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { itemSettingsAtom } from '../item.atoms.ts'
import type { ProductQuery } from '../products-url.ts'

/** What the form of an item needs, and "No Tax" among the taxes (section 5). */
export const bulkSettingsAtom = atom(async (get) => {
  const settings = await get(itemSettingsAtom)
  const tax = [{ id: NO_TAX, label: NO_TAX, active: true }, ...(settings.lists.tax ?? [])]
  return { ...settings, lists: { ...settings.lists, tax } }
})

/** How many items the filter finds at this moment. An atom of its own for each caller. */
export function matchingAtom(query: ProductQuery) {
  return atom(async (get, { signal }) => {
    const params = { query: { ...query, limit: 1, total: true } }
    return dataOf(await get(apiAtom).GET('/items', { params, signal })).body.total
  })
}
