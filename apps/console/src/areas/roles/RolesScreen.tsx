import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { userAtom } from '#session/session.atoms.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { RoleEditor } from './RoleEditor.tsx'
import { roleRecord, rolesAtom } from './roles.atoms.ts'

/** What each role may do. The URL names the role; without one, the screen shows the user's own. */
export function RolesScreen() {
  const [params] = useSearchParams()
  const { roleID: own } = useAtomValue(userAtom)
  const roleID = Number(params.get('role') ?? own)
  return (
    <ScreenBoundary key={roleID} frame={(content) => <Screen title="Roles and permissions">{content}</Screen>}>
      <LoadedRole roleID={roleID} />
    </ScreenBoundary>
  )
}

function LoadedRole({ roleID }: { roleID: number }) {
  const [grants, roles] = useAtomValues(roleRecord(roleID), rolesAtom)
  if (grants) return <RoleEditor opened={grants} roles={roles} />
  return (
    <Screen title="Roles and permissions">
      <EmptyState title="Role not found" action={<TextLink href="/app/settings/roles">Go to your role</TextLink>}>
        It may belong to another company.
      </EmptyState>
    </Screen>
  )
}
