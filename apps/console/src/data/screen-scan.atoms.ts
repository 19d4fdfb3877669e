import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

/** What the screen does with a scanned code; null if the item is opened, as on most screens. */
export const screenScanAtom = atom<{ take: (code: string) => void } | null>(null)

/** While this is mounted, the screen takes scanned codes, wherever the focus is. */
export function useScreenScan(onScan: (code: string) => void) {
  const setScan = useSetAtom(screenScanAtom)
  const take = useEffectEvent(onScan)
  useEffect(() => {
    setScan({ take: (code) => take(code) })
    return () => setScan(null)
  }, [setScan])
}
