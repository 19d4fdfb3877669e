import { atom } from 'jotai'

export const LOGIN_PATH = '/console/login'
export const FORGOT_PATH = '/console/login/forgot'
export const RESET_PATH = '/console/login/reset'
export const SSO_PATH = '/console/login/sso'
/** Where GET /config sends partners, unless the portal is on another server (section 6). */
export const PARTNER_LOGIN_PATH = '/partner/login'

/** The pages that need no sign-in. */
export const LOGIN_PATHS: readonly string[] = [LOGIN_PATH, FORGOT_PATH, RESET_PATH, SSO_PATH, PARTNER_LOGIN_PATH]

/** Whether a path belongs to the main layout, which requires signing in (section 2). */
export function isApp(path: string): boolean {
  return /^\/app(\/|$)/.test(path)
}

const placeAtom = atom({ path: window.location.pathname })
placeAtom.onMount = (set) => {
  const follow = () => set({ path: window.location.pathname })
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

/** The path of the page while signed out. Inside /app the router has it. */
export const pathAtom = atom((get) => get(placeAtom).path)

/**
 * Replaces the current page, so that Back skips redirects. The same page keeps what its entry of the history holds: a
 * selection is still chosen after a reload.
 */
export const goToAtom = atom(null, (_get, set, url: string) => {
  window.history.replaceState(url === placeNow() ? window.history.state : null, '', url)
  set(placeAtom, { path: window.location.pathname })
})

/** The current URL with its query, which is restored after the next login. */
export function placeNow(): string {
  return window.location.pathname + window.location.search
}

/** Whether the last session is being restored, during which no login form is shown. */
export const restoringAtom = atom(false)

/** The question to answer before signing out, or null. If the user agrees, `signOut` is sent again without `dirty`. */
export const signOutQuestionAtom = atom<string | null>(null)
