import { type Api, dataOf, explain } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { locationsAtom } from '#app/reference.atoms.ts'
import { type HintChanges, type HintRow, hintRows } from './hints.ts'
import type { Location } from './location-words.ts'

async function load(api: Api, itemID: string): Promise<HintRow[]> {
  const params = { query: { itemID, expand: 'location_hint,qoh' } }
  return hintRows(dataOf(await api.GET('/items', { params })).body.data[0]?.hints)
}

/** The hints of an item, and the locations that it may lie at. An atom of its own for each caller. */
export function itemHintsAtom(itemID: string) {
  const loading = atom((get) => load(get(apiAtom), itemID))
  return atom(async (get) => {
    const [rows, locations] = await Promise.all([get(loading), get(locationsAtom)])
    return { rows, locations: locations.filter(({ type }) => type !== 'ARTIST') }
  })
}

/** The hints of an item as the server has them by now. Throws ApiError. */
export const reloadHintsAtom = atom(null, (get, _set, itemID: string) => load(get(apiAtom), itemID))

/** Why hints were not saved: the sentence of section 8, and the first field message. */
export class HintsRefused extends Error {
  readonly detail: string

  constructor(title: string, cause: unknown) {
    super(title, { cause })
    const { list, message } = explain(cause)
    this.detail = list[0] ?? message
  }
}

/** Saves the hints of an item. Throws HintsRefused; what was sent before the refused part is saved. */
export const saveHintsAtom = atom(
  null,
  async (get, _set, itemID: string, { added, changed, removed }: HintChanges, locations: readonly Location[]) => {
    const api = get(apiAtom)
    const types = new Map(locations.map(({ id, type }) => [id, type]))
    const at = ({ locationID, hint }: HintRow) => ({ hint, location: { id: locationID, type: types.get(locationID)! } })
    const orRefuse = (title: string) => (cause: unknown) => {
      throw new HintsRefused(title, cause)
    }
    if (removed.length > 0) {
      const query = { itemID, locationID: removed.join(',') }
      await api
        .DELETE('/items/locations/hints', { params: { query } })
        .then(dataOf)
        .catch(orRefuse('Location Lookup cannot be modify'))
    }
    if (changed.length > 0) {
      const body = changed.map((row) => ({ item: { itemID }, ...at(row) }))
      await api.PUT('/items/locations/hints', { body }).then(dataOf).catch(orRefuse('Location Lookup cannot be modify'))
    }
    if (added.length > 0) {
      const params = { query: { itemID } }
      await api
        .POST('/items/locations/hints', { params, body: added.map(at) })
        .then(dataOf)
        .catch(orRefuse('Location Lookup cannot be created'))
    }
  },
)
