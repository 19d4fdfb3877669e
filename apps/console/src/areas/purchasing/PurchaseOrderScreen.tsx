import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { PURCHASE_ORDER_SCREEN } from './purchase-order-screen.ts'

/** One purchase order. */
export function PurchaseOrderScreen() {
  return <DocumentScreen of={PURCHASE_ORDER_SCREEN} />
}
