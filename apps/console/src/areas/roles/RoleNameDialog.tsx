import { TextField } from '@greenroom/ui'
import { checkRecord, recordLimit, restrictedCharacters } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import type { RequestHeaders } from '#data/api.ts'
import { systemConfigurationAtom } from '#data/reference.atoms.ts'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import type { Role } from './roles.atoms.ts'

type RoleNameDialogProps = {
  /** The role to rename; undefined for a new one. */
  role?: Role
  description?: string
  onSave: (name: string, stored: Role | undefined, headers: RequestHeaders) => Promise<Role>
  onSaved: (role: Role) => void
  onClose: () => void
}

type RoleName = { name: string }

const FIELDS = labeledFields<RoleName>({ name: 'Name' })

/** Asks for the name of a role. */
export function RoleNameDialog({ role, description, onSave, onSaved, onClose }: RoleNameDialogProps) {
  const restricted = restrictedCharacters(useAtomValue(systemConfigurationAtom))
  const model = useForm<RoleName, Role>(role, {
    one: 'role',
    fields: FIELDS,
    formOf: (stored) => ({ name: stored?.name ?? '' }),
    check: ({ name }) => checkRecord('role', { name: name.trim() }, restricted),
    save: ({ name }, { stored, headers }) => onSave(name.trim(), stored, headers),
  })
  return (
    <RecordDialog
      operation={role ? 'renameRole' : 'createRole'}
      title={role ? 'Rename role' : 'New role'}
      one="role"
      size="small"
      save={role ? 'Rename' : 'Create role'}
      done={({ name }) => `${name} has been ${role ? 'saved' : 'created'}`}
      {...{ model, onSaved, onClose }}
    >
      {(readOnly) => (
        <TextField
          name="name"
          label="Name"
          value={model.form.name}
          onChange={(name) => model.change({ name })}
          error={model.issues['name']}
          limit={recordLimit('role', 'name')}
          {...{ description, readOnly }}
          autoComplete="off"
          autoFocus
          required
        />
      )}
    </RecordDialog>
  )
}
