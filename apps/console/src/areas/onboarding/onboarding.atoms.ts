import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { companyAtom, locationsAtom } from '#data/company.atoms.ts'
import { mutation } from '#data/mutation.ts'
import { restrictedAtom, taxesAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

/** The initial values of the steps with a form. */
export const setupAtom = combined({
  company: companyAtom,
  locations: locationsAtom,
  taxes: taxesAtom,
  restricted: restrictedAtom,
})

/** The number of items and users; undefined if the user may not count them. */
export const countsAtom = resource({
  name: 'counts',
  entities: ['item', 'user'],
  async load(api, signal) {
    const [items, users] = await Promise.all([
      api.GET('/items', { params: { query: { limit: 1, total: true } }, signal }),
      api.GET('/users/all', { params: { query: { limit: 1 } }, signal }),
    ])
    return { items: items.data?.body.total?.count, users: users.data?.body.total.count }
  },
})()

/** This and the following throw ApiError. */
export const createVenueAtom = mutation(
  async (api, body: Schemas['VenueCreate'], headers: RequestHeaders) =>
    dataOf(await api.POST('/business/venues', { body, headers })).body,
  { changes: ['venue'] },
)

export const createStoreAtom = mutation(
  async (api, body: Schemas['StoreCreate'], headers: RequestHeaders) =>
    dataOf(await api.POST('/business/stores', { body, headers })).body,
  { changes: ['store'] },
)

export const createTaxAtom = mutation(
  async (api, body: Schemas['EntryCreate'], headers: RequestHeaders) =>
    dataOf(await api.POST('/lists/{kind}', { params: { path: { kind: 'tax' } }, body, headers })).body,
  { changes: ['tax'] },
)
