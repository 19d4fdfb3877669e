import { isSaveKey } from '@greenroom/ui'
import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, or Cmd+S, saves; the browser's own dialog never opens over a form. */
export function useSaveKey(save: () => void, isOff: boolean) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event) || isOff) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
