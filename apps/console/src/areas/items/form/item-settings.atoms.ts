import { checksHierarchy, requiredBySettings } from '@greenroom/catalog'
import { restrictedCharacters } from '@greenroom/validation'
import { accountSettingsAtom } from '#data/account-settings.atoms.ts'
import { combined, orElse } from '#data/combined.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { additionalAttributesAtom, systemConfigurationAtom } from '#data/reference.atoms.ts'
import { parentIn } from '../list/product-lists.ts'
import { productListsAtom } from '../list/products.atoms.ts'

/** What the form of any item needs: lists, formats, currency, restricted characters, required fields (section 5). */
export const itemSettingsAtom = combined(
  {
    lists: productListsAtom,
    attributes: additionalAttributesAtom,
    formats: formatsAtom,
    company: companyAtom,
    configuration: systemConfigurationAtom,
    account: orElse(accountSettingsAtom, {}),
  },
  ({ lists, attributes, formats, company, configuration, account }) => ({
    lists,
    attributes,
    formats,
    currency: company.currency,
    priceDecimals: formats.priceDecimals,
    restricted: restrictedCharacters(configuration),
    alsoRequired: requiredBySettings(account),
    account,
    parentOf: checksHierarchy(configuration) ? parentIn(lists) : undefined,
  }),
)

export type ItemSettings = Awaited<ReturnType<(typeof itemSettingsAtom)['read']>>
