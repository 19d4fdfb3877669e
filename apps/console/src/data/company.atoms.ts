import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { activeFirst } from './active-first.ts'
import type { RequestHeaders } from '#api/api.ts'
import { combined, orElse } from './combined.ts'
import { mutation, taken } from './mutation.ts'
import { resource } from './resource.ts'

type Location = components['schemas']['Location']

export type Company = components['schemas']['Company']

/** The company with its locations. Throws ApiError. */
export const businessAtom = resource({
  name: '/business',
  entities: ['company', 'venue', 'store', 'warehouse', 'personalFormats'],
  load: async (api, signal) => dataOf(await api.GET('/business', { signal })).body,
})()

/** Company code, name, currency, currency symbol and time zone of the user's company. */
export const companyAtom = combined({ business: businessAtom }, ({ business }): Company => business.company)

/** The ID of the company's logo; null without one, or if it can't be loaded. */
export const logoIDAtom = combined(
  { business: orElse(businessAtom, undefined) },
  ({ business }): string | null => business?.logoID ?? null,
)

type Business = components['schemas']['Business']

/** How the signed-in user reads: in their own formats, or else the company's. */
export const readingAtom = combined({ business: businessAtom }, ({ business }) => readingOf(business))

export function readingOf({ company, personalFormats }: Business) {
  const { currency, timeZone, dateFormat, timeFormat, numberFormat, firstDay } = company
  // A server of the version before sends none.
  const { version: _, ...own } = personalFormats ?? {}
  const chosen = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null))
  return { currency, timeZone, dateFormat, timeFormat, numberFormat, firstDay, ...(chosen as Partial<Company>) }
}

/** Venues, stores, warehouses and artists; empty if they can't be loaded (section 4, cached lists). */
export const locationsAtom = combined({ business: orElse(businessAtom, undefined) }, ({ business }): Location[] =>
  activeFirst(business?.locations ?? [], ({ name }) => name),
)

/** Saves a part of the company profile. Throws ApiError. */
export const saveCompanyAtom = mutation(
  async (api, body: components['schemas']['CompanyUpdate'], headers: RequestHeaders) =>
    dataOf(await api.PUT('/business/company', { body, headers })).body,
  {
    changes: ['company'],
    takes: (company) => [taken(businessAtom, (business) => ({ ...business, company }))],
  },
)
