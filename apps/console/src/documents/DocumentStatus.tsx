import type { DocumentState, StateTone } from '@greenroom/documents'
import { Status } from '@greenroom/ui'
import { type SentBack, sentBackWords } from './waiting.ts'

const TONES = {
  gray: 'neutral',
  blue: 'info',
  amber: 'warning',
  green: 'success',
  red: 'danger',
} as const satisfies Record<StateTone, string>

type DocumentStatusProps = {
  state: DocumentState
  sentBack?: SentBack | undefined
}

/** The state of a document, as a dot in its color and its word; of one that was sent back, that, and why as its title. */
export function DocumentStatus({ state, sentBack }: DocumentStatusProps) {
  if (sentBack) {
    return (
      <span title={`Sent back ${sentBackWords(sentBack)}`}>
        <Status tone="warning">Sent back</Status>
      </span>
    )
  }
  return <Status tone={TONES[state.tone]}>{state.label}</Status>
}
