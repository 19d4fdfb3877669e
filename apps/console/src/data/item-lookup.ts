import { lookupLimits } from '@greenroom/validation'
import { accountSettingsAtom } from './account-settings.atoms.ts'
import { useFoundItems } from './item-search.ts'
import { useResource } from './use-resource.ts'

/** The items that a lookup shows for a text, and how many it lets choose at once, by the settings of the account. */
export function useItemLookup(text: string) {
  const { value: settings = {} } = useResource(accountSettingsAtom)
  const { records, selections } = lookupLimits(settings)
  return { ...useFoundItems(text, records), selections }
}
