import { Badge } from '@greenroom/ui'
import type { EntryStatus } from '@greenroom/validation'

/** An entry in use stays quiet. */
export function EntryState({ status }: { status: EntryStatus }) {
  return status === 'Active' ? status : <Badge>{status}</Badge>
}
