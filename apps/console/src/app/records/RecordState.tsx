import { Badge } from '@greenroom/ui'

/** What is in use stays quiet. */
export function RecordState({ status }: { status: string }) {
  return status === 'Active' ? status : <Badge>{status}</Badge>
}
