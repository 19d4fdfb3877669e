import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { restrictedCharacters } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { locationsAtom, systemConfigurationAtom, taxesAtom } from '#app/reference.atoms.ts'
import { companyAtom, renewApiAtom } from '#app/session.atoms.ts'

type Schemas = components['schemas']

/** What the steps with a form begin with. */
export const setupAtom = atom(async (get) => {
  const [company, locations, taxes, configuration] = await Promise.all([
    get(companyAtom),
    get(locationsAtom),
    get(taxesAtom),
    get(systemConfigurationAtom),
  ])
  return { company, locations, taxes, restricted: restrictedCharacters(configuration) }
})

/** How many items and users there are; undefined for what the user may not count. */
export const countsAtom = atom(async (get) => {
  const api = get(apiAtom)
  const [items, users] = await Promise.all([
    api.GET('/items', { params: { query: { limit: 1, total: true } } }),
    api.GET('/users/all', { params: { query: { limit: 1 } } }),
  ])
  return { items: items.data?.body.total?.count, users: users.data?.body.total.count }
})

/** Saves a part of the profile. Everything that shows the company is loaded anew afterwards. Throws ApiError. */
export const saveCompanyAtom = atom(null, async (get, set, part: Omit<Schemas['CompanyUpdate'], 'version'>) => {
  const { version } = await get(companyAtom)
  dataOf(await get(apiAtom).PUT('/business/company', { body: { version, ...part } }))
  set(renewApiAtom)
})

export const createVenueAtom = atom(null, async (get, _set, body: Schemas['VenueCreate']) => {
  return dataOf(await get(apiAtom).POST('/business/venues', { body })).body
})

export const createStoreAtom = atom(null, async (get, _set, body: Schemas['StoreCreate']) => {
  return dataOf(await get(apiAtom).POST('/business/stores', { body })).body
})

export const createTaxAtom = atom(null, async (get, _set, body: Schemas['EntryCreate']) => {
  return dataOf(await get(apiAtom).POST('/lists/{kind}', { params: { path: { kind: 'tax' } }, body })).body
})
