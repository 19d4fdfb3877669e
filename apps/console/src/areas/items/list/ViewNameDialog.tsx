import { Button, Dialog, Form, TextField } from '@greenroom/ui'
import { useState } from 'react'
import { useAttempt } from '#forms/use-attempt.ts'

type ViewNameDialogProps = { names: readonly string[]; onSave: (name: string) => Promise<void>; onClose: () => void }

const LIMIT = 50

/** Asks for the name of a new view and warns if it would replace another. */
export function ViewNameDialog({ names, onSave, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState('')
  const { pending, problem, attempt, forget } = useAttempt()
  const [error, setError] = useState<string>()
  const wanted = name.trim()

  async function save() {
    if (!wanted || [...wanted].length > LIMIT)
      return setError(wanted ? `At most ${LIMIT} characters.` : 'Name is required.')
    await attempt(() => onSave(wanted))
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
          <Button variant="primary" type="submit" form="view-name" pending={pending}>
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
            forget()
          }}
          error={error ?? problem?.lines.join(' ')}
          limit={LIMIT}
          description={
            names.includes(wanted)
              ? 'A view with this name already exists and will be replaced.'
              : 'Saves the current filters, order and columns.'
          }
          autoFocus
          required
        />
      </Form>
    </Dialog>
  )
}
