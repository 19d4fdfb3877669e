// JavaScript, because the package is installed only while the benchmark runs.
import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  ModuleRegistry,
  RowApiModule,
  ScrollApiModule,
  TextFilterModule,
  themeQuartz,
} from 'ag-grid-community'
import { COLUMNS, makeRows } from './rows.ts'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  TextFilterModule,
  ColumnApiModule,
  RowApiModule,
  ScrollApiModule,
])

let api

window.bench = {
  makeRows,
  mount(rows) {
    api = createGrid(document.getElementById('grid'), {
      theme: themeQuartz,
      rowHeight: 36,
      headerHeight: 36,
      rowData: rows,
      columnDefs: COLUMNS.map(([field, width]) => ({ field, width, sortable: true, filter: true })),
      animateRows: false,
    })
  },
  scroller: () => document.querySelector('.ag-body-viewport') ?? document.querySelector('.ag-grid-viewport'),
  rowsInDom: () =>
    Array.from(document.querySelectorAll('.ag-row[row-index]'), (row) => Number(row.getAttribute('row-index'))),
  firstName: () => document.querySelector('[row-index="0"] [col-id="name"]')?.textContent ?? null,
  sortBy(colId, descending) {
    api.applyColumnState({ state: [{ colId, sort: descending ? 'desc' : 'asc' }], defaultState: { sort: null } })
  },
  async filterBy(column, filter) {
    await api.setColumnFilterModel(column, { filterType: 'text', type: 'contains', filter })
    api.onFilterChanged()
  },
}
