import { explain } from '@greenroom/api-client'
import { Button, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Eye, Pencil, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { startPreviewAtom } from '#app/start-preview.atoms.ts'
import { RoleNameDialog } from './RoleNameDialog.tsx'
import { createRoleAtom, renameRoleAtom, type Role } from './roles.atoms.ts'

type RoleActionsProps = { role: Role; isDirty: boolean; onRename: (role: Role) => void }

/** Preview for all who see roles; New role and, for a role of the company's own, Rename for those who may. */
export function RoleActions({ role, isDirty, onRename }: RoleActionsProps) {
  const navigate = useNavigate()
  const preview = useSetAtom(startPreviewAtom)
  const create = useSetAtom(createRoleAtom)
  const rename = useSetAtom(renameRoleAtom)
  const mayWrite = useAccess('CONFIG_ROLES').write
  const [asking, setAsking] = useState<'copy' | 'rename'>()

  async function startPreview() {
    // First away from here, where the role may have no business.
    await navigate('/app/home')
    try {
      await preview(role)
    } catch (failure) {
      toasts.show({ tone: 'danger', title: "The preview couldn't be started", text: explain(failure).message })
    }
  }

  async function copy(name: string) {
    const { roleID } = await create({ name, likeRoleID: role.roleID })
    setAsking(undefined)
    toasts.show({ tone: 'success', title: `${name} has been created`, text: `It may do what ${role.name} may.` })
    await navigate(`/app/settings/roles?role=${roleID}`)
  }

  return (
    <>
      <Button icon={<Eye />} disabled={isDirty} onPress={startPreview}>
        Preview
      </Button>
      {mayWrite && role.custom && (
        <Button icon={<Pencil />} onPress={() => setAsking('rename')}>
          Rename
        </Button>
      )}
      {mayWrite && (
        <Button icon={<Plus />} onPress={() => setAsking('copy')}>
          New role
        </Button>
      )}
      <Suspense>
        {asking === 'copy' && (
          <RoleNameDialog
            title="New role"
            description={`It begins with what ${role.name} may do, which you can change then.`}
            save="Create role"
            onSave={copy}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking === 'rename' && (
          <RoleNameDialog
            title="Rename role"
            initial={role.name}
            save="Rename"
            onSave={async (name) => {
              onRename(await rename(role, name))
              setAsking(undefined)
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
