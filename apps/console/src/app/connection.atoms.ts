import { atom } from 'jotai'

/** A gateway that failed, or 0 when the server could not be reached at all. */
export type GatewayFailure = 502 | 504 | 0

/** What stands between the user and the server, once a gateway has failed (section 2); null while all is well. */
export const gatewayFailureAtom = atom<GatewayFailure | null>(null)

/** The name that the server gives its environment in the header rc_environment. */
export const environmentAtom = atom<string | null>(null)

/** Whether this tab is the one that acts for all tabs of the browser: it keeps the session alive and hears of changes. */
export const leadingAtom = atom(false)

/** Whether the last call of the API reached the server. */
export const reachableAtom = atom(true)

const onlineAtom = atom(navigator.onLine)
onlineAtom.onMount = (set) => {
  const follow = () => set(navigator.onLine)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  return () => {
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
  }
}

/** Whether there is no way to the server at the moment: the browser says so, or calls do not arrive. */
export const offlineAtom = atom((get) => !get(onlineAtom) || !get(reachableAtom))
