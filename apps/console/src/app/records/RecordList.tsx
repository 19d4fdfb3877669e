import type { Feature } from '@greenroom/permissions'
import { Button, EmptyState, Grid, type GridColumn, GridStatus, MenuButton, SearchField } from '@greenroom/ui'
import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sortText, withParam } from '#app/list-address.ts'
import { useAccess } from '#app/session.atoms.ts'
import { readRecordView, shownRows } from './record-view.ts'
import styles from './records.module.css'
import type { RecordSelection, RowActions } from './RecordSelection.tsx'
import type { Loaded } from './use-loaded.ts'

// A lazy component forgets of which rows it is.
const LazySelection = lazy(async () => ({
  default: (await import('./RecordSelection.tsx')).RecordSelection,
})) as unknown as typeof RecordSelection

type RecordListProps<Row extends object> = {
  /** Who may write it may select rows. */
  feature: Feature
  one: string
  many: string
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  rowId: (row: Row) => string
  /** What the search looks at. Give it and the rows the same from render to render. */
  textsOf: (row: Row) => readonly (string | null | undefined)[]
  placeholder: string
  statuses: readonly string[]
  loaded: Loaded
  /** What to do when there is nothing yet, and the way to it. */
  hint: ReactNode
  start?: ReactNode
  /** Without them rows cannot be selected. */
  actions?: RowActions<Row>
  onOpen: (row: Row) => void
}

const NOTHING: ReadonlySet<string> = new Set()

/** A list with what narrows it above. Search, status and order live in the address. */
export function RecordList<Row extends { status: string }>(props: RecordListProps<Row>) {
  const { feature, one, many, rows, columns, rowId, textsOf, placeholder, statuses, loaded, hint, start, actions } =
    props
  const mayWrite = useAccess(feature).write
  const [params, setParams] = useSearchParams()
  const [selection, setSelection] = useState(NOTHING)
  const grid = useRef<HTMLDivElement>(null)
  const view = readRecordView(params)
  const { search } = view
  const status = statuses.find((known) => known === view.status)
  const shown = useMemo(() => shownRows(rows, { search, status }, textsOf), [rows, search, status, textsOf])
  const selected = rows.filter((row) => selection.has(rowId(row)))
  const isNarrowed = search !== '' || status !== undefined
  const selects = actions !== undefined && mayWrite

  useFocusBack(grid, selected.length > 0)

  const set = (key: string, value: string) => setParams(withParam(params, key, value), { replace: key === 'search' })
  const clear = () => setParams(withParam(withParam(params, 'search', ''), 'status', ''))
  const choices = ['', ...statuses].map((value) => ({
    id: value || 'any',
    label: value || 'Any',
    hint: rows.filter((row) => value === '' || row.status === value).length.toLocaleString('en'),
    onPick: () => set('status', value),
  }))

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={`Search ${many}`}
            placeholder={placeholder}
            value={search}
            onChange={(text) => set('search', text.slice(0, 100))}
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
            <LazySelection
              {...{ feature, one, many, selected, actions }}
              onDone={() => void loaded.reload()}
              onClear={() => setSelection(NOTHING)}
            />
          </Suspense>
        ) : (
          <GridStatus shown={shown.length} total={rows.length} noun={rows.length === 1 ? one : many} />
        )}
      </div>
      <div className={styles.grid} ref={grid}>
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
                None is found by this search and status.
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
          onOpen={props.onOpen}
        />
      </div>
    </>
  )
}

/** Where the bar of the selection has gone with the focus on it, the list takes the focus. */
function useFocusBack(grid: RefObject<HTMLDivElement | null>, isSelecting: boolean) {
  useEffect(() => {
    if (!isSelecting) return
    const list = grid.current
    return () => {
      if (document.activeElement !== document.body) return
      list?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
    }
  }, [grid, isSelecting])
}
