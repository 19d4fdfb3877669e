import { UNSAVED_CHANGES } from '@greenroom/session'
import { ConfirmDialog } from '@greenroom/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useId } from 'react'
import { useBlocker } from 'react-router-dom'
import { anyDirtyAtom, type Dirty, dirtyFormsAtom, markAtom, type Stay } from './dirty.atoms.ts'

/**
 * Asks before the user leaves the page while `dirty`. Returns a function that allows the next navigation: call it after
 * saving, right before navigating.
 */
export function useLeaveQuestion(dirty: boolean, { within, record }: Stay = {}): () => void {
  const id = useId()
  const mark = useSetAtom(markAtom)
  useEffect(() => {
    mark({ id, within, record }, dirty)
    return () => mark({ id, within, record }, false)
  }, [mark, id, within, record, dirty])
  return useCallback(() => mark({ id, within, record }, false), [mark, id, within, record])
}

/** Asks for all forms of the app, inside the router and before the browser tab closes. Used once, in the shell. */
export function LeaveQuestion() {
  const store = useStore()
  const dirty = useAtomValue(anyDirtyAtom)
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    leaves(store.get(dirtyFormsAtom), currentLocation, nextLocation),
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

type Place = { pathname: string; search: string }

/** Whether a navigation leaves a dirty form. Another query on the same path doesn't. */
export function leaves(forms: readonly Dirty[], from: Place, to: Place): boolean {
  const isMove = from.pathname !== to.pathname
  return forms.some(({ within, record }) => {
    const isOther = record !== undefined && parameter(from, record) !== parameter(to, record)
    return isOther || (isMove && (within === undefined || !to.pathname.startsWith(within)))
  })
}

function parameter({ search }: Place, name: string): string | null {
  return new URLSearchParams(search).get(name)
}
