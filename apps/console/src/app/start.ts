import type { RememberedUser } from '@greenroom/session'
import type { createStore } from 'jotai'
import { goToAtom, LOGIN_PATH, PARTNER_LOGIN_PATH } from './page.atoms.ts'
import { renewApiAtom, sessionAtom } from './session.atoms.ts'
import { concernsSession, readSession } from './session-storage.ts'

/** Preloading the app while the user still types the password (sections 2 and 9), in milliseconds. */
const PRELOAD_AFTER_MS = 3000

/** Where a login begins; the other login pages lead here. */
const ENTRANCES = [LOGIN_PATH, PARTNER_LOGIN_PATH]

type Store = ReturnType<typeof createStore>

/**
 * Brings the session of last time back, or leads to the login page. Runs once, before the first paint. A path that
 * leads nowhere stays as it is, whoever is signed in.
 */
export function start(store: Store, preload: () => void): void {
  store.set(renewApiAtom)
  const { pathname, search } = window.location
  if (pathname !== '/' && !ENTRANCES.includes(pathname) && !isApp(pathname)) return
  const remembered: RememberedUser | undefined = readSession() ?? invited(pathname, search)
  if (pathname === '/' || search.includes('reUid=')) store.set(goToAtom, LOGIN_PATH)
  store.set(sessionAtom, { type: 'started', remembered, url: pathname + search })
  if (isApp(pathname)) store.set(sessionAtom, { type: 'loginNeeded', url: pathname + search })
  if (remembered?.token) preload()
  else setTimeout(preload, PRELOAD_AFTER_MS)
  window.addEventListener('storage', (event) => concernsSession(event) && followOtherTab(store))
}

/** Whether a path belongs to the main layout, which requires a login (section 2). */
export function isApp(path: string): boolean {
  return /^\/app(\/|$)/.test(path)
}

/** Logging out may leave the user and the company in the address for the form (section 4). */
function invited(pathname: string, search: string): RememberedUser | undefined {
  const query = new URLSearchParams(search)
  const [userName, companyCode] = [query.get('reUid'), query.get('reCompanyCode')]
  return pathname === LOGIN_PATH && userName && companyCode ? { userName, companyCode, remember: false } : undefined
}

/** A remembered session is shared by all tabs: a token replaced or a logout in one counts in all. */
function followOtherTab(store: Store): void {
  const session = store.get(sessionAtom)
  if (session.at !== 'signedIn' || !session.remember) return
  const stored = readSession()
  if (!stored || stored.userName !== session.user.userName || stored.companyCode !== session.companyCode) {
    store.set(sessionAtom, { type: 'signOut' })
  } else if (stored.token !== session.token) {
    store.set(sessionAtom, { type: 'tokenReplaced', token: stored.token })
  }
}
