import { Button, Screen, Skeleton } from '@greenroom/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { NEW_USER } from './paths.ts'
import { UserList } from './UserList.tsx'

/** Users: the people who work for the company. */
export function UsersScreen() {
  const navigate = useNavigate()
  const mayWrite = useAccess('CONFIG_USERS').write
  const add = mayWrite && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_USER)}>
      New user
    </Button>
  )
  return (
    <Screen title="Users" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <UserList />
      </ScreenBoundary>
    </Screen>
  )
}
