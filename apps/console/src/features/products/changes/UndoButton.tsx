import { explain } from '@greenroom/api-client'
import { Button, ConfirmDialog, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatsAtom } from '#app/formats.ts'
import { useAccess } from '#app/session.atoms.ts'
import { type ChangeSet, loadChangeSetAtom, undoChangeSetAtom } from './change-set.atoms.ts'
import { changeSetPath } from './paths.ts'

/** Takes an applied change set back, as far as nobody changed its items since; says first what that means. */
export function UndoButton({ changeSet: { changeSetID, undo } }: { changeSet: ChangeSet }) {
  const { number } = useAtomValue(formatsAtom)
  const undoSet = useSetAtom(undoChangeSetAtom)
  const load = useSetAtom(loadChangeSetAtom)
  const navigate = useNavigate()
  const mayEdit = useAccess('UTILITIES_BULK_EDIT').write
  const mayWrite = useAccess('CATALOG_PRODUCT').write
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  if (!undo || undo.possible === 0 || !mayEdit || !mayWrite) return null

  /** Colleagues go on working while this page is open. */
  async function ask() {
    setPending(true)
    await load(changeSetID).catch(() => undefined)
    setPending(false)
    setAsking(true)
  }

  async function takeBack() {
    setAsking(false)
    setPending(true)
    try {
      const undoID = await undoSet(changeSetID, undo!.changedSince > 0)
      void navigate(changeSetPath(undoID))
    } catch (failure) {
      toasts.show({ tone: 'danger', title: 'The changes could not be taken back', text: explain(failure).message })
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button icon={<Undo2 />} pending={pending} onPress={() => void ask()}>
        Undo
      </Button>
      <ConfirmDialog
        title={undo.possible === 1 ? 'Take back 1 item' : `Take back ${number(undo.possible)} items`}
        open={asking}
        confirm="Undo"
        cancel="Cancel"
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      >
        <p>Each gets back what it had before. This is a change of its own, which can be taken back as well.</p>
        {undo.changedSince > 0 && (
          <p>
            {number(undo.changedSince)} were changed since and stay as they are; they are listed under Changed since.
          </p>
        )}
        {undo.created > 0 && <p>{number(undo.created)} that the import created stay in the catalog.</p>}
      </ConfirmDialog>
    </>
  )
}
