import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation, taken } from '#data/mutation.ts'
import { attributeListsAtom, restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { withTemporal } from '#browser/with-temporal.ts'

export type CardPrice = components['schemas']['LabelSettings']

/** Where the card price of labels comes from. Throws ApiError. */
export const cardPriceAtom = resource({
  name: 'labelSettings',
  kind: 'record',
  entities: ['labelSettings'],
  load: async (api, signal): Promise<CardPrice> => dataOf(await api.GET('/labels/settings', { signal })).body,
})()

export const saveCardPriceAtom = mutation(
  async (api, body: components['schemas']['LabelSettingsUpdate'], headers?: RequestHeaders): Promise<CardPrice> =>
    dataOf(await api.PUT('/labels/settings', { body, headers })).body,
  { changes: ['labelSettings'], takes: (saved) => [taken(cardPriceAtom, () => saved)] },
)

/** What labels print besides the items, and the names of their references. */
export const labelSettingsAtom = combined({
  formats: formatsAtom,
  company: companyAtom,
  restricted: restrictedAtom,
  names: attributeListsAtom,
  grants: grantsAtom,
  cardPrice: cardPriceAtom,
  temporal: atom(withTemporal),
})

export type LabelSettings = Awaited<ReturnType<(typeof labelSettingsAtom)['read']>>
