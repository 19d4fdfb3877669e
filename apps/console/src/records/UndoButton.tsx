import { useSetAtom } from 'jotai'
import { Undo2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import { changeSetPath } from '#screens/change-set-path.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { MayButton } from '#session/MayButton.tsx'
import {
  changedSinceAtom,
  type ChangeSet,
  changeSetJobs,
  type ChangeSetStay,
  staysAtom,
  undoChangeSetAtom,
} from './change-sets.atoms.ts'

/** How many of the items that stay the question names. */
const NAMED = 5

/** Loaded once somebody wants to undo something. */
const UndoQuestion = lazy(async () => ({ default: (await import('./UndoQuestion.tsx')).UndoQuestion }))

/** Undoes an applied change set after a confirmation. Items changed since stay as they are. */
export function UndoButton({ changeSet: { changeSetID, undo } }: { changeSet: ChangeSet }) {
  const undoSet = useSetAtom(undoChangeSetAtom)
  const load = useSetAtom(changeSetJobs.renewAtom)
  const loadChanged = useSetAtom(changedSinceAtom)
  const loadStays = useSetAtom(staysAtom)
  const [found, setFound] = useState<{ changed: readonly string[]; stays: readonly ChangeSetStay[] }>()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const removal = undo?.removal?.isAllowed ? undo.removal : undefined
  if (!undo || (undo.possible === 0 && !removal)) return null

  /** Loads what stays again, because colleagues may have changed items meanwhile. */
  async function ask() {
    setPending(true)
    await load(changeSetID).catch(() => undefined)
    setFound({
      changed: await loadChanged(changeSetID, NAMED).catch(() => []),
      stays: removal ? await loadStays(changeSetID, NAMED).catch(() => []) : [],
    })
    setPending(false)
    setAsking(true)
  }

  async function undoChanges(removes: boolean) {
    setAsking(false)
    setPending(true)
    const { changedSince } = (removes && removal) || undo!
    try {
      const body = { leaveChanged: changedSince > 0, ...(removes && { removeCreated: true }) }
      void navigate(changeSetPath(await undoSet(changeSetID, body)))
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
      {found && (
        <ScreenBoundary fallback={null}>
          <UndoQuestion
            {...{ changeSetID, undo, ...found }}
            open={asking}
            onUndo={(removes) => void undoChanges(removes)}
            onCancel={() => setAsking(false)}
          />
        </ScreenBoundary>
      )}
    </>
  )
}
