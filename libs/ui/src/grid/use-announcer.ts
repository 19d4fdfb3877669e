import { useEffect, useRef } from 'react'
import { columnId, type GridColumn, type GridSort } from './grid-columns.ts'

/** Fills a live region when the sort or the number of selected rows changes, and keeps quiet at first. */
export function useAnnouncer<Row extends object>(
  sort: GridSort | null,
  columns: readonly GridColumn<Row>[],
  selected: number,
) {
  const region = useRef<HTMLDivElement>(null)
  const column = sort && columns.find((each) => columnId(each) === sort.column)
  const sortText = sort
    ? `Sorted by ${String(column?.header ?? sort.column)}, ${sort.descending ? 'descending' : 'ascending'}`
    : 'Not sorted'
  const selectedText = selected === 0 ? 'Nothing selected' : `${selected.toLocaleString('en')} selected`
  useSay(region, sortText)
  useSay(region, selectedText)
  return region
}

function useSay(region: React.RefObject<HTMLElement | null>, text: string) {
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text) return
    said.current = text
    if (region.current) region.current.textContent = text
  }, [region, text])
}
