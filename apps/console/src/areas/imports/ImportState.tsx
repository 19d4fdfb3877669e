import { Badge, type Tone } from '@greenroom/ui'
import type { Import } from './import.atoms.ts'

const STATES: Record<Import['state'], { label: string; tone: Tone }> = {
  RECEIVING: { label: 'Not finished', tone: 'neutral' },
  CHECKED: { label: 'Checked, not applied', tone: 'warning' },
  APPLYING: { label: 'Applying', tone: 'info' },
  APPLIED: { label: 'Applied', tone: 'success' },
  CANCELLED: { label: 'Canceled', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'danger' },
}

/** The state of an import, in a word. */
export function ImportState({ state }: Pick<Import, 'state'>) {
  return <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
}
