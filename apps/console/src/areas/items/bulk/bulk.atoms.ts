import { dataOf } from '@greenroom/api-client'
import { NO_TAX } from '@greenroom/catalog'
import { combined } from '#data/combined.ts'
import { resource } from '#data/resource.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import type { ProductQuery } from '../list/products-url.ts'

/** What the form of an item needs, and "No Tax" among the taxes (section 5). */
export const bulkSettingsAtom = combined({ settings: itemSettingsAtom }, ({ settings }) => {
  const tax = [{ id: NO_TAX, label: NO_TAX, active: true }, ...(settings.lists.tax ?? [])]
  return { ...settings, lists: { ...settings.lists, tax } }
})

/** How many items the filter matches now. */
export const matching = resource({
  name: 'matching',
  entities: ['item'],
  load: async (api, signal, query: ProductQuery) =>
    dataOf(await api.GET('/items', { params: { query: { ...query, limit: 1, total: true } }, signal })).body.total,
})
