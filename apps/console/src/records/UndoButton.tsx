import { ConfirmDialog, countOf } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import { formatsAtom } from '#data/formats.ts'
import { MayButton } from '#session/MayButton.tsx'
import { changedSinceAtom, type ChangeSet, changeSetJobs, undoChangeSetAtom } from './change-sets.atoms.ts'
import { changeSetPath } from '#screens/change-set-path.ts'

/** How many of the items changed since the question names. */
const NAMED = 5

/** Undoes an applied change set after a confirmation. Items changed since stay as they are. */
export function UndoButton({ changeSet: { changeSetID, undo } }: { changeSet: ChangeSet }) {
  const { number } = useAtomValue(formatsAtom)
  const undoSet = useSetAtom(undoChangeSetAtom)
  const load = useSetAtom(changeSetJobs.renewAtom)
  const loadChanged = useSetAtom(changedSinceAtom)
  const [changed, setChanged] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  if (!undo || undo.possible === 0) return null

  /** Loads what was changed since again, because colleagues may have changed items meanwhile. */
  async function ask() {
    setPending(true)
    await load(changeSetID).catch(() => undefined)
    setChanged(await loadChanged(changeSetID, NAMED).catch(() => []))
    setPending(false)
    setAsking(true)
  }

  async function undoChanges() {
    setAsking(false)
    setPending(true)
    try {
      const undoID = await undoSet(changeSetID, undo!.changedSince > 0)
      void navigate(changeSetPath(undoID))
    } catch (failure) {
      showFailure("The changes couldn't be undone", failure)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <MayButton operation="undoChangeSet" icon={<Undo2 />} pending={pending} onPress={() => void ask()}>
        Undo
      </MayButton>
      <ConfirmDialog
        title={`Undo changes to ${countOf(undo.possible, 'item', 'items', number)}?`}
        open={asking}
        confirm="Undo"
        cancel="Cancel"
        onConfirm={() => void undoChanges()}
        onCancel={() => setAsking(false)}
      >
        <p>Each item returns to its earlier values. You can undo this as well.</p>
        {undo.changedSince > 0 && (
          <p>
            {number(undo.changedSince)} changed since and will stay as they are
            {changed.length > 0 && `: ${changed.join(', ')}`}
            {undo.changedSince > changed.length && changed.length > 0 && ' and more'}.
          </p>
        )}
        {undo.discontinued > 0 && <p>Items created by the import are discontinued: {number(undo.discontinued)}.</p>}
      </ConfirmDialog>
    </>
  )
}
