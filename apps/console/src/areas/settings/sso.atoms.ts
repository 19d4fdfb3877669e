import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { mutation, taken } from '#data/mutation.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type SsoProvider = Schemas['SsoProviderSettings']
export type SsoTest = Schemas['SsoTest']

/** Throws ApiError. */
const settingsAtom = resource({
  name: 'ssoProvider',
  kind: 'record',
  entities: ['ssoProvider'],
  load: async (api, signal) => dataOf(await api.GET('/sso/provider', { signal })).body,
})()

/** The identity provider, and the characters that its name may not contain. */
export const ssoSettingsAtom = combined({ settings: settingsAtom, restricted: restrictedAtom })

/** The user's latest test of the provider. The server announces none, so only this page reloads it. Throws ApiError. */
export const ssoTestAtom = resource({
  name: 'ssoTest',
  entities: ['ssoProvider', 'ssoTest'],
  load: async (api, signal) => ({ test: dataOf(await api.GET('/sso/provider/test', { signal })).body }),
})()

const CHANGES_PROVIDER = { changes: ['ssoProvider'] }

const withProvider = (provider: SsoProvider | null) => [taken(settingsAtom, (settings) => ({ ...settings, provider }))]

/** Each throws ApiError. */
export const saveSsoProviderAtom = mutation(
  async (api, body: Schemas['SsoProviderUpdate'], headers: RequestHeaders): Promise<SsoProvider> =>
    dataOf(await api.PUT('/sso/provider', { body, headers })).body.provider!,
  { ...CHANGES_PROVIDER, takes: (provider) => withProvider(provider) },
)

export const removeSsoProviderAtom = mutation(
  async (api, version: number) => {
    dataOf(await api.DELETE('/sso/provider', { params: { query: { version } } }))
  },
  { ...CHANGES_PROVIDER, takes: (_done) => withProvider(null) },
)

/** Returns the page to open; null if the test has failed already. */
export const startSsoTestAtom = mutation(async (api) => dataOf(await api.POST('/sso/provider/test')).body.url, {
  changes: ['ssoTest'],
})
