import type { LinesToolProps } from '#documents/document-screen.ts'
import { AdjustPrices } from './AdjustPrices.tsx'
import { FilteredItems } from './FilteredItems.tsx'
import type { PriceChange } from './price-changes.atoms.ts'

/** What changes many lines at once: what the filter of a draft finds, and all prices. */
export function PriceChangeTools(props: LinesToolProps<PriceChange>) {
  const { filtered } = props.stored ?? {}
  if (props.rows.length === 0) return null
  return (
    <>
      {filtered && <FilteredItems {...props} filtered={filtered} />}
      <AdjustPrices {...props} />
    </>
  )
}
