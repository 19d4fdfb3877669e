import { useEffect, useRef } from 'react'
import { columnId, type GridColumn, type GridSort } from './grid-columns.ts'

/** Fills a live region when the sort or the selection changes, but not on the first render. */
export function useAnnouncer<Row extends object>(
  sort: GridSort | null,
  columns: readonly GridColumn<Row>[],
  selectedText: string,
) {
  const region = useRef<HTMLDivElement>(null)
  const column = sort && columns.find((each) => columnId(each) === sort.column)
  const sortText = sort
    ? `Sorted by ${String(column?.header ?? sort.column)}, ${sort.descending ? 'descending' : 'ascending'}`
    : 'Not sorted'
  useSay(region, sortText)
  useSay(region, selectedText)
  return region
}

function useSay(region: React.RefObject<HTMLElement | null>, text: string) {
  const announced = useRef(text)
  useEffect(() => {
    if (announced.current === text) return
    announced.current = text
    if (region.current) region.current.textContent = text
  }, [region, text])
}
