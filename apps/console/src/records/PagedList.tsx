import { Button, EmptyState, Grid, type GridColumn, GridStatus, MultiSelect, Switch } from '@greenroom/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AddressSearch } from './AddressSearch.tsx'
import { capitalized } from '#data/capitalized.ts'
import { readSort, sortText, withParam } from '#data/list-address.ts'
import { useListPlace } from '#records/list-place.ts'
import { useFocusBack } from './use-focus-back.ts'
import { type Page, type PagedResource, usePages } from '#data/pages.ts'
import styles from './records.module.css'

/** A first page, of long lists with the total number of rows. */
type Counted = Page<object> & { total?: { count: number } }

type RowOf<First extends Counted> = First['data'][number]

// Few lists have one.
const SingleFilter = lazy(async () => ({ default: (await import('./SingleFilter.tsx')).SingleFilter }))

/** Filters the list by one URL parameter that holds the chosen IDs, separated by commas; with `single`, one ID. */
export type ListFilter = {
  name: string
  label: string
  options: readonly { id: string; label: string; hint?: string }[]
  single?: boolean
}

/** Narrows the list by one URL parameter that is `true` while it is on. */
export type ListSwitch = { name: string; label: string }

type PagedListProps<First extends Counted> = {
  one: string
  many: string
  /** The list as the URL describes it. */
  list: PagedResource<First>
  columns: readonly GridColumn<RowOf<First>>[]
  rowId: (row: RowOf<First>) => string
  /** What the search looks at. */
  placeholder: string
  filters: readonly ListFilter[]
  switches?: readonly ListSwitch[]
  /** The title without any row, where "yet" would be wrong. */
  none?: string
  /** How to create the first record. */
  hint: ReactNode
  start?: ReactNode
  onOpen: (row: RowOf<First>) => void
  /** Rows can be selected; what can be done with them stands in place of the count. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void; bar: ReactNode } | undefined
}

/** A list loaded page by page, with search and filters above. The URL holds search, filters and order. */
export function PagedList<First extends Counted>(props: PagedListProps<First>) {
  const { one, many, list, columns, rowId, placeholder, filters, switches = [], start, onOpen, selection } = props
  const [params, setParams] = useSearchParams()
  const { first, ...pages } = usePages(list, useListPlace())
  const count = first?.total?.count ?? (typeof pages.total === 'number' ? pages.total : undefined)
  const names = ['search', ...[...filters, ...switches].map(({ name }) => name)]
  const isNarrowed = names.some((name) => params.get(name))
  const isSelecting = selection !== undefined && selection.ids.size > 0
  const around = useFocusBack(pages.rows, isSelecting)

  const set = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: name === 'search' })
  const clear = () =>
    setParams((now) => names.reduce((address, name) => withParam(address, name, undefined), new URLSearchParams(now)))

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <AddressSearch
            label={`Search ${many}`}
            placeholder={placeholder}
            search={params.get('search') ?? ''}
            onSearch={(text) => set('search', text)}
          />
        </div>
        {filters.map(({ name, label, options, single }) =>
          single ? (
            <Suspense key={name}>
              <SingleFilter {...{ label, options }} value={params.get(name) ?? ''} onChange={(id) => set(name, id)} />
            </Suspense>
          ) : (
            <MultiSelect
              key={name}
              label={label}
              options={[...options]}
              value={params.get(name)?.split(',') ?? []}
              onChange={(ids) => set(name, ids.join(','))}
            />
          ),
        )}
        {switches.map(({ name, label }) => (
          <Switch key={name} checked={params.get(name) === 'true'} onChange={(isOn) => set(name, isOn ? 'true' : '')}>
            {label}
          </Switch>
        ))}
        {isNarrowed && (
          <Button variant="quiet" onPress={clear}>
            Clear
          </Button>
        )}
      </div>
      {isSelecting
        ? selection.bar
        : count !== undefined && <GridStatus shown={pages.rows.length} total={count} noun={count === 1 ? one : many} />}
      <div className={styles.grid} {...around}>
        <Grid
          label={capitalized(many)}
          columns={columns}
          rowId={rowId}
          {...pages}
          total={count ?? pages.total}
          error={pages.error && `The ${many} couldn't be loaded. ${pages.error}`}
          empty={
            isNarrowed ? (
              <EmptyState title={`No ${many} match`} action={<Button onPress={clear}>Clear filters</Button>}>
                Try another search or clear the filters.
              </EmptyState>
            ) : (
              <EmptyState title={props.none ?? `No ${many} yet`} action={start}>
                {props.hint}
              </EmptyState>
            )
          }
          sort={readSort(params)}
          onSortChange={(sort) => set('sort', sortText(sort))}
          checkboxes={selection !== undefined}
          selection={selection?.ids}
          onSelectionChange={selection?.onChange}
          onOpen={onOpen}
        />
      </div>
    </>
  )
}
