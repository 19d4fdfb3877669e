import type { components } from '@greenroom/openapi'
import { NEW_ITEM } from '#screens/item-path.ts'
import { queryText, readQuery, type ProductQuery } from '../list/products-url.ts'

export type ItemFilter = components['schemas']['ItemFilter']

/** The items to edit: a selection of the list, or everything that its filter matches. */
export type BulkTarget = { filter: ItemFilter; selected?: number }

/** The key of a selection in the browser's history entry, so that a reload and Back keep it. */
export type BulkState = { itemIDs?: readonly string[] }

/** The URL of bulk edit (section 2, editMode), with the filter of the list. */
export function bulkPath(query: ProductQuery): string {
  const { sort: _, ...filter } = query
  return `${NEW_ITEM}?${new URLSearchParams([['editMode', 'bulk'], ...new URLSearchParams(queryText(filter))])}`
}

/** Reads the target from the URL and the history entry; undefined without filter and selection (section 4). */
export function readTarget(params: URLSearchParams, state: unknown): BulkTarget | undefined {
  const { itemIDs } = (state ?? {}) as BulkState
  if (itemIDs?.length) return { filter: { itemIDs: [...itemIDs] }, selected: itemIDs.length }
  const { sort: _, search, sellingPrice, costPrice, createdAt, updatedAt, ...lists } = readQuery(params)
  const texts = Object.entries({ search, sellingPrice, costPrice, createdAt, updatedAt })
  const filter: Record<string, unknown> = Object.fromEntries(texts.filter(([, text]) => text))
  for (const [name, values] of Object.entries(lists)) filter[name] = String(values).split(',')
  if (lists.type) filter['type'] = String(lists.type).split(',').map(Number)
  return Object.keys(filter).length > 0 ? { filter } : undefined
}
