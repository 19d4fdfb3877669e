import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'

/** The secret for a new authenticator, requested once per login. */
export const enrollment = resource({
  name: 'enrollment',
  kind: 'record',
  load: async (api, signal, token: string, companyCode: string) =>
    dataOf(await api.POST('/2fa/enrollment', { headers: { token, Domain: companyCode }, signal })).body,
})
