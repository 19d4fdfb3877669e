import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { offlineAtom } from './connection.atoms.ts'

/** Calls `back` each time the server can be reached again. */
export function useWhenBack(back: () => void): void {
  const offline = useAtomValue(offlineAtom)
  const wasOffline = useRef(offline)
  const call = useEffectEvent(back)
  useEffect(() => {
    if (wasOffline.current && !offline) call()
    wasOffline.current = offline
  }, [offline])
}
