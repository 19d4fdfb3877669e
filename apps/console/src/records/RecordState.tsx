import { Badge } from '@greenroom/ui'

/** Active records have no badge. */
export function RecordState({ status }: { status: string }) {
  return status === 'Active' ? status : <Badge>{status}</Badge>
}
