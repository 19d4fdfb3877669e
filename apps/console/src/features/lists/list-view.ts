import type { GridSort } from '@greenroom/ui'
import { ENTRY_STATUSES } from '@greenroom/validation'
import { holdsText, readSort } from '#app/list-address.ts'
import type { EntryRow } from './list.columns.ts'

/** What the address says of a list. */
export type ListView = { search: string; status: string; sort: GridSort | null; entry: string | undefined }

/** The status that narrows nothing. */
export const ANY = 'any'

/** The address of the form of a new entry names no ID. */
export const NEW = ''

export function readView(params: URLSearchParams): ListView {
  const known: readonly string[] = ENTRY_STATUSES.map(({ value }) => value)
  const status = params.get('status') ?? ANY
  return {
    search: params.get('search') ?? '',
    status: known.includes(status) ? status : ANY,
    sort: readSort(params),
    entry: params.get('id') ?? undefined,
  }
}

/** The rows in which the searched text occurs, whatever its case, of the status chosen. */
export function shownRows(rows: readonly EntryRow[], { search, status }: ListView): EntryRow[] {
  return rows.filter((row) => (status === ANY || row.status === status) && holdsText(textsOf(row), search))
}

function textsOf({ id, name, description, aboveLabel, vendorID, key }: EntryRow) {
  return [id, name, description, aboveLabel, vendorID, key]
}
