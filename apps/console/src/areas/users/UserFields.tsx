import { ComboBox, FieldGrid, MultiSelect, Section, TextField } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import { locationKey, placesOf, type UserForm } from './user.mapping.ts'
import type { UserSettings } from './users.atoms.ts'
import styles from './users.module.css'

type UserFieldsProps = {
  form: UserForm
  issues: Readonly<Record<string, string>>
  settings: UserSettings
  isNew: boolean
  readOnly: boolean
  onChange: (values: Partial<UserForm>) => void
}

/** Who the user is, what they may do, and where they work. */
export function UserFields({ form, issues, settings, isNew, readOnly, onChange }: UserFieldsProps) {
  const { roles, locations } = settings
  const text = (name: 'userName' | 'name' | 'email' | 'employeeID', label: string) => ({
    name,
    label,
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: issues[name],
    readOnly,
    limit: readOnly ? undefined : recordLimit('user', name),
    autoComplete: 'off',
  })
  const chosen = placesOf(form, locations)

  return (
    <>
      <Section title="Person">
        <FieldGrid>
          <TextField {...text('name', 'Name')} required={!readOnly} autoFocus={isNew} />
          <TextField
            {...text('userName', 'User name')}
            onChange={(value) => onChange({ userName: value.toLowerCase() })}
            required={isNew}
            readOnly={!isNew}
            limit={isNew ? recordLimit('user', 'userName') : undefined}
            description={
              isNew ? "Used to sign in. Can't be changed after creation." : "Can't be changed after creation"
            }
          />
          <TextField {...text('email', 'Email')} type="email" description="Password links are sent here." />
          <TextField {...text('employeeID', 'Employee ID')} />
        </FieldGrid>
      </Section>
      <Section title="Work">
        <FieldGrid>
          <ComboBox
            name="roleID"
            label="Role"
            options={roles.map(({ roleID, name, mayGive }) => ({
              id: String(roleID),
              label: name,
              disabled: !mayGive,
              hint: mayGive ? undefined : 'Beyond your role',
            }))}
            value={form.roleID}
            onChange={(roleID) => onChange({ roleID })}
            error={issues.roleID}
            readOnly={readOnly}
            required={!readOnly}
            description="Determines what they can see and change."
          />
          <div>
            <p className={styles.label}>Places</p>
            {!readOnly && (
              <MultiSelect
                label="Choose places"
                options={locations.map(({ type, id, name, venueName }) => ({
                  id: locationKey(type, id),
                  label: name,
                  hint: venueName ?? id,
                }))}
                value={form.locations}
                onChange={(ids) => onChange({ locations: ids.toSorted() })}
              />
            )}
            <p className={styles.muted}>{chosen.map(({ name }) => name).join(', ') || 'All places'}</p>
            {issues.locations && (
              <p role="alert" className={styles.error}>
                {issues.locations}
              </p>
            )}
          </div>
        </FieldGrid>
      </Section>
    </>
  )
}
