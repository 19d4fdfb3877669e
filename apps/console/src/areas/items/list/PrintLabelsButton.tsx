import { countOf, numbers } from '@greenroom/ui'
import { Printer } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { LABEL_PRINT, type LabelPrintState } from '#screens/label-print-path.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { readTarget } from '../bulk/bulk-target.ts'
import type { FilterWords } from './filter-words.ts'
import { queryText, type ProductQuery } from './products-url.ts'

type PrintLabelsButtonProps = {
  query: ProductQuery
  selection: ReadonlySet<string>
  /** What narrows the list, and how many items it has; undefined while nobody knows. */
  filters: readonly FilterWords[]
  count: number | string | undefined
  /** Undefined for an item that is not loaded. */
  typeOf: (itemID: string) => number | undefined
}

/** Prints labels of the selected items, or else of the filtered list; of all items, they are chosen there. */
export function PrintLabelsButton({ query, selection, filters, count, typeOf }: PrintLabelsButtonProps) {
  const navigate = useNavigate()
  const { may } = useMay('createLabelJob')
  function open() {
    const target = readTarget(new URLSearchParams(queryText(query)), { itemIDs: [...selection] })
    const items = selection.size > 0 ? countOf(selection.size, 'selected item') : listWords(filters, count)
    const types = new Set(selection.size > 0 ? [...selection].map(typeOf) : target?.filter.type)
    const [itemType] = types.size === 1 ? types : []
    const state: LabelPrintState = target ? { filter: target.filter, items, itemType } : {}
    void navigate(LABEL_PRINT, { state })
  }
  useVerbs(may ? [{ label: 'Print labels', also: 'items products barcode', perform: open }] : [])
  return (
    <MayButton operation="createLabelJob" size="small" variant="quiet" icon={<Printer />} onPress={open}>
      {selection.size > 0 ? `Print labels (${numbers.text(selection.size)})` : 'Print labels'}
    </MayButton>
  )
}

/** "All 312 items with Brand: Northlight, Season: Fall" */
function listWords(filters: readonly FilterWords[], count: number | string | undefined): string {
  const items = count === undefined ? 'All items' : count === 1 ? 'The item' : `All ${countOf(count, 'item')}`
  return `${items} with ${filters.map(({ label, value }) => `${label}: ${value}`).join(', ')}`
}
