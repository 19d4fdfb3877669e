import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { RECEIPT_SCREEN } from './receipt-screen.ts'

/** What arrived for one order. */
export function ReceiptScreen() {
  return <DocumentScreen of={RECEIPT_SCREEN} />
}
