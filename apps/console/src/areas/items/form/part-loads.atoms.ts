import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { hintRows } from '../locations/hints.ts'
import { rowsOf } from '../packages/components.ts'
import type { ItemParts } from './item-parts.ts'

/** Loads the parts that a form shows in their current state. Throws ApiError. */
export const loadPartsAtom = atom(null, async (get, _set, itemID: string, looked: ItemParts): Promise<ItemParts> => {
  const api = get(apiAtom)
  const params = { query: { itemID } }
  const [hints, components, configuration] = await Promise.all([
    looked.hints && api.GET('/items', { params: { query: { itemID, expand: 'location_hint' } } }).then(dataOf),
    looked.components && api.GET('/items/components', { params }).then(dataOf),
    looked.attachments && api.GET('/cto/configuration', { params }).then(dataOf),
  ])
  return {
    ...(hints && { hints: hintRows(hints.body.data[0]?.hints) }),
    ...(components && { components: rowsOf(components.body) }),
    ...(configuration && {
      attachments: configuration.body.attachments as ItemParts['attachments'],
      allowances: configuration.body.allowances,
    }),
  }
})
