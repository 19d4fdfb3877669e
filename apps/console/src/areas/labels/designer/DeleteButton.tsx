import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#records/ActionButton.tsx'
import { deleteLabelAtom, type Label } from '../label.atoms.ts'
import { LABELS } from '../paths.ts'

/** Deletes a label after a question, and leaves for the list. */
export function DeleteButton({ label, onDeleted }: { label: Label; onDeleted: () => void }) {
  const remove = useSetAtom(deleteLabelAtom)
  const navigate = useNavigate()

  async function perform() {
    await remove(label.templateID)
    onDeleted()
    await navigate(LABELS, { replace: true })
  }

  return (
    <ActionButton
      label="Delete"
      operation="deleteLabelTemplate"
      question={{ title: `Delete ${label.name}?`, text: "Its versions are deleted as well. This can't be undone." }}
      act={perform}
      done={`${label.name} has been deleted`}
      failed={`${label.name} couldn't be deleted`}
    />
  )
}
