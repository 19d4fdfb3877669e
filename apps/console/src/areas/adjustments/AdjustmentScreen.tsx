import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { ADJUSTMENT_SCREEN } from './adjustment-screen.ts'

/** One adjustment. */
export function AdjustmentScreen() {
  return <DocumentScreen of={ADJUSTMENT_SCREEN} />
}
