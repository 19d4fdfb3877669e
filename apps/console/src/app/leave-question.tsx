import { UNSAVED_CHANGES } from '@greenroom/session'
import { ConfirmDialog } from '@greenroom/ui'
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useId } from 'react'
import { useBlocker } from 'react-router-dom'

type Dirty = { id: string; within: string | undefined }

const dirtyFormsAtom = atom<readonly Dirty[]>([])

/** Whether any form holds changes that are not saved. */
export const anyDirtyAtom = atom((get) => get(dirtyFormsAtom).length > 0)

const markAtom = atom(null, (get, set, form: Dirty, dirty: boolean) => {
  const others = get(dirtyFormsAtom).filter(({ id }) => id !== form.id)
  set(dirtyFormsAtom, dirty ? [...others, form] : others)
})

/**
 * While `dirty`, leaving the page asks first. Moving to a path that starts with `within` is not leaving (the tabs of a
 * product). Answers a function that lets the next navigation pass: call it after saving, right before navigating.
 */
export function useLeaveQuestion(dirty: boolean, within?: string): () => void {
  const id = useId()
  const mark = useSetAtom(markAtom)
  useEffect(() => {
    mark({ id, within }, dirty)
    return () => mark({ id, within }, false)
  }, [mark, id, within, dirty])
  return useCallback(() => mark({ id, within }, false), [mark, id, within])
}

/** Asks for all forms of the app, inside the router and when the tab is closed. Stands once, in the shell. */
export function LeaveQuestion() {
  const store = useStore()
  const dirty = useAtomValue(anyDirtyAtom)
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    leaves(store.get(dirtyFormsAtom), currentLocation.pathname, nextLocation.pathname),
  )

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return (
    <ConfirmDialog
      title="Unsaved changes"
      open={blocker.state === 'blocked'}
      confirm="Leave"
      cancel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {UNSAVED_CHANGES}
    </ConfirmDialog>
  )
}

/** Whether going from one path to another leaves a dirty form behind. A new query on the same path does not. */
export function leaves(forms: readonly Dirty[], from: string, to: string): boolean {
  return from !== to && forms.some(({ within }) => within === undefined || !to.startsWith(within))
}
