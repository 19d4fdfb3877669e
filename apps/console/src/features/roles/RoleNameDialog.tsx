import { explain } from '@greenroom/api-client'
import { Button, Dialog, Form, TextField } from '@greenroom/ui'
import { checkRecord, recordLimit, restrictedCharacters } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { systemConfigurationAtom } from '#app/reference.atoms.ts'

type RoleNameDialogProps = {
  title: string
  description?: string
  initial?: string
  save: string
  /** Rejects with the failure, which is shown. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a role. */
export function RoleNameDialog({ title, description, initial = '', save, onSave, onClose }: RoleNameDialogProps) {
  const restricted = restrictedCharacters(useAtomValue(systemConfigurationAtom))
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)

  async function submit() {
    const wanted = name.trim()
    const [issue] = checkRecord('role', { name: wanted }, restricted)
    if (issue) return setError(issue.message)
    setSaving(true)
    try {
      await onSave(wanted)
    } catch (failure) {
      setError(explain(failure).message)
      setSaving(false)
    }
  }

  return (
    <Dialog
      title={title}
      open
      keepOpen
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="role-name" pending={saving}>
            {save}
          </Button>
        </>
      }
    >
      <Form id="role-name" aria-label={title} onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          onChange={(next) => {
            setName(next)
            setError(undefined)
          }}
          limit={recordLimit('role', 'name')}
          {...{ description, error }}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  )
}
