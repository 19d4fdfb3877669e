import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import { hintRows } from './hints.ts'

/** The hints of an item. */
export const itemHintsAtom = resource({
  name: 'itemHints',
  kind: 'record',
  async load(api, signal, itemID: string) {
    const params = { query: { itemID, expand: 'location_hint' } }
    return hintRows(dataOf(await api.GET('/items', { params, signal })).body.data[0]?.hints)
  },
})
