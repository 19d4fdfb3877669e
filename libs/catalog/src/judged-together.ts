import { sameValue } from './item-changes.ts'
import type { ItemDraft } from './item.ts'
import type { ItemFieldName } from './item-fields.ts'

/** Fields that are judged together: what one of them stays at is needed to judge another. */
const GROUPS: readonly (readonly ItemFieldName[])[] = [
  ['upc', 'additionalUPCs'],
  ['minimumLevel', 'maximumLevel'],
  ['department', 'category', 'subcategory'],
]

/**
 * What the rules that involve several fields judge in an edit: of each group that it changes, all values after the
 * edit. A group that stays as it is stored is not judged again, however often the edit repeats it.
 */
export function judgedTogether(given: ItemDraft, stored: ItemDraft): ItemDraft {
  const judged: Partial<Record<ItemFieldName, ItemDraft[ItemFieldName]>> = {}
  for (const group of GROUPS) {
    if (group.every((name) => given[name] === undefined || sameValue(name, stored[name], given[name]))) continue
    for (const name of group) judged[name] = given[name] === undefined ? (stored[name] ?? null) : given[name]
  }
  return judged
}
