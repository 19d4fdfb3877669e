import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { type Change, latestChangeAtom } from './changes.atoms.ts'

/** Calls `hear` for each change that somebody else makes while the component is there; null where any may be missed. */
export function useChange(hear: (change: Change | null) => void): void {
  const store = useStore()
  const heard = useEffectEvent(() => {
    const latest = store.get(latestChangeAtom)
    if (latest) hear(latest.change)
  })
  useEffect(() => store.sub(latestChangeAtom, () => heard()), [store])
}
