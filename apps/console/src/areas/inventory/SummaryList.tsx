import type { DocumentTotal } from '@greenroom/documents'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { withParam } from '#data/list-address.ts'
import { DocumentTotals } from '#documents/DocumentTotals.tsx'
import { useResource } from '#data/use-resource.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useSees } from '#session/may.ts'
import { type StockSums, type SummaryOrder, summaryPages, type SummaryRow } from './summary.atoms.ts'
import { summaryColumns } from './summary.columns.ts'
import { type Summary, summaryPath } from '#screens/summary-path.ts'

/** The rows of a summary and their sums. A row leads to its items, an item to its movements. */
export function SummaryList({ summary, order }: { summary: Summary; order: SummaryOrder }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const formats = useAtomValue(formatsAtom)
  const seesValue = useSees('costPrice')
  const list = summaryPages(summary, order)
  const totals = useResource(list).value?.first.totals
  const columns = useMemo(
    () => summaryColumns({ by: summary.by, formats, seesValue, hrefOf: (row) => behind(summary, row, search) }),
    [summary, formats, seesValue, search],
  )
  return (
    <>
      {totals && <DocumentTotals totals={figuresOf(totals)} formats={formats} isInline />}
      <PagedList
        one={summary.by}
        many={`${summary.by}s`}
        {...{ list, columns }}
        rowId={({ id, locationType }) => `${locationType ?? ''} ${id}`}
        placeholder="Name or ID"
        filters={[]}
        hint="There was no stock. Receive an order or adjust stock to begin."
        onOpen={(row) => navigate(behind(summary, row, search))}
      />
    </>
  )
}

function figuresOf({ onHand, inTransit, inbound, reserved, value }: StockSums): DocumentTotal[] {
  const count = (name: string, label: string, quantity: number) => {
    return { name, label, kind: 'count' as const, value: quantity }
  }
  return [
    count('onHand', 'On hand', onHand),
    count('inTransit', 'In transit', inTransit),
    count('inbound', 'Inbound', inbound),
    count('reserved', 'Reserved', reserved),
    ...(value === undefined ? [] : [{ name: 'value', label: 'Value', kind: 'money' as const, value }]),
  ]
}

/** The address of what is behind a row: the items of a location or a department, the movements of an item. */
function behind(summary: Summary, { id, locationType }: SummaryRow, search: string): string {
  if (summary.by === 'department') return summaryPath({ ...summary, by: 'item', departmentID: id })
  if (locationType) return summaryPath({ ...summary, by: 'item', location: { type: locationType, locationID: id } })
  return `${summaryPath(summary)}?${withParam(createSearchParams(search), 'item', id)}`
}
