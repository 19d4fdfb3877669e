import { Screen, Skeleton } from '@greenroom/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { NEW_USER } from '#screens/user-path.ts'
import { UserList } from './UserList.tsx'

/** Users: the people who work for the company. */
export function UsersScreen() {
  const navigate = useNavigate()
  const add = (
    <MayButton operation="createUser" variant="primary" icon={<Plus />} onPress={() => navigate(NEW_USER)}>
      New user
    </MayButton>
  )
  return (
    <Screen title="Users" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <UserList />
      </ScreenBoundary>
    </Screen>
  )
}
