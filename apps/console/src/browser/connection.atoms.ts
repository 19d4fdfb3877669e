import { atom } from 'jotai'

/** The status of a failed gateway, or 0 if the server couldn't be reached at all. */
export type GatewayFailure = 502 | 504 | 0

/** The current gateway failure (section 2), or null. */
export const gatewayFailureAtom = atom<GatewayFailure | null>(null)

/** The environment's name from the header rc_environment. */
export const environmentAtom = atom<string | null>(null)

/** Whether this tab acts for all tabs of the browser: it keeps the session alive and listens for changes. */
export const leadingAtom = atom(false)

/** Whether the last API call reached the server. */
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

/** Whether the server is unreachable: the browser is offline, or calls don't arrive. */
export const offlineAtom = atom((get) => !get(onlineAtom) || !get(reachableAtom))
