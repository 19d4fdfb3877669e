import type { RememberedUser } from '@greenroom/session'
import type { createStore } from 'jotai'
import { APPEARANCE, appearanceAtom, DEFAULT_APPEARANCE } from './appearance.atoms.ts'
import { goToAtom, LOGIN_PATH, PARTNER_LOGIN_PATH, restoringAtom } from './page.atoms.ts'
import { renewApiAtom, sessionAtom } from './session.atoms.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { mayRemember, PARTNER_DOMAIN, readSavedUsers, readSession } from './session-storage.ts'
import { prepareSeal } from './seal.ts'
import { shareSession } from './session-tabs.ts'
import { returnFromProvider } from './sso.ts'
import { recall } from './stored-records.ts'

/** Preloading the app while the user still types the password (sections 2 and 9), in milliseconds. */
const PRELOAD_AFTER_MS = 3000

/** Where a login begins; the other login pages lead here. */
const ENTRANCES = [LOGIN_PATH, PARTNER_LOGIN_PATH]

type Store = ReturnType<typeof createStore>

/**
 * Brings the session of last time back, or leads to the login page. Runs once; nothing is painted before it is known
 * whether there is one to wait for. A path that leads nowhere stays as it is, whoever is signed in.
 */
export async function start(store: Store, preload: () => void): Promise<void> {
  store.set(renewApiAtom)
  prepareSeal()
  const { pathname, search } = window.location
  if (pathname !== '/' && !ENTRANCES.includes(pathname) && !isApp(pathname)) return
  const arrival = pathname === LOGIN_PATH ? returnFromProvider() : undefined
  const guest = invited(pathname, search)
  if (pathname === '/' || guest) store.set(goToAtom, LOGIN_PATH)
  const known = mayRemember() && !arrival ? await remembered(store, guest) : guest
  store.set(sessionAtom, { type: 'started', remembered: known, url: arrival?.url ?? pathname + search })
  if (arrival) store.set(sessionAtom, arrival.login)
  if (isApp(pathname)) store.set(sessionAtom, { type: 'loginNeeded', url: pathname + search })
  if (known?.token) preload()
  else setTimeout(preload, PRELOAD_AFTER_MS)
  shareSession(store, () => void restore(store))
}

/** The session of last time, with its looks at once; else who is to be found in the login form. */
async function remembered(store: Store, guest: RememberedUser | undefined): Promise<RememberedUser | undefined> {
  store.set(restoringAtom, true)
  const session = await readSession()
  if (session) {
    store.set(appearanceAtom, (await recall(APPEARANCE, session)) ?? DEFAULT_APPEARANCE)
    store.set(partnerDomainAtom, (await recall(PARTNER_DOMAIN, session)) ?? null)
  }
  const [saved] = session ? [] : await readSavedUsers()
  store.set(restoringAtom, false)
  return session ?? guest ?? saved
}

/** Somebody has signed in in another tab. */
async function restore(store: Store): Promise<void> {
  const session = await readSession()
  if (session) store.set(sessionAtom, { type: 'started', remembered: session })
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
