import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { GridLayout } from '@greenroom/ui'
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { combined } from '#data/combined.ts'
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

/** The view that the list opens with, chosen by the user or for their role. Suspends until it is known. */
export const openingViewAtom = combined({ views: loadedViewsAtom }, ({ views }) => views.find(({ opens }) => opens))

/** The roles by name, for those who may read them. */
export const viewRolesAtom = resource({
  name: 'roles of views',
  needs: 'listRoles',
  empty: [],
  entities: ['role'],
  load: async (api, signal) =>
    dataOf(await api.GET('/roles', { signal })).body.map(({ roleID, name }) => ({ id: String(roleID), label: name })),
})()

/** The user's own views and shared ones, by name. Empty until loaded and if they can't be loaded: the list works without them. */
export const viewsAtom = atom((get) => get(loadedViewsAtom.stateAtom).value ?? NONE)

/** Who sees a view beside the user. */
export type Audience = Pick<SavedView, 'shared' | 'roleIDs'>

/** Saves a view and replaces the user's own one with the same name. Throws ApiError. */
export const saveViewAtom = mutation(
  async (api, name: string, state: string, { shared, roleIDs }: Audience) =>
    dataOf(await api.POST('/views', { body: { screen: SCREEN, name, state, shared, roleIDs } })).body,
  { changes: ['view'] },
)

/** Deletes a view. Throws ApiError. */
export const deleteViewAtom = mutation(
  async (api, viewID: string) => {
    dataOf(await api.DELETE('/views/{viewID}', { params: { path: { viewID } } }))
  },
  { changes: ['view'] },
)

/** Opens the list with this view from now on, or with none. Throws ApiError. */
export const setOpeningViewAtom = mutation(
  async (api, viewID: string | null) => {
    dataOf(await api.PUT('/views/opening', { body: { screen: SCREEN, viewID } }))
  },
  { changes: ['view'] },
)

/** Opens the list with a view for these roles, and no longer for others that it was chosen for. Throws ApiError. */
export const setRoleOpeningsAtom = mutation(
  async (api, { viewID, opensForRoleIDs: before = [] }: SavedView, roleIDs: readonly number[]) => {
    const change = async (roleID: number, chosen: string | null) => {
      const params = { path: { roleID } }
      dataOf(await api.PUT('/views/opening/{roleID}', { params, body: { screen: SCREEN, viewID: chosen } }))
    }
    for (const roleID of roleIDs) if (!before.includes(roleID)) await change(roleID, viewID)
    for (const roleID of before) if (!roleIDs.includes(roleID)) await change(roleID, null)
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
