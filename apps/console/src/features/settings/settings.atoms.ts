import { dataOf } from '@greenroom/api-client'
import type { AccountSetting } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'

/** The settings of the account by key, as text. */
export type Settings = Partial<Record<AccountSetting, string>>

const asSettings = (entries: readonly { key: string; value: string }[]): Settings =>
  Object.fromEntries(entries.map(({ key, value }) => [key, value]))

/** Throws ApiError. */
export const settingsAtom = atom(async (get, { signal }) => {
  const { body } = dataOf(await get(apiAtom).GET('/account/configuration', { signal }))
  return asSettings(body.accountConfigurations)
})

/** Saves the settings given and answers all of them. Throws ApiError. */
export const saveSettingsAtom = atom(null, async (get, _set, changed: Settings) => {
  const accountConfigurations = Object.entries(changed).map(([key, value]) => ({ key, value }))
  const { body } = dataOf(await get(apiAtom).PUT('/account/configuration', { body: { accountConfigurations } }))
  return asSettings(body.accountConfigurations)
})
