import { containsWords, type GridSort } from '@greenroom/ui'
import { readSort } from '#data/list-address.ts'

/** What the URL says about a list of records. */
export type RecordView = {
  search: string
  /** Undefined for any. */
  status: string | undefined
  sort: GridSort | null
  /** The ID of the record whose form is open. */
  opened: string | undefined
  /** What is being created. */
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

/** The rows with the chosen status whose texts match the search. */
export function shownRows<Row extends { status: string }>(
  rows: readonly Row[],
  { search, status }: Pick<RecordView, 'search' | 'status'>,
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): Row[] {
  return rows.filter(
    (row) => (status === undefined || row.status === status) && containsWords(textsOf(row).join('\n'), search),
  )
}
