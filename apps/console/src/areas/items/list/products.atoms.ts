import { MISSING_FIELDS } from '@greenroom/catalog'
import { isHidden } from '@greenroom/permissions'
import { atom } from 'jotai'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import {
  additionalAttributesAtom,
  attributeListsAtom,
  discountsAtom,
  feesAtom,
  taxesAtom,
  unitsAtom,
} from '#data/reference.atoms.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { PRODUCTS } from '../paths.ts'
import { productLists } from './product-lists.ts'

/** The list as it was last seen, with its filters: where one comes back to from an item. */
export const listPathAtom = atom(PRODUCTS)

/** Every list that an item chooses from. Suspends until they are there; each may be empty (section 4). */
export const productListsAtom = combined(
  {
    attributes: attributeListsAtom,
    taxes: taxesAtom,
    discounts: discountsAtom,
    fees: feesAtom,
    units: unitsAtom,
    additional: additionalAttributesAtom,
    missing: atom((get) =>
      MISSING_FIELDS.filter(({ value }) => value !== 'sellingPrice' || !isHidden(get(grantsAtom), value)),
    ),
  },
  productLists,
)

/** What the list needs besides the items: lists for names and filters, and how the company writes money and time. */
export const productSettingsAtom = combined({ lists: productListsAtom, formats: formatsAtom })
