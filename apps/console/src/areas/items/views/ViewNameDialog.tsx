import { Button, countOf, Dialog, Form, MultiSelect, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useAttempt } from '#failures/use-attempt.ts'
import { type Audience, type SavedView, viewRolesAtom } from './views.atoms.ts'

type ViewNameDialogProps = {
  /** The view whose audience changes; undefined for a new one. */
  shown: SavedView | undefined
  names: readonly string[]
  onSave: (name: string, audience: Audience) => Promise<void>
  onClose: () => void
}

const LIMIT = 50

/** Asks for the name of a new view and who sees it, and warns if it would replace another. */
export function ViewNameDialog({ shown, names, onSave, onClose }: ViewNameDialogProps) {
  const roles = useAtomValue(viewRolesAtom)
  const [name, setName] = useState(shown?.name ?? '')
  const [roleIDs, setRoleIDs] = useState<readonly string[]>((shown?.roleIDs ?? []).map(String))
  const { pending, problem, attempt, forget } = useAttempt()
  const [error, setError] = useState<string>()
  const wanted = name.trim()

  async function save(shared: boolean) {
    if (!wanted || [...wanted].length > LIMIT)
      return setError(wanted ? `At most ${LIMIT} characters.` : 'Name is required.')
    await attempt(() => onSave(wanted, { shared, roleIDs: shared ? [] : roleIDs.map(Number) }))
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
          <Button pending={pending} onPress={() => void save(true)}>
            Save for everyone
          </Button>
          <Button variant="primary" type="submit" form="view-name" pending={pending}>
            {roleIDs.length > 0 ? `Save for ${countOf(roleIDs.length, 'role')}` : 'Save for me'}
          </Button>
        </>
      }
    >
      <Form id="view-name" aria-label="Save view" onSubmit={() => void save(false)}>
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
            names.includes(wanted) && wanted !== shown?.name
              ? 'A view with this name already exists and will be replaced.'
              : 'Saves the current filters, order and columns.'
          }
          autoFocus
          required
        />
        {roles.length > 0 && (
          <MultiSelect label="Share with roles" options={roles} value={roleIDs} onChange={setRoleIDs} />
        )}
      </Form>
    </Dialog>
  )
}
