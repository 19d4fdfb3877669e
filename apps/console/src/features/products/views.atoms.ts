import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { GridLayout } from '@greenroom/ui'
import { atom } from 'jotai'
import { atomWithRefresh, atomWithStorage, unwrap } from 'jotai/utils'
import { apiAtom } from '#app/api.ts'
import { userAtom } from '#app/session.atoms.ts'

export type SavedView = components['schemas']['View']

const SCREEN = 'products'

const loadedViewsAtom = atomWithRefresh(async (get, { signal }): Promise<SavedView[]> => {
  try {
    return dataOf(await get(apiAtom).GET('/views', { params: { query: { screen: SCREEN } }, signal })).body
  } catch {
    return []
  }
})

/** The user's own views by name. Empty until they are loaded, and where they cannot be: the list works without. */
export const viewsAtom = unwrap(loadedViewsAtom, (before): SavedView[] => before ?? [])

/** Saves a view; one of the same name is replaced. Throws ApiError. */
export const saveViewAtom = atom(null, async (get, set, name: string, state: string) => {
  const { body } = dataOf(await get(apiAtom).POST('/views', { body: { screen: SCREEN, name, state } }))
  set(loadedViewsAtom)
  return body
})

/** Deletes a view. Throws ApiError. */
export const deleteViewAtom = atom(null, async (get, set, viewID: string) => {
  dataOf(await get(apiAtom).DELETE('/views/{viewID}', { params: { path: { viewID } } }))
  set(loadedViewsAtom)
})

const storedLayoutsAtom = atomWithStorage<Record<string, GridLayout>>('greenroom.products.columns', {}, undefined, {
  getOnInit: true,
})

const ownerAtom = atom((get) => {
  const { companyCode, userName } = get(userAtom)
  return `${companyCode}/${userName}`
})

/**
 * Columns as the user arranged them and did not save as a view, by the ID of the view they began from ('' for none).
 * This browser keeps them, per company and user (section 3).
 */
export const layoutsAtom = atom(
  (get) => {
    const prefix = `${get(ownerAtom)}/`
    const own = Object.entries(get(storedLayoutsAtom)).filter(([key]) => key.startsWith(prefix))
    return Object.fromEntries(own.map(([key, layout]) => [key.slice(prefix.length), layout]))
  },
  (get, set, viewID: string, layout: GridLayout | undefined) => {
    const key = `${get(ownerAtom)}/${viewID}`
    const { [key]: _, ...others } = get(storedLayoutsAtom)
    set(storedLayoutsAtom, layout ? { ...others, [key]: layout } : others)
  },
)
