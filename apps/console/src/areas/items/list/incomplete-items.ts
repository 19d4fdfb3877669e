import { dataOf } from '@greenroom/api-client'
import type { MISSING_FIELDS } from '@greenroom/catalog'
import { resource } from '#data/resource.ts'
import { type Guarded, toSave } from '#session/may.ts'
import type { Waiting } from '#screens/area.ts'

/** Active items that lack something, for those who can add it. */
export const incompleteItems: readonly Waiting[] = [
  without('sellingPrice', 'a price', toSave('updateItem', 'sellingPrice')),
  without('itemImage', 'a picture', 'arrangeImages'),
  without('tax', 'a tax', 'updateItem'),
]

function without(missing: (typeof MISSING_FIELDS)[number]['value'], what: string, needs: Guarded): Waiting {
  const query = { missing, status: 'Active' } as const
  return {
    count: resource({
      name: `itemsWithout ${missing}`,
      entities: ['item'],
      needs,
      empty: { count: 0, capped: false },
      load: async (api, signal) =>
        dataOf(await api.GET('/items', { params: { query: { ...query, limit: 1, total: true } }, signal })).body.total!,
    })(),
    search: new URLSearchParams(query).toString(),
    one: `item without ${what}`,
    many: `items without ${what}`,
  }
}
