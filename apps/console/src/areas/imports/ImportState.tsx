import { Badge, type Tone } from '@greenroom/ui'
import type { Import } from './import.atoms.ts'

const STATES: Record<Import['state'], { label: string; tone: Tone }> = {
  RECEIVING: { label: 'Not finished', tone: 'neutral' },
  CHECKED: { label: 'Checked, not applied', tone: 'warning' },
  APPLYING: { label: 'Applying', tone: 'info' },
  APPLIED: { label: 'Applied', tone: 'success' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'danger' },
}

const UNDONE = { label: 'Undone', tone: 'neutral' } as const

/** The state of an import, in a word. */
export function ImportState({ state, undoneBy }: Pick<Import, 'state' | 'undoneBy'>) {
  const { label, tone } = undoneBy ? UNDONE : STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}
