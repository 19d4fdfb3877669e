import { Button, Checkbox, CheckboxGroup, Dialog } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { type SavedView, setRoleOpeningsAtom, viewRolesAtom } from './views.atoms.ts'

/** Chooses the roles for which the list opens with a view. */
export function RoleOpeningDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const roles = useAtomValue(viewRolesAtom)
  const setOpenings = useSetAtom(setRoleOpeningsAtom)
  const [chosen, setChosen] = useState((view.opensForRoleIDs ?? []).map(String))
  const { pending, problem, attempt } = useAttempt()
  const shown = roles.filter(({ id }) => view.shared || view.roleIDs.includes(Number(id)) || chosen.includes(id))

  async function save() {
    await attempt(async () => {
      await setOpenings(view, chosen.map(Number))
      onClose()
    })
  }

  return (
    <Dialog
      title={`Open Products with ${view.name}`}
      open
      keepOpen
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" pending={pending} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label="Roles"
        description="Users who have chosen another view keep theirs."
        value={chosen}
        onChange={setChosen}
      >
        {shown.map(({ id, label }) => (
          <Checkbox key={id} value={id}>
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {problem && <ProblemText {...problem} />}
    </Dialog>
  )
}
