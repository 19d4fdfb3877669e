import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { PRICE_CHANGE_SCREEN } from './price-change-screen.ts'

/** One price change. */
export function PriceChangeScreen() {
  return <DocumentScreen of={PRICE_CHANGE_SCREEN} />
}
