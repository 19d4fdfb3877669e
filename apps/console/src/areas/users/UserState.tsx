import { Badge } from '@greenroom/ui'
import type { StaffUser } from './users.atoms.ts'

/** What keeps a user from signing in. Who may sign in stays quiet. */
export function UserState({ user }: { user: StaffUser }) {
  if (user.status === 'Inactive') return <Badge>Inactive</Badge>
  if (user.locked) return <Badge tone="warning">Locked</Badge>
  return user.status
}
