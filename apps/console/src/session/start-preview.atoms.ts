import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { type Preview, type PreviewLocation, previewAtom } from './preview.atoms.ts'
import { renewApiAtom } from './session.atoms.ts'

/** A role; or a user with their role, and where they work unless they work everywhere. */
export type Previewed = Pick<Preview, 'roleID' | 'name' | 'back'> & { locations?: readonly PreviewLocation[] }

/**
 * Shows the console as a role or a user sees it. Every call then carries the role: the server answers with the role's
 * access, leaves hidden values out and refuses writes. Throws ApiError.
 */
export const startPreviewAtom = atom(null, async (get, set, { locations, ...previewed }: Previewed) => {
  const api = get(apiAtom)
  const headers = { 'X-Preview-Role': String(previewed.roleID) }
  const [authorized, business] = await Promise.all([api.GET('/authorise', { headers }), api.GET('/business')])
  const { features } = dataOf(authorized).body
  set(previewAtom, {
    ...previewed,
    features,
    locations: locations ?? dataOf(business).body.locations,
    ...(locations && { isAtPlaces: true, location: locations[0]! }),
  })
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
