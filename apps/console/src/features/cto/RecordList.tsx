import { Button, EmptyState, Grid, type GridColumn, GridStatus, MenuButton, SearchField } from '@greenroom/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sortText, withParam } from '#app/list-address.ts'
import { useAccess } from '#app/session.atoms.ts'
import { readView, shownRows } from './cto-view.ts'
import styles from './cto.module.css'
import { type RowActions, SelectionBar } from './SelectionBar.tsx'
import type { Loaded } from './use-loaded.ts'

type RecordListProps<Row extends object> = {
  one: string
  many: string
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  rowId: (row: Row) => string
  /** What the search looks at. Give it and the rows the same from render to render. */
  textsOf: (row: Row) => readonly (string | undefined)[]
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
  const { one, many, rows, columns, rowId, textsOf, placeholder, statuses, loaded, hint, start, actions } = props
  const mayWrite = useAccess('CATALOG_PRODUCT_CTO').write
  const [params, setParams] = useSearchParams()
  const [selection, setSelection] = useState(NOTHING)
  const view = readView(params)
  const { search, status } = view
  const shown = useMemo(() => shownRows(rows, { search, status }, textsOf), [rows, search, status, textsOf])
  const selected = rows.filter((row) => selection.has(rowId(row)))
  const isNarrowed = search !== '' || status !== undefined
  const selects = actions !== undefined && mayWrite

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
          <SelectionBar
            {...{ one, many, selected, actions }}
            onDone={() => void loaded.reload()}
            onClear={() => setSelection(NOTHING)}
          />
        ) : (
          <GridStatus shown={shown.length} total={rows.length} noun={rows.length === 1 ? one : many} />
        )}
      </div>
      <div className={styles.grid}>
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
