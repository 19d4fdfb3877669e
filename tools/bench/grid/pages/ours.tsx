import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Grid } from '../../../../libs/ui/src/grid/Grid.tsx'
import { gridColumns, type GridFilter, type GridSort } from '../../../../libs/ui/src/grid/grid-columns.ts'
import type { BenchPage } from './contract.ts'
import { COLUMNS, makeRows, type BenchRow } from './rows.ts'

const column = gridColumns<BenchRow>()
const columns = COLUMNS.map(([key, size]) => column.accessor(key, { header: key, size }))

let page: Pick<BenchPage, 'sortBy' | 'filterBy'>

function Page({ rows }: { rows: BenchRow[] }) {
  const [sort, setSort] = useState<GridSort | null>(null)
  const [filter, setFilter] = useState<GridFilter>()
  page = {
    sortBy: (column, descending) => setSort({ column, descending }),
    filterBy: (column, text) => setFilter({ text, columns: [column] }),
  }
  return (
    <Grid
      label="Items"
      columns={columns}
      rows={rows}
      rowId={(row) => row.itemID}
      sort={sort}
      onSortChange={setSort}
      filter={filter}
    />
  )
}

window.bench = {
  makeRows,
  mount: (rows) => createRoot(document.getElementById('grid')!).render(<Page rows={rows} />),
  scroller: () => document.querySelector<HTMLElement>('[role="grid"]')!,
  rowsInDom: () => Array.from(document.querySelectorAll('[role="row"]'), (row) => Number(row.ariaRowIndex) - 2),
  firstName: () =>
    document.querySelector('[aria-rowindex="2"]')?.querySelector('[aria-colindex="3"]')?.textContent ?? null,
  sortBy: (...sort) => page.sortBy(...sort),
  filterBy: (...filter) => page.filterBy(...filter),
}
