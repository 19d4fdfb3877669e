import { Badge, type Tone } from '@greenroom/ui'
import type { Import } from './import.atoms.ts'

const STATES: Record<Import['state'], { label: string; tone: Tone }> = {
  RECEIVING: { label: 'Not finished', tone: 'neutral' },
  CHECKED: { label: 'Checked, not applied', tone: 'warning' },
  APPLYING: { label: 'Being applied', tone: 'info' },
  APPLIED: { label: 'Applied', tone: 'success' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'danger' },
}

/** How far an import has come, in a word. */
export function ImportState({ state }: Pick<Import, 'state'>) {
  return <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
}
