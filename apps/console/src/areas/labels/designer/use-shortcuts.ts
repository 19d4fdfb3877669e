import { type KeyboardEvent, useEffect, useRef } from 'react'
import { FASTEST, nextBurst, NO_BURST } from '#browser/scan-burst.ts'

/**
 * Handles the keys of the label. A character counts once no other has followed it at the speed of a scanner, so that a
 * scanned code is no row of shortcuts. `handle` returns whether it did something.
 */
export function useShortcuts(handle: (event: KeyboardEvent) => boolean) {
  const burst = useRef(NO_BURST)
  const waiting = useRef<number>(undefined)
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })

  return function take(event: KeyboardEvent) {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) {
      if (handle(event)) event.preventDefault()
      return
    }
    window.clearTimeout(waiting.current)
    burst.current = nextBurst(burst.current, event.key, event.timeStamp).burst
    if (burst.current.text.length > 1) return
    waiting.current = window.setTimeout(() => latest.current(event), FASTEST)
  }
}
