import { ADJUSTMENT_STATES } from '@greenroom/inventory'
import { DocumentListScreen } from '#documents/DocumentListScreen.tsx'
import { adjustmentPath } from './paths.ts'
import { ADJUSTMENT_ATOMS } from './adjustments.atoms.ts'
import { adjustmentColumns } from './adjustments.columns.ts'
import { OpeningBalances } from './OpeningBalances.tsx'

/** Adjustments, the newest first. */
export function AdjustmentsScreen() {
  return (
    <DocumentListScreen
      one="adjustment"
      many="adjustments"
      create="createAdjustment"
      more={<OpeningBalances />}
      states={ADJUSTMENT_STATES}
      pages={ADJUSTMENT_ATOMS.pages}
      columns={adjustmentColumns}
      pathOf={adjustmentPath}
      placeholder="Number, location or remarks"
      hint="Correct what is on hand: damage, loss, found stock, or an error in receiving."
    />
  )
}
