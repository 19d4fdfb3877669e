import { checksHierarchy } from '@greenroom/catalog'
import { restrictedCharacters } from '@greenroom/validation'
import { combined } from '#data/combined.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { additionalAttributesAtom, systemConfigurationAtom } from '#data/reference.atoms.ts'
import { parentIn } from '../list/product-lists.ts'
import { productListsAtom } from '../list/products.atoms.ts'

/** What the form of any item needs: lists, formats, currency, restricted characters (section 5). */
export const itemSettingsAtom = combined(
  {
    lists: productListsAtom,
    attributes: additionalAttributesAtom,
    formats: formatsAtom,
    company: companyAtom,
    configuration: systemConfigurationAtom,
  },
  ({ lists, attributes, formats, company, configuration }) => ({
    lists,
    attributes,
    formats,
    currency: company.currency,
    restricted: restrictedCharacters(configuration),
    parentOf: checksHierarchy(configuration) ? parentIn(lists) : undefined,
  }),
)

export type ItemSettings = Awaited<ReturnType<(typeof itemSettingsAtom)['read']>>
