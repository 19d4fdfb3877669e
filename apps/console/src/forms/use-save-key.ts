import { isModalOpen, isSaveKey } from '@greenroom/ui'
import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

/** How many forms on the page are saved by a key. */
export const saveKeysAtom = atom(0)

/** Ctrl+S, or Cmd+S, saves; the browser's own dialog never opens over a form, and nothing is saved behind a dialog. */
export function useSaveKey(save: () => void, isOff: boolean) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event) || isOff) return
    event.preventDefault()
    if (!isModalOpen()) save()
  })
  const count = useSetAtom(saveKeysAtom)
  useEffect(() => {
    if (isOff) return
    count((before) => before + 1)
    return () => count((before) => before - 1)
  }, [isOff, count])
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
