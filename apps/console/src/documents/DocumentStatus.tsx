import type { DocumentState, StateTone } from '@greenroom/documents'
import { Status } from '@greenroom/ui'

const TONES = {
  gray: 'neutral',
  blue: 'info',
  amber: 'warning',
  green: 'success',
  red: 'danger',
} as const satisfies Record<StateTone, string>

/** The state of a document, as a dot in its color and its word. */
export function DocumentStatus({ state }: { state: DocumentState }) {
  return <Status tone={TONES[state.tone]}>{state.label}</Status>
}
