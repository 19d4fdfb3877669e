import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { type PreviewLocation, previewAtom } from './preview.atoms.ts'
import { renewApiAtom } from './session.atoms.ts'

/**
 * Shows the console as a role sees it. Every call then carries the role: the server answers with the role's access,
 * leaves hidden values out and refuses writes. Throws ApiError.
 */
export const startPreviewAtom = atom(null, async (get, set, role: { roleID: number; name: string }) => {
  const api = get(apiAtom)
  const headers = { 'X-Preview-Role': String(role.roleID) }
  const [authorized, business] = await Promise.all([api.GET('/authorise', { headers }), api.GET('/business')])
  const { features } = dataOf(authorized).body
  set(previewAtom, { roleID: role.roleID, name: role.name, features, locations: dataOf(business).body.locations })
  set(renewApiAtom)
})

/** Shows it as the role sees it at a location, or everywhere. Every call then carries that too. */
export const previewAtAtom = atom(null, (get, set, location: PreviewLocation | undefined) => {
  const { location: _, ...preview } = get(previewAtom)!
  set(previewAtom, { ...preview, ...(location && { location }) })
  set(renewApiAtom)
})

export const leavePreviewAtom = atom(null, (_get, set) => {
  set(previewAtom, null)
  set(renewApiAtom)
})
