import { TRANSFER_STATES } from '@greenroom/inventory'
import { DocumentListScreen } from '#documents/DocumentListScreen.tsx'
import { transferPath } from './paths.ts'
import { TRANSFER_ATOMS } from './transfers.atoms.ts'
import { transferColumns } from './transfers.columns.ts'

/** Transfers, the newest first. */
export function TransfersScreen() {
  return (
    <DocumentListScreen
      one="transfer"
      many="transfers"
      create="createTransfer"
      states={TRANSFER_STATES}
      pages={TRANSFER_ATOMS.pages}
      columns={transferColumns}
      pathOf={transferPath}
      placeholder="Number, location or tracking"
      hint="Move stock from one store or warehouse to another, and confirm what arrives."
    />
  )
}
