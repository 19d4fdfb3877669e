import { Button, Dialog, Form, TextField } from '@greenroom/ui'
import { useState } from 'react'

type ViewNameDialogProps = { names: readonly string[]; onSave: (name: string) => Promise<void>; onClose: () => void }

const LIMIT = 50

/** Asks for the name of a new view, and says when it would replace another. */
export function ViewNameDialog({ names, onSave, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState('')
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string>()
  const wanted = name.trim()

  async function save() {
    if (!wanted || [...wanted].length > LIMIT)
      return setError(wanted ? `At most ${LIMIT} characters.` : 'Name is required.')
    setSaving(true)
    await onSave(wanted)
    setSaving(false)
  }

  return (
    <Dialog
      title="Save view"
      open
      keepOpen
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="view-name" pending={saving}>
            Save
          </Button>
        </>
      }
    >
      <Form id="view-name" aria-label="Save view" onSubmit={save}>
        <TextField
          label="Name"
          value={name}
          onChange={(next) => {
            setName(next)
            setError(undefined)
          }}
          error={error}
          limit={LIMIT}
          description={
            names.includes(wanted)
              ? 'A view of this name exists and will be replaced.'
              : 'Filters, order and columns as they are now.'
          }
          autoFocus
          required
        />
      </Form>
    </Dialog>
  )
}
