import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { activeFirst } from './active-first.ts'
import { combined, orElse } from './combined.ts'
import { resource } from './resource.ts'

type Location = components['schemas']['Location']

export type Company = components['schemas']['Company']

/** The company with its locations. Throws ApiError. */
export const businessAtom = resource({
  name: '/business',
  entities: ['company', 'location'],
  load: async (api, signal) => dataOf(await api.GET('/business', { signal })).body,
})()

/** Company code, name, currency, currency symbol and time zone of the user's company. */
export const companyAtom = combined({ business: businessAtom }, ({ business }): Company => business.company)

/** Venues, stores, warehouses and artists; empty if they can't be loaded (section 4, cached lists). */
export const locationsAtom = combined({ business: orElse(businessAtom, undefined) }, ({ business }): Location[] =>
  activeFirst(business?.locations ?? [], ({ name }) => name),
)
