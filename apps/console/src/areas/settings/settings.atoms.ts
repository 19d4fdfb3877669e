import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { AccountSetting } from '@greenroom/validation'
import type { RequestHeaders } from '#api/api.ts'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

/** The settings of the account by key, as text. */
export type Settings = Partial<Record<AccountSetting, string>>

export const asSettings = (entries: readonly { key: string; value: string }[]): Settings =>
  Object.fromEntries(entries.map(({ key, value }) => [key, value]))

/** Throws ApiError. */
export const settingsAtom = resource({
  name: 'accountSettings',
  kind: 'record',
  entities: ['accountConfiguration'],
  async load(api, signal) {
    const { body } = dataOf(await api.GET('/account/configuration', { signal }))
    return asSettings(body.accountConfigurations)
  },
})()

type Update = components['schemas']['AccountSettingUpdate']

/** Saves these settings and returns all of them. Throws ApiError. */
export const saveSettingsAtom = mutation(
  async (api, accountConfigurations: Update[], headers: RequestHeaders) => {
    const { body } = dataOf(await api.PUT('/account/configuration', { body: { accountConfigurations }, headers }))
    return asSettings(body.accountConfigurations)
  },
  { changes: ['accountConfiguration'] },
)
