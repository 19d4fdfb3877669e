import { ComboBox, TextField } from '@greenroom/ui'
import { checkRecord, recordLimit, restrictedCharacters } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import type { RequestHeaders } from '#api/api.ts'
import { systemConfigurationAtom } from '#data/reference.atoms.ts'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import styles from './roles.module.css'
import type { Role } from './roles.atoms.ts'

type RoleNameDialogProps = {
  /** The role to rename; undefined for a new one. */
  role?: Role
  /** The roles that a new one may start from. */
  roles?: readonly Role[]
  onSave: (form: RoleName, stored: Role | undefined, headers: RequestHeaders) => Promise<Role>
  onSaved: (role: Role) => void
  onClose: () => void
}

export type RoleName = {
  name: string
  /** The ID of the role whose access a new one starts with, or `NO_ACCESS`. */
  startFrom: string
}

/** Stands for no role to start from. */
export const NO_ACCESS = 'none'

const FIELDS = labeledFields<RoleName>({ name: 'Name', startFrom: 'Start from' })

/** Asks for the name of a role, and what a new one starts from. */
export function RoleNameDialog({ role, roles = [], onSave, onSaved, onClose }: RoleNameDialogProps) {
  const restricted = restrictedCharacters(useAtomValue(systemConfigurationAtom))
  const model = useForm<RoleName, Role>(role, {
    one: 'role',
    fields: FIELDS,
    formOf: (stored) => ({ name: stored?.name ?? '', startFrom: NO_ACCESS }),
    check: ({ name }) => checkRecord('role', { name: name.trim() }, restricted),
    save: ({ name, startFrom }, { stored, headers }) => onSave({ name: name.trim(), startFrom }, stored, headers),
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
        <div className={styles.fields}>
          <TextField
            name="name"
            label="Name"
            value={model.form.name}
            onChange={(name) => model.change({ name })}
            error={model.issues['name']}
            limit={recordLimit('role', 'name')}
            readOnly={readOnly}
            autoComplete="off"
            autoFocus
            required
          />
          {!role && (
            <ComboBox
              name="startFrom"
              label="Start from"
              description="You can change its access afterwards."
              options={[
                { id: NO_ACCESS, label: 'No access' },
                ...roles.map(({ roleID, name }) => ({ id: String(roleID), label: name, hint: 'Copies its access' })),
              ]}
              value={model.form.startFrom}
              onChange={(startFrom) => model.change({ startFrom: startFrom ?? NO_ACCESS })}
              readOnly={readOnly}
              required
            />
          )}
        </div>
      )}
    </RecordDialog>
  )
}
