import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#data/api.ts'
import { previewAtom } from './preview.atoms.ts'
import { renewApiAtom } from './session.atoms.ts'

/**
 * Shows the console as a role sees it. Every call then carries the role: the server answers with the role's access,
 * leaves hidden values out and refuses writes. Throws ApiError.
 */
export const startPreviewAtom = atom(null, async (get, set, role: { roleID: number; name: string }) => {
  const headers = { 'X-Preview-Role': String(role.roleID) }
  const { features } = dataOf(await get(apiAtom).GET('/authorise', { headers })).body
  set(previewAtom, { roleID: role.roleID, name: role.name, features })
  set(renewApiAtom)
})

export const leavePreviewAtom = atom(null, (_get, set) => {
  set(previewAtom, null)
  set(renewApiAtom)
})
