import { dataOf } from '@greenroom/api-client'
import type { AccountSettings } from '@greenroom/validation'
import { resource } from './resource.ts'

/** The settings of the account by key (section 6). Throws ApiError. */
export const accountSettingsAtom = resource({
  name: 'accountConfiguration',
  entities: ['accountConfiguration'],
  async load(api, signal): Promise<AccountSettings> {
    const { accountConfigurations } = dataOf(await api.GET('/account/configuration', { signal })).body
    return Object.fromEntries(accountConfigurations.map(({ key, value }) => [key, value]))
  },
})()
