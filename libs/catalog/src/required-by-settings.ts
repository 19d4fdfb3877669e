import type { AccountSettings } from '@greenroom/validation'
import type { ItemFieldName } from './item-fields.ts'

/** The fields that the account settings require of an item beside its own (section 5). */
export function requiredBySettings(settings: AccountSettings): ReadonlySet<ItemFieldName> {
  const required = new Set<ItemFieldName>()
  if (settings['item.product.id.required'] === 'true') required.add('productID')
  if (settings['item.product.name.required'] === 'true') required.add('productName')
  return required
}
