import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { COUNT_SCREEN } from './count-screen.ts'

/** One count. */
export function CountScreen() {
  return <DocumentScreen of={COUNT_SCREEN} />
}
