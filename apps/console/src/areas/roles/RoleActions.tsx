import { Button } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Eye, Pencil, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#forms/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import { startPreviewAtom } from '#session/start-preview.atoms.ts'
import { RoleNameDialog } from './RoleNameDialog.tsx'
import { createRoleAtom, renameRoleAtom, type Role } from './roles.atoms.ts'

type RoleActionsProps = { role: Role; isDirty: boolean; onRename: (role: Role) => void }

/** Preview for everyone who sees roles. New role and, for a custom role, Rename for users with write access. */
export function RoleActions({ role, isDirty, onRename }: RoleActionsProps) {
  const navigate = useNavigate()
  const preview = useSetAtom(startPreviewAtom)
  const create = useSetAtom(createRoleAtom)
  const rename = useSetAtom(renameRoleAtom)
  const [asking, setAsking] = useState<'copy' | 'rename'>()

  async function startPreview() {
    // Navigate first: the previewed role may not have access to this page.
    await navigate('/app/home')
    try {
      await preview(role)
    } catch (failure) {
      showFailure("The preview couldn't be started", failure)
    }
  }

  return (
    <>
      <Button icon={<Eye />} disabled={isDirty} onPress={startPreview}>
        Preview
      </Button>
      {role.custom && (
        <MayButton operation="renameRole" icon={<Pencil />} onPress={() => setAsking('rename')}>
          Rename
        </MayButton>
      )}
      <MayButton operation="createRole" icon={<Plus />} onPress={() => setAsking('copy')}>
        New role
      </MayButton>
      <Suspense>
        {asking === 'copy' && (
          <RoleNameDialog
            description={`Starts with the access of ${role.name}. You can change it afterwards.`}
            onSave={(name, _, headers) => create({ name, likeRoleID: role.roleID }, headers)}
            onSaved={({ roleID }) => {
              setAsking(undefined)
              void navigate(`/app/settings/roles?role=${roleID}`)
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking === 'rename' && (
          <RoleNameDialog
            role={role}
            onSave={(name, stored = role, headers) => rename(stored, name, headers)}
            onSaved={(renamed) => {
              onRename(renamed)
              setAsking(undefined)
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
