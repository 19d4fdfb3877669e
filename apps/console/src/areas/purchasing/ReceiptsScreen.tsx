import { RECEIPT_STATES } from '@greenroom/inventory'
import { gridColumns, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { PagedList } from '#records/PagedList.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { receiptPath } from './paths.ts'
import { RECEIPT_ATOMS, type ReceiptRow } from './purchasing.atoms.ts'

const STATES = Object.entries(RECEIPT_STATES).map(([id, { label }]) => ({ id, label }))
const column = gridColumns<ReceiptRow>()

/** What arrived, the newest first. */
export function ReceiptsScreen() {
  return (
    <Screen title="Receipts">
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <ReceiptList />
      </ScreenBoundary>
    </Screen>
  )
}

function ReceiptList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = RECEIPT_ATOMS.pages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => {
    const common = documentColumns<ReceiptRow>(RECEIPT_STATES, receiptPath, formats)
    return column.columns([
      common.number,
      column.accessor('orderNumber', { header: 'Purchase order', size: 140, meta: { phone: 'detail' } }),
      column.accessor('vendorName', { header: 'Vendor', size: 180, meta: { phone: 'detail' } }),
      column.accessor('shipToName', { header: 'Arrived at', size: 180 }),
      common.status,
      column.accessor('receivedOn', {
        header: 'Received on',
        size: 120,
        meta: { kind: 'date', format: (value) => (value ? formats.day(String(value)) : '') },
      }),
      column.accessor('packingSlip', { header: 'Packing slip', size: 130 }),
      common.lines,
      common.createdBy,
      common.changed,
    ])
  }, [formats])

  return (
    <PagedList
      one="receipt"
      many="receipts"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number, order, vendor or packing slip"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      hint="Open a purchase order that was sent, and receive what arrived."
      onOpen={({ number }) => navigate(receiptPath(number))}
    />
  )
}
