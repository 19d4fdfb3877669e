import type { BenchRow } from './rows.ts'

/** The interface of a page for the measuring script, whatever grid it shows. */
export type BenchPage = {
  makeRows: (count: number) => BenchRow[]
  mount: (rows: BenchRow[]) => void
  scroller: () => HTMLElement
  /** The positions, in the current order, of the rendered rows. */
  rowsInDom: () => number[]
  /** The name in the first row. */
  firstName: () => string | null
  sortBy: (column: string, descending: boolean) => void
  filterBy: (column: string, text: string) => void
}

declare global {
  interface Window {
    bench: BenchPage
    rows: BenchRow[]
    longTasks: number[]
  }
}
