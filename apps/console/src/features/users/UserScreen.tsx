import { explainDenied } from '@greenroom/permissions'
import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import { USERS } from './paths.ts'
import { UserEditor } from './UserEditor.tsx'
import { userEditorAtom } from './users.atoms.ts'

/** The user of `userID`, or a new one without it. */
export function UserScreen() {
  const [params] = useSearchParams()
  const userID = params.get('userID') ?? undefined
  const mayWrite = useAccess('CONFIG_USERS').write
  const editorAtom = useLoadingAtom(userEditorAtom, [userID])
  const title = userID ? 'User' : 'New user'
  if (userID === undefined && !mayWrite) {
    return (
      <Screen title={title} width="form">
        <EmptyState title="You don't have permission">{explainDenied('CONFIG_USERS', 'WRITE')}</EmptyState>
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
      <LoadedUser userID={userID} editorAtom={editorAtom} />
    </ScreenBoundary>
  )
}

type LoadedUserProps = { userID: string | undefined; editorAtom: ReturnType<typeof userEditorAtom> }

function LoadedUser({ userID, editorAtom }: LoadedUserProps) {
  const { user, settings } = useAtomValue(editorAtom)
  if (userID === undefined || user) return <UserEditor opened={user} settings={settings} />
  return (
    <Screen title="User not found" width="form">
      <EmptyState title="There is no such user" action={<TextLink href={USERS}>Go to Users</TextLink>}>
        They may belong to another company.
      </EmptyState>
    </Screen>
  )
}
