import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { WRITEDOWN_SCREEN } from './writedown-screen.ts'

/** One writedown. */
export function WritedownScreen() {
  return <DocumentScreen of={WRITEDOWN_SCREEN} />
}
