import { Badge, type Tone } from '@greenroom/ui'
import type { ChangeSet } from '#records/change-sets.atoms.ts'

const STATES: Record<ChangeSet['state'], { label: string; tone: Tone }> = {
  PREPARED: { label: 'Not applied', tone: 'neutral' },
  APPLYING: { label: 'Applying', tone: 'info' },
  APPLIED: { label: 'Applied', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
}

/** The state of a change set, in a word. */
export function ChangeSetState(props: Pick<ChangeSet, 'state' | 'undoneBy' | 'isUndonePartly'>) {
  const { state, undoneBy, isUndonePartly } = props
  if (undoneBy) return <Badge tone="warning">{isUndonePartly ? 'Partly undone' : 'Undone'}</Badge>
  return <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
}
