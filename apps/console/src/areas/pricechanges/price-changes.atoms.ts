import type { components } from '@greenroom/openapi'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type PriceChange = Schemas['PriceChange']
export type ItemFilter = Schemas['ItemFilter']
export type PriceChangeRow = Schemas['PriceChangeRow']

export const PRICE_CHANGE_ATOMS = documentAtoms<
  PriceChange,
  PriceChangeRow,
  Omit<Schemas['PriceChangeUpdate'], 'version'>
>('/pricechanges', 'priceChange')
