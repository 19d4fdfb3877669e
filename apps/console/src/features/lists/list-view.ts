import type { GridSort } from '@greenroom/ui'
import { ENTRY_STATUSES } from '@greenroom/validation'
import type { EntryRow } from './list.columns.ts'

/** What the address says of a list. */
export type ListView = { search: string; status: string; sort: GridSort | null; entry: string | undefined }

/** The status that narrows nothing. */
export const ANY = 'any'

/** The address of the form of a new entry names no ID. */
export const NEW = ''

export function readView(params: URLSearchParams): ListView {
  const known: readonly string[] = ENTRY_STATUSES.map(({ value }) => value)
  const sort = params.get('sort')
  const status = params.get('status') ?? ANY
  return {
    search: params.get('search') ?? '',
    status: known.includes(status) ? status : ANY,
    sort: sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : null,
    entry: params.get('id') ?? undefined,
  }
}

export function sortText(sort: GridSort | null): string {
  return sort ? `${sort.descending ? '-' : ''}${sort.column}` : ''
}

/** The address with one word changed; undefined or an empty sort, search or status takes it out. */
export function withParam(params: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === undefined || (value === '' && key !== 'id')) next.delete(key)
  else next.set(key, value)
  return next
}

/** The rows in which the searched text occurs, whatever its case, of the status chosen. */
export function shownRows(rows: readonly EntryRow[], { search, status }: ListView): EntryRow[] {
  const wanted = folded(search.trim())
  return rows.filter((row) => (status === ANY || row.status === status) && (!wanted || textsOf(row).some(hasWanted)))
  function hasWanted(text: string | null | undefined) {
    return folded(text ?? '').includes(wanted)
  }
}

function textsOf({ id, name, description, aboveLabel, vendorID, key }: EntryRow) {
  return [id, name, description, aboveLabel, vendorID, key]
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
