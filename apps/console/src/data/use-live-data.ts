import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { apiAtom } from '#api/api.ts'
import { changedAtom, listenAtom } from './changes.atoms.ts'
import { leadingAtom, offlineAtom } from '#browser/connection.atoms.ts'
import { retryAtom, syncAtom } from './held.atoms.ts'
import { listenToTabs } from '#browser/tab-channel.ts'
import { closePassedFailures } from '#failures/show-failure.ts'
import { useWhenPassed } from '#failures/use-when-passed.ts'
import { renewOpenedAtom } from './keep-page.atoms.ts'

/** Milliseconds between two attempts to reach the server while it is unreachable. */
const ASK_EVERY_MS = 4000

/**
 * Keeps data on screen up to date: applies changes as they happen, reloads lists when the user returns to the tab, and
 * loads what couldn't be loaded once calls work again.
 */
export function useLiveData(): void {
  const isLeading = useAtomValue(leadingAtom)
  const listen = useSetAtom(listenAtom)
  const changed = useSetAtom(changedAtom)
  const sync = useSetAtom(syncAtom)
  const retry = useSetAtom(retryAtom)
  const offline = useAtomValue(offlineAtom)
  const api = useAtomValue(apiAtom)
  const renewOpened = useSetAtom(renewOpenedAtom)

  useEffect(() => {
    if (!isLeading) return
    const stop = new AbortController()
    void listen(stop.signal)
    return () => stop.abort()
  }, [isLeading, listen])

  useEffect(() => listenToTabs((message) => message.type === 'changed' && changed(message.change)), [changed])

  useEffect(() => {
    if (!offline) return
    const ask = () => void api.POST('/session/ping').catch(() => undefined)
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [offline, api])

  useWhenPassed(() => {
    retry()
    renewOpened()
    closePassedFailures()
  })

  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && void sync()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [sync])
}
