import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useId } from 'react'
import { useBlocker } from 'react-router-dom'
import {
  anyDirtyAtom,
  closeFormAtom,
  dirtyFormsAtom,
  openFormAtom,
  type OpenForm,
  openFormsAtom,
  type Stay,
} from '#browser/open-forms.atoms.ts'
import { hasUnmatchedText } from './unmatched-text.ts'
import { UnsavedQuestion, useSaveAll } from './UnsavedQuestion.tsx'

/**
 * Asks before the user leaves the page while `dirty`, and offers to `save` first. Returns a function that allows the next
 * navigation: call it after saving, right before navigating.
 */
export function useLeaveQuestion(dirty: boolean, { within, record }: Stay = {}, save?: OpenForm['save']): () => void {
  const id = useId()
  const open = useSetAtom(openFormAtom)
  const close = useSetAtom(closeFormAtom)
  const canSave = save !== undefined
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false)
  useEffect(() => {
    open({ id, within, record, isDirty: dirty, ...(canSave && { save: () => saveNow() }) })
    return () => close(id)
  }, [open, close, id, within, record, dirty, canSave])
  return useCallback(() => close(id), [close, id])
}

/** Asks for all forms of the app, inside the router and before the browser tab closes. Used once, in the shell. */
export function LeaveQuestion() {
  const store = useStore()
  const dirty = useAtomValue(anyDirtyAtom)
  const save = useSaveAll()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    leaves(store.get(hasUnmatchedText() ? openFormsAtom : dirtyFormsAtom), currentLocation, nextLocation),
  )

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return (
    <UnsavedQuestion
      save={save}
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

type Place = { pathname: string; search: string }

/** Whether a navigation leaves one of these forms. Another query on the same path doesn't. */
export function leaves(forms: readonly Stay[], from: Place, to: Place): boolean {
  const isMove = from.pathname !== to.pathname
  return forms.some(({ within, record }) => {
    const isOther = record !== undefined && parameter(from, record) !== parameter(to, record)
    return isOther || (isMove && (within === undefined || !to.pathname.startsWith(within)))
  })
}

function parameter({ search }: Place, name: string): string | null {
  return new URLSearchParams(search).get(name)
}
