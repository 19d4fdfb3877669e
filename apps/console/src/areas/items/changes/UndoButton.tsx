import { ConfirmDialog } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#forms/show-failure.ts'
import { formatsAtom } from '#data/formats.ts'
import { MayButton } from '#session/MayButton.tsx'
import { type ChangeSet, changeSetJobs, undoChangeSetAtom } from './change-set.atoms.ts'
import { changeSetPath } from './paths.ts'

/** Undoes an applied change set after a confirmation. Items changed since stay as they are. */
export function UndoButton({ changeSet: { changeSetID, undo } }: { changeSet: ChangeSet }) {
  const { number } = useAtomValue(formatsAtom)
  const undoSet = useSetAtom(undoChangeSetAtom)
  const load = useSetAtom(changeSetJobs.renewAtom)
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  if (!undo || undo.possible === 0) return null

  /** Loads the counts again, because colleagues may have changed items meanwhile. */
  async function ask() {
    setPending(true)
    await load(changeSetID).catch(() => undefined)
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
        title={undo.possible === 1 ? 'Undo changes to 1 item?' : `Undo changes to ${number(undo.possible)} items?`}
        open={asking}
        confirm="Undo"
        cancel="Cancel"
        onConfirm={() => void undoChanges()}
        onCancel={() => setAsking(false)}
      >
        <p>Each item returns to its earlier values. You can undo this as well.</p>
        {undo.changedSince > 0 && (
          <p>{number(undo.changedSince)} changed since and will stay as they are. See them under Changed since.</p>
        )}
        {undo.created > 0 && <p>Items created by the import stay in the catalog: {number(undo.created)}.</p>}
      </ConfirmDialog>
    </>
  )
}
