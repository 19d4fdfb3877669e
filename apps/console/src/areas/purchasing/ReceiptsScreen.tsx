import { RECEIPT_STATES } from '@greenroom/inventory'
import { DocumentListScreen } from '#documents/DocumentListScreen.tsx'
import { receiptPath } from './paths.ts'
import { RECEIPT_ATOMS } from './purchasing.atoms.ts'
import { receiptColumns } from './receipts.columns.ts'

/** What arrived, the newest first. */
export function ReceiptsScreen() {
  return (
    <DocumentListScreen
      one="receipt"
      many="receipts"
      states={RECEIPT_STATES}
      pages={RECEIPT_ATOMS.pages}
      columns={receiptColumns}
      pathOf={receiptPath}
      placeholder="Number, order, vendor or packing slip"
      hint="Open a purchase order that was sent, and receive what arrived."
    />
  )
}
