import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { apiAtom } from './api.ts'
import { changedAtom, listenAtom } from './changes.atoms.ts'
import { leadingAtom, offlineAtom } from './connection.atoms.ts'
import { syncAtom } from './reference.atoms.ts'
import { hearTabs } from './tab-channel.ts'

/** How often an unreachable server is looked for, in milliseconds. */
const ASK_EVERY_MS = 4000

/** Keeps what is on screen up to date: changes as they are made, and lists whenever the user comes back to the tab. */
export function useLiveData(): void {
  const isLeading = useAtomValue(leadingAtom)
  const listen = useSetAtom(listenAtom)
  const changed = useSetAtom(changedAtom)
  const sync = useSetAtom(syncAtom)
  const offline = useAtomValue(offlineAtom)
  const api = useAtomValue(apiAtom)

  useEffect(() => {
    if (!isLeading) return
    const stop = new AbortController()
    void listen(stop.signal)
    return () => stop.abort()
  }, [isLeading, listen])

  useEffect(() => hearTabs((message) => message.type === 'changed' && changed(message.change)), [changed])

  useEffect(() => {
    if (!offline) return
    const ask = () => void api.POST('/session/ping').catch(() => undefined)
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [offline, api])

  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && void sync()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [sync])
}
