import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { userAtom } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import { RoleEditor } from './RoleEditor.tsx'
import { roleAtom } from './roles.atoms.ts'

/** Roles and permissions: what each role may do. The address says which role; without one it is the user's own. */
export function RolesScreen() {
  const [params] = useSearchParams()
  const { roleID: own } = useAtomValue(userAtom)
  const roleID = Number(params.get('role') ?? own)
  const loadedAtom = useLoadingAtom(roleAtom, [roleID])
  return (
    <ScreenBoundary key={roleID} frame={(content) => <Screen title="Roles and permissions">{content}</Screen>}>
      <LoadedRole loadedAtom={loadedAtom} />
    </ScreenBoundary>
  )
}

function LoadedRole({ loadedAtom }: { loadedAtom: ReturnType<typeof roleAtom> }) {
  const { roles, grants } = useAtomValue(loadedAtom)
  if (grants) return <RoleEditor opened={grants} roles={roles} />
  return (
    <Screen title="Roles and permissions">
      <EmptyState
        title="There is no such role"
        action={<TextLink href="/app/settings/roles">Go to your role</TextLink>}
      >
        It may belong to another company.
      </EmptyState>
    </Screen>
  )
}
