import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { GridLayout } from '@greenroom/ui'
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import { userAtom } from '#session/session.atoms.ts'

export type SavedView = components['schemas']['View']

const SCREEN = 'products'

const loadedViewsAtom = resource({
  name: 'views',
  empty: [],
  entities: ['view'],
  load: async (api, signal): Promise<SavedView[]> =>
    dataOf(await api.GET('/views', { params: { query: { screen: SCREEN } }, signal })).body,
})()

const NONE: readonly SavedView[] = []

/** The user's own views by name. Empty until loaded and if they can't be loaded: the list works without them. */
export const viewsAtom = atom((get) => get(loadedViewsAtom.stateAtom).value ?? NONE)

/** Saves a view and replaces one with the same name. Throws ApiError. */
export const saveViewAtom = mutation(
  async (api, name: string, state: string) =>
    dataOf(await api.POST('/views', { body: { screen: SCREEN, name, state } })).body,
  { changes: ['view'] },
)

/** Deletes a view. Throws ApiError. */
export const deleteViewAtom = mutation(
  async (api, viewID: string) => {
    dataOf(await api.DELETE('/views/{viewID}', { params: { path: { viewID } } }))
  },
  { changes: ['view'] },
)

const storedLayoutsAtom = atomWithStorage<Record<string, GridLayout>>('greenroom.products.columns', {}, undefined, {
  getOnInit: true,
})

const ownerAtom = atom((get) => {
  const { companyCode, userName } = get(userAtom)
  return `${companyCode}/${userName}`
})

/**
 * Unsaved column arrangements by the ID of the view they are based on ('' for none). This browser keeps them per
 * company and user (section 3).
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
