import { atom } from 'jotai'

export const LOGIN_PATH = '/console/login'
export const FORGOT_PATH = '/console/login/forgot'
export const RESET_PATH = '/console/login/reset'
export const SSO_PATH = '/console/login/sso'
/** Where GET /config leads partners to, unless the portal is another server (section 6). */
export const PARTNER_LOGIN_PATH = '/partner/login'

/** The pages that need nobody to be signed in. */
export const LOGIN_PATHS: readonly string[] = [LOGIN_PATH, FORGOT_PATH, RESET_PATH, SSO_PATH, PARTNER_LOGIN_PATH]

const placeAtom = atom({ path: window.location.pathname })
placeAtom.onMount = (set) => {
  const follow = () => set({ path: window.location.pathname })
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

/** The path of the page while nobody is signed in. Inside /app the router knows it. */
export const pathAtom = atom((get) => get(placeAtom).path)

/** Takes the place of the current page, so that Back does not lead through a redirect. */
export const goToAtom = atom(null, (_get, set, url: string) => {
  window.history.replaceState(null, '', url)
  set(placeAtom, { path: window.location.pathname })
})

/** Where the user is, with the query: what is asked for again after the next login. */
export function placeNow(): string {
  return window.location.pathname + window.location.search
}

/** Whether the session of last time is being restored, which is not the time to show a form. */
export const restoringAtom = atom(false)

/** The question that signing out waits for, or null. A yes sends `signOut` again without `dirty`. */
export const signOutQuestionAtom = atom<string | null>(null)
