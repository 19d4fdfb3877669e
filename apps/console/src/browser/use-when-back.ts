import { type Atom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { offlineAtom } from './connection.atoms.ts'

/** Calls `back` each time the server can be reached again, or `awayAtom` turns false. */
export function useWhenBack(back: () => void, awayAtom: Atom<boolean> = offlineAtom): void {
  const isAway = useAtomValue(awayAtom)
  const wasAway = useRef(isAway)
  const call = useEffectEvent(back)
  useEffect(() => {
    if (wasAway.current && !isAway) call()
    wasAway.current = isAway
  }, [isAway])
}
