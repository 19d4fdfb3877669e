import { useAtomValue, useSetAtom } from 'jotai'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PreviewButton } from '#records/PreviewButton.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { userAtom } from '#session/session.atoms.ts'
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx'
import { NO_ACCESS, RoleNameDialog } from './RoleNameDialog.tsx'
import { rolePath } from './paths.ts'
import { createRoleAtom, renameRoleAtom, type Role } from './roles.atoms.ts'

type RoleActionsProps = {
  role: Role
  roles: readonly Role[]
  isDirty: boolean
  onRename: (role: Role) => void
}

/** Preview for everyone who sees roles. New role and, for a custom role, Rename and Delete for users with that access. */
export function RoleActions({ role, roles, isDirty, onRename }: RoleActionsProps) {
  const navigate = useNavigate()
  const { roleID: own } = useAtomValue(userAtom)
  const create = useSetAtom(createRoleAtom)
  const rename = useSetAtom(renameRoleAtom)
  const [asking, setAsking] = useState<'create' | 'rename' | 'delete'>()

  return (
    <>
      <PreviewButton
        label="Preview"
        previewed={{ roleID: role.roleID, name: role.name, back: rolePath(role.roleID) }}
        disabled={isDirty}
      />
      {role.custom && (
        <MayButton operation="renameRole" icon={<Pencil />} onPress={() => setAsking('rename')}>
          Rename
        </MayButton>
      )}
      {role.custom && (
        <MayButton
          operation="deleteRole"
          icon={<Trash2 />}
          denied={role.roleID === own ? "You can't delete your own role." : undefined}
          disabled={isDirty}
          onPress={() => setAsking('delete')}
        >
          Delete
        </MayButton>
      )}
      <MayButton operation="createRole" icon={<Plus />} onPress={() => setAsking('create')}>
        New role
      </MayButton>
      <Suspense>
        {asking === 'create' && (
          <RoleNameDialog
            roles={roles}
            onSave={({ name, startFrom }, _, headers) =>
              create({ name, ...(startFrom !== NO_ACCESS && { likeRoleID: Number(startFrom) }) }, headers)
            }
            onSaved={({ roleID }) => {
              setAsking(undefined)
              void navigate(rolePath(roleID))
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking === 'rename' && (
          <RoleNameDialog
            role={role}
            onSave={({ name }, stored = role, headers) => rename(stored, name, headers)}
            onSaved={(renamed) => {
              onRename(renamed)
              setAsking(undefined)
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
      {asking === 'delete' && (
        <DeleteRoleDialog
          role={role}
          roles={roles}
          onDeleted={({ roleID }) => {
            setAsking(undefined)
            void navigate(rolePath(roleID))
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
