import { countOf } from '@greenroom/ui'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import { editWords } from '../form/change-words.ts'
import type { ItemSettings } from '../form/item-settings.atoms.ts'
import { filterWords } from '../list/filter-words.ts'
import type { BulkEdit } from './change-set.atoms.ts'

/** How many changes, and how many filters, a title names before it counts. */
const NAMED = 2

/** A short title of a change set: "Selling price raised by 8%, ends in .99 · Headwear". `titleOf` formats the number of a document. */
export function changeSetTitle(
  changeSet: ChangeSet,
  titleOf: (number: string) => string,
  settings: Pick<ItemSettings, 'lists' | 'attributes' | 'formats'>,
): string {
  const { kind, fileName, undoes, documentNumber, edit } = changeSet
  if (kind === 'DOCUMENT') return titleOf(documentNumber!)
  if (kind === 'IMPORT') return `Import of ${fileName}`
  if (kind === 'UNDO') return `Undo of ${documentNumber ?? `change ${undoes}`}`
  if (!edit) return 'Bulk edit'
  return [firstOf(editWords(edit, settings)), scopeWords(edit.filter, settings)].filter(Boolean).join(' · ')
}

/** Which items an edit is for: the ID of a single one, how many were selected, or the values of the filter. */
function scopeWords(
  { itemIDs, ...filter }: BulkEdit['filter'],
  { lists, formats }: Pick<ItemSettings, 'lists' | 'formats'>,
): string {
  if (itemIDs) return itemIDs.length === 1 ? itemIDs[0]! : countOf(itemIDs.length, 'item', 'items', formats.number)
  const params = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]))
  return firstOf(filterWords(params, lists, formats).map(({ value }) => value))
}

function firstOf(words: readonly string[]): string {
  const more = words.length - NAMED
  return words.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
