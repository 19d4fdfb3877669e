import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useMay } from '#session/may.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { USERS } from '#screens/user-path.ts'
import { UserEditor } from './UserEditor.tsx'
import { userRecord, userSettingsAtom } from './users.atoms.ts'

/** The user of `userID`, or a new one without it. */
export function UserScreen() {
  const [params] = useSearchParams()
  const userID = params.get('userID') ?? undefined
  const { denied } = useMay('createUser')
  const title = userID ? 'User' : 'New user'
  if (userID === undefined && denied) {
    return (
      <Screen title={title} width="form">
        <EmptyState title="You don't have permission">{denied}</EmptyState>
      </Screen>
    )
  }
  return (
    <ScreenBoundary
      key={userID}
      frame={(content) => (
        <Screen title={title} width="form">
          {content}
        </Screen>
      )}
    >
      <LoadedUser userID={userID} />
    </ScreenBoundary>
  )
}

function LoadedUser({ userID }: { userID: string | undefined }) {
  const [user, settings] = useAtomValues(userRecord(userID), userSettingsAtom)
  if (userID === undefined || user) return <UserEditor opened={user} settings={settings} />
  return (
    <Screen title="User not found" width="form">
      <EmptyState title="User not found" action={<TextLink href={USERS}>Go to Users</TextLink>}>
        They may belong to another company.
      </EmptyState>
    </Screen>
  )
}
