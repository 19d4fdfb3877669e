import type { GridSort } from '@greenroom/ui'
import { holdsText, readSort } from '#app/list-address.ts'

/** What the address says of a list of records. */
export type RecordView = {
  search: string
  /** Undefined for any. */
  status: string | undefined
  sort: GridSort | null
  /** The ID of the record whose form is open. */
  opened: string | undefined
  /** What is being made. */
  makes: string | undefined
}

export function readRecordView(params: URLSearchParams): RecordView {
  return {
    search: params.get('search') ?? '',
    status: params.get('status') ?? undefined,
    sort: readSort(params),
    opened: params.get('id') ?? undefined,
    makes: params.get('new') ?? undefined,
  }
}

/** The rows of the status chosen in whose texts the search is found. */
export function shownRows<Row extends { status: string }>(
  rows: readonly Row[],
  { search, status }: Pick<RecordView, 'search' | 'status'>,
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): Row[] {
  return rows.filter((row) => (status === undefined || row.status === status) && holdsText(textsOf(row), search))
}

/** How many of what: "1 item", "12 components". */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
