import { countOf } from '@greenroom/ui'
import { LIST_KINDS, listBelow, type ListKind } from '@greenroom/catalog'
import type { Entry } from '#records/entries/entries.atoms.ts'
import type { EntryUse } from './lists.atoms.ts'

/** The filters of the list of products that are called otherwise than the field of an item. */
const FILTERS: Partial<Record<string, string>> = { fees: 'fee', attributes: 'attribute' }

/** The products that have an entry. */
export function productsPath(kind: ListKind, { id, key }: Entry): string | undefined {
  const { itemField } = LIST_KINDS[kind]
  if (itemField === undefined) return undefined
  const filter = FILTERS[itemField] ?? itemField
  return `/app/catalog/products?${new URLSearchParams({ [filter]: (itemField === 'attributes' && key) || id }).toString()}`
}

/** What else refers to the entries of lists for which that is of one kind: one, several. */
const OTHERS: Partial<Record<ListKind, readonly [string, string]>> = {
  tax: ['location', 'locations'],
  style: ['component set', 'component sets'],
  color: ['component set', 'component sets'],
  printerCategory: ['component set', 'component sets'],
}

/** What refers to an entry, in words; nothing where nothing does. */
export function usesInWords(kind: ListKind, { items, entries, others }: Omit<EntryUse, 'id'>): string {
  const below = listBelow(kind)
  const [other, severalOthers] = OTHERS[kind] ?? ['other record', 'other records']
  const parts = [
    ...(items > 0 ? [countOf(items, 'item', 'items')] : []),
    ...(below && entries > 0 ? [countOf(entries, LIST_KINDS[below].one, LIST_KINDS[below].many)] : []),
    ...(others > 0 ? [countOf(others, other, severalOthers)] : []),
  ]
  return new Intl.ListFormat('en-US').format(parts)
}
