import { Button, EmptyState, Grid, type GridColumn, GridStatus, MenuButton, numbers } from '@greenroom/ui'
import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AddressSearch } from './AddressSearch.tsx'
import { sortText, withParam } from '#data/list-address.ts'
import { useListPlace } from '#records/list-place.ts'
import { useFocusBack } from './use-focus-back.ts'
import type { useResource } from '#data/use-resource.ts'
import { useMay } from '#session/may.ts'
import { readRecordView, shownRows } from './record-view.ts'
import styles from './records.module.css'
import type { RecordSelection, RowActions } from './RecordSelection.tsx'

// `lazy` drops the type parameter of the rows; the cast restores it.
const LazySelection = lazy(async () => ({
  default: (await import('./RecordSelection.tsx')).RecordSelection,
})) as unknown as typeof RecordSelection

type RecordListProps<Row extends object> = {
  /** Users with write access can select rows. */
  one: string
  many: string
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  rowId: (row: Row) => string
  /** What the search looks at. Like the rows, it must be the same object from render to render. */
  textsOf: (row: Row) => readonly (string | null | undefined)[]
  placeholder: string
  statuses: readonly string[]
  /** The state of loading. */
  loaded: Pick<ReturnType<typeof useResource>, 'loading' | 'error'> & { reload: () => Promise<unknown> }
  /** How to create the first record. */
  hint: ReactNode
  start?: ReactNode
  /** Without actions, rows can't be selected. */
  actions?: RowActions<Row>
  onOpen: (row: Row) => void
}

const NOTHING: ReadonlySet<string> = new Set()

/** A list with search and filters above. The URL holds search, status and order. */
export function RecordList<Row extends { status: string }>(props: RecordListProps<Row>) {
  const { one, many, rows, columns, rowId, textsOf, placeholder, statuses, loaded, hint, start, actions } = props
  const { may: mayChange } = useMay(actions?.needs.setStatus ?? [])
  const [params, setParams] = useSearchParams()
  const [selection, setSelection] = useState(NOTHING)
  const place = useListPlace()
  const view = readRecordView(params)
  const { search } = view
  const status = statuses.find((known) => known === view.status)
  const shown = useMemo(() => shownRows(rows, { search, status }, textsOf), [rows, search, status, textsOf])
  const selected = rows.filter((row) => selection.has(rowId(row)))
  const isNarrowed = search !== '' || status !== undefined
  const selects = actions !== undefined && mayChange

  const around = useFocusBack(shown, selected.length > 0)

  const set = (key: string, value: string) => setParams(withParam(params, key, value), { replace: key === 'search' })
  const clear = () => setParams(withParam(withParam(params, 'search', ''), 'status', ''))
  const choices = ['', ...statuses].map((value) => ({
    id: value || 'any',
    label: value || 'Any',
    hint: numbers.text(rows.filter((row) => value === '' || row.status === value).length),
    onPick: () => set('status', value),
  }))

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <AddressSearch
            label={`Search ${many}`}
            placeholder={placeholder}
            search={search}
            onSearch={(text) => set('search', text)}
          />
        </div>
        <MenuButton
          label="Status"
          trigger={
            <Button>
              <span className={styles.trigger}>
                Status: {status ?? 'Any'} <ChevronDown />
              </span>
            </Button>
          }
          groups={[{ id: 'status', chosen: status ?? 'any', entries: choices }]}
        />
        {isNarrowed && (
          <Button variant="quiet" onPress={clear}>
            Clear
          </Button>
        )}
      </div>
      <div className={styles.line}>
        {actions && selected.length > 0 ? (
          <Suspense>
            <LazySelection {...{ one, many, selected, actions }} onClear={() => setSelection(NOTHING)} />
          </Suspense>
        ) : (
          <GridStatus shown={shown.length} total={rows.length} noun={rows.length === 1 ? one : many} />
        )}
      </div>
      <div className={styles.grid} {...around}>
        <Grid
          label={many}
          columns={columns}
          rows={shown}
          rowId={rowId}
          loading={loaded.loading}
          error={loaded.error && `The ${many} couldn't be loaded. ${loaded.error}`}
          onRetry={() => void loaded.reload()}
          empty={
            isNarrowed ? (
              <EmptyState title={`No ${many} match`} action={<Button onPress={clear}>Clear filters</Button>}>
                Try another search or clear the filters.
              </EmptyState>
            ) : (
              <EmptyState title={`No ${many} yet`} action={start}>
                {hint}
              </EmptyState>
            )
          }
          sort={view.sort}
          onSortChange={(sort) => set('sort', sortText(sort))}
          checkboxes={selects}
          selection={selects ? selection : undefined}
          onSelectionChange={selects ? setSelection : undefined}
          initialTop={place.top}
          onScrolled={place.onScroll}
          onOpen={props.onOpen}
        />
      </div>
    </>
  )
}
