import { Badge, type Tone } from '@greenroom/ui'
import type { LabelJob } from './label-jobs.atoms.ts'

export const JOB_STATES: Readonly<Record<LabelJob['state'], { label: string; tone: Tone }>> = {
  READY: { label: 'Ready', tone: 'neutral' },
  QUEUED: { label: 'Queued', tone: 'neutral' },
  PRINTING: { label: 'Printing', tone: 'info' },
  DONE: { label: 'Done', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
}

export function LabelJobState({ state }: Pick<LabelJob, 'state'>) {
  const { label, tone } = JOB_STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}
