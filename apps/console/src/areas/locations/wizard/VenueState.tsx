import { Badge } from '@greenroom/ui'
import { RecordState } from '#records/RecordState.tsx'

/** Whether a venue is a draft, active or inactive. */
export function VenueState({ status }: { status: string }) {
  return status === 'Draft' ? <Badge tone="info">Draft</Badge> : <RecordState status={status} />
}
