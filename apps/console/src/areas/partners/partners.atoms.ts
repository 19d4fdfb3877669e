import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation, taken } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type Partner = Schemas['PartnerGrant']
export type GivenRole = Schemas['RoleChoice']

/** By name. Throws ApiError. */
const partnersAtom = resource({
  name: 'partners',
  entities: ['partner'],
  load: async (api, signal): Promise<Partner[]> => dataOf(await api.GET('/partners', { signal })).body,
})()

/** The roles whose access the user may give; empty for those who may not read them. */
const rolesAtom = resource({
  name: 'partnerRoles',
  entities: ['role'],
  needs: 'listRoleChoices',
  empty: [],
  load: async (api, signal): Promise<GivenRole[]> =>
    dataOf(await api.GET('/users/roles', { signal })).body.filter(({ mayGive }) => mayGive),
})()

export const partnerListAtom = combined({ partners: partnersAtom, roles: rolesAtom, formats: formatsAtom })

/** The code with which partners ask for access; null before the first. Throws ApiError. */
export const partnerCodeAtom = resource({
  name: 'partnerCode',
  load: async (api, signal) => dataOf(await api.GET('/partners/code', { signal })).body,
})()

const CHANGES_PARTNERS = { changes: ['partner'] }

/** Each throws ApiError. */
export const savePartnerAtom = mutation(
  async (api, partnerCode: string, body: Schemas['PartnerGrantUpdate'], headers: RequestHeaders) =>
    dataOf(await api.PUT('/partners/{partnerCode}', { params: { path: { partnerCode } }, body, headers })).body,
  CHANGES_PARTNERS,
)

export const endPartnerAtom = mutation(async (api, partnerCode: string, body: Schemas['PartnerEnd']) => {
  const params = { path: { partnerCode } }
  return dataOf(await api.PUT('/partners/{partnerCode}/status', { params, body })).body
}, CHANGES_PARTNERS)

const takesCode = { takes: (code: Schemas['PartnerCode']) => [taken(partnerCodeAtom, () => code)] }

export const renewPartnerCodeAtom = mutation(async (api) => dataOf(await api.POST('/partners/code')).body, takesCode)

export const withdrawPartnerCodeAtom = mutation(async (api) => {
  dataOf(await api.DELETE('/partners/code'))
  return { code: null }
}, takesCode)
