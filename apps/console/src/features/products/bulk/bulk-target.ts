import type { components } from '@greenroom/openapi'
import { NEW_ITEM } from '#app/item-path.ts'
import { queryText, readQuery, type ProductQuery } from '../products-url.ts'

export type ItemFilter = components['schemas']['ItemFilter']

/** Which items are meant: a selection of the list, or everything that its filter finds. */
export type BulkTarget = { filter: ItemFilter; selected?: number }

/** Where a selection is kept: with the entry of the browser's history, so that a reload and Back keep it. */
export type BulkState = { itemIDs?: readonly string[] }

/** The address of the bulk edit (section 2, editMode), with the filter of the list. */
export function bulkPath(query: ProductQuery): string {
  const { sort: _, ...filter } = query
  return `${NEW_ITEM}?${new URLSearchParams([['editMode', 'bulk'], ...new URLSearchParams(queryText(filter))])}`
}

/** What the address and the history say of it; undefined where neither a filter nor a selection is there (section 4). */
export function readTarget(params: URLSearchParams, state: unknown): BulkTarget | undefined {
  const { itemIDs } = (state ?? {}) as BulkState
  if (itemIDs?.length) return { filter: { itemIDs: [...itemIDs] }, selected: itemIDs.length }
  const { sort: _, search, ...lists } = readQuery(params)
  const filter: Record<string, unknown> = search ? { search } : {}
  for (const [name, values] of Object.entries(lists)) filter[name] = String(values).split(',')
  if (lists.type) filter['type'] = String(lists.type).split(',').map(Number)
  return Object.keys(filter).length > 0 ? { filter } : undefined
}
