import { countOf, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { type EntitlementChange, undoAtom } from './entitlements.atoms.ts'

/** How many cells a change was about. */
export function cellsOf({ entitled, dated, removed }: Pick<EntitlementChange, 'entitled' | 'dated' | 'removed'>) {
  return entitled + dated + removed
}

/** Undoes a change and says so. */
export function useUndo() {
  const undo = useSetAtom(undoAtom)
  return async (changeID: string) => {
    try {
      const undone = await undo(changeID)
      const title = `${countOf(cellsOf(undone), 'entitlement', 'entitlements')} as before`
      toasts.show({ tone: 'success', title })
    } catch (failure) {
      showFailure("The change couldn't be undone", failure)
    }
  }
}

/** Makes a change of entitlements, says what it did, and offers to undo it; `failed` is the title of section 8. */
export function useChange() {
  const [pending, setPending] = useState(false)
  const undo = useUndo()

  async function perform(
    failed: string,
    act: () => Promise<EntitlementChange>,
    done: (change: EntitlementChange) => string,
  ): Promise<boolean> {
    setPending(true)
    try {
      const change = await act()
      const { changeID } = change
      if (changeID === null) toasts.show({ tone: 'info', title: 'Nothing to change', text: 'It is so already.' })
      else {
        const action = { text: 'Undo', onPress: () => void undo(changeID) }
        toasts.show({ tone: 'success', title: done(change), action })
      }
      return true
    } catch (failure) {
      showFailure(failed, failure)
      return false
    } finally {
      setPending(false)
    }
  }

  return { perform, pending }
}
