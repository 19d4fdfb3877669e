import { Button, EmptyState, Grid, GridStatus, MenuButton, SearchField } from '@greenroom/ui'
import { ENTRY_STATUSES, LIST_KINDS, type ListKind } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sortText, withParam } from '#app/list-address.ts'
import { useAccess } from '#app/session.atoms.ts'
import { listColumns, rowsOf } from './list.columns.ts'
import { listSettingsAtom } from './lists.atoms.ts'
import styles from './lists.module.css'
import { ANY, NEW, readView, shownRows } from './list-view.ts'
import type { List } from './use-list.ts'

const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }))

type EntryListProps = { kind: ListKind; list: List; open: (id: string) => void }

const NOTHING: ReadonlySet<string> = new Set()

const STATUSES = [{ value: ANY, label: 'Any' }, ...ENTRY_STATUSES]

/** The list with what narrows it above. Search, status and order live in the address. */
export function EntryList({ kind, list, open }: EntryListProps) {
  const { one, many, feature } = LIST_KINDS[kind]
  const { formats } = useAtomValue(listSettingsAtom)
  const mayWrite = useAccess(feature).write
  const [params, setParams] = useSearchParams()
  const [selection, setSelection] = useState(NOTHING)
  const grid = useRef<HTMLDivElement>(null)
  const view = readView(params)
  const columns = useMemo(() => listColumns(kind, formats.dateTime), [kind, formats])
  const rows = useMemo(() => rowsOf(list.entries, list.above, list.uses), [list.entries, list.above, list.uses])
  const shown = useMemo(() => shownRows(rows, readView(params)), [rows, params])
  const selected = rows.filter(({ id }) => selection.has(id))
  const isNarrowed = view.search !== '' || view.status !== ANY
  const counted = (status: string) =>
    rows.filter((row) => status === ANY || row.status === status).length.toLocaleString('en')

  const set = (key: string, value: string) => setParams(withParam(params, key, value), { replace: key === 'search' })
  function clearSelection() {
    setSelection(NOTHING)
    // The bar goes, and with it the button that has the focus.
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
  }

  const clear = () => setParams(withParam(withParam(params, 'search', ''), 'status', ''))

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={`Search ${many}`}
            placeholder="ID or name"
            value={view.search}
            onChange={(text) => set('search', text.slice(0, 100))}
          />
        </div>
        <MenuButton
          label="Status"
          trigger={
            <Button>
              <span className={styles.trigger}>
                Status: {STATUSES.find(({ value }) => value === view.status)?.label} <ChevronDown />
              </span>
            </Button>
          }
          groups={[
            {
              id: 'status',
              chosen: view.status,
              entries: STATUSES.map(({ value, label }) => ({
                id: value,
                label,
                hint: counted(value),
                onPick: () => set('status', value === ANY ? '' : value),
              })),
            },
          ]}
        />
        {isNarrowed && (
          <Button variant="quiet" onPress={clear}>
            Clear
          </Button>
        )}
      </div>
      <div className={styles.line}>
        {selected.length > 0 ? (
          <Suspense>
            <SelectionBar {...{ kind, selected }} onDone={list.reload} onClear={clearSelection} />
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
          rowId={({ id }) => id}
          loading={list.loading}
          error={list.error && `The ${many} couldn't be loaded. ${list.error}`}
          onRetry={() => void list.reload()}
          empty={
            isNarrowed ? (
              <EmptyState title={`No ${many} match`} action={<Button onPress={clear}>Clear filters</Button>}>
                None has this name and status.
              </EmptyState>
            ) : (
              <EmptyState
                title={`No ${many} yet`}
                action={mayWrite && <Button onPress={() => open(NEW)}>{`New ${one}`}</Button>}
              >
                Items choose from this list.
                {mayWrite && ' Add entries one by one, or import them from a CSV file under More.'}
              </EmptyState>
            )
          }
          sort={view.sort}
          onSortChange={(sort) => set('sort', sortText(sort))}
          checkboxes={mayWrite}
          selection={mayWrite ? selection : undefined}
          onSelectionChange={mayWrite ? setSelection : undefined}
          onOpen={({ id }) => open(id)}
        />
      </div>
    </>
  )
}
