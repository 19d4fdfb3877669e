import type { RememberedUser } from '@greenroom/session'
import type { createStore } from 'jotai'
import { APPEARANCE, appearanceAtom, DEFAULT_APPEARANCE } from '#browser/appearance.atoms.ts'
import { goToAtom, isApp, LOGIN_PATH, PARTNER_LOGIN_PATH, restoringAtom } from '#browser/page.atoms.ts'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { partnerDomainAtom } from '#session/partner-domain.atoms.ts'
import { mayRemember, PARTNER_DOMAIN, readSavedUsers, readSession } from '#session/session-storage.ts'
import { prepareSeal } from '#browser/seal.ts'
import { shareSession } from '#session/session-tabs.ts'
import { returnFromProvider } from '#sign-in/sso.ts'
import { readStored } from '#browser/stored-records.ts'

/** When the app is preloaded while the user types the password (sections 2 and 9), in milliseconds. */
const PRELOAD_AFTER_MS = 3000

/** The pages where a login starts. */
const ENTRANCES = [LOGIN_PATH, PARTNER_LOGIN_PATH]

/** What leads to the login page (section 2). */
const REDIRECTS = ['/', '/console', '/console/']

type Store = ReturnType<typeof createStore>

/**
 * Restores the last session or opens the login page. Runs once, before the first paint. An unknown path stays as it is.
 */
export async function start(store: Store, preload: () => void): Promise<void> {
  store.set(renewApiAtom)
  prepareSeal()
  const { pathname, search } = window.location
  if (!REDIRECTS.includes(pathname) && !ENTRANCES.includes(pathname) && !isApp(pathname)) return
  const arrival = pathname === LOGIN_PATH ? returnFromProvider() : undefined
  const guest = invited(pathname, search)
  if (REDIRECTS.includes(pathname) || guest) store.set(goToAtom, LOGIN_PATH)
  const known = mayRemember() && !arrival ? await remembered(store, guest) : guest
  store.set(sessionAtom, { type: 'started', remembered: known, url: arrival?.url ?? pathname + search })
  if (arrival) store.set(sessionAtom, arrival.login)
  if (isApp(pathname)) store.set(sessionAtom, { type: 'loginNeeded', url: pathname + search })
  if (known?.token) preload()
  else setTimeout(preload, PRELOAD_AFTER_MS)
  shareSession(store, () => void restore(store))
}

/** The last session with its appearance, or else the user offered in the login form. */
async function remembered(store: Store, guest: RememberedUser | undefined): Promise<RememberedUser | undefined> {
  store.set(restoringAtom, true)
  const session = await readSession()
  if (session) {
    store.set(appearanceAtom, (await readStored(APPEARANCE, session)) ?? DEFAULT_APPEARANCE)
    store.set(partnerDomainAtom, (await readStored(PARTNER_DOMAIN, session)) ?? null)
  }
  const [saved] = session ? [] : await readSavedUsers()
  store.set(restoringAtom, false)
  return session ?? guest ?? saved
}

/** Another tab has signed in. */
async function restore(store: Store): Promise<void> {
  const session = await readSession()
  if (session) store.set(sessionAtom, { type: 'started', remembered: session })
}

/** Logging out can put the user and company into the URL for the form (section 4). */
function invited(pathname: string, search: string): RememberedUser | undefined {
  const query = new URLSearchParams(search)
  const [userName, companyCode] = [query.get('reUid'), query.get('reCompanyCode')]
  return pathname === LOGIN_PATH && userName && companyCode ? { userName, companyCode, remember: false } : undefined
}
