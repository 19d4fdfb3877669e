import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { TRANSFER_SCREEN } from './transfer-screen.ts'

/** One transfer. */
export function TransferScreen() {
  return <DocumentScreen of={TRANSFER_SCREEN} />
}
