import { ApiError, createApi, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { type Access, accessTo, type Feature, grantsOf } from '@greenroom/permissions'
import {
  nextSession,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SignedIn,
  SIGNED_OUT,
} from '@greenroom/session'
import { atom, useAtomValue } from 'jotai'
import { API_URL, apiAtom } from './api.ts'
import { appearanceAtom, readAppearance } from './appearance.atoms.ts'
import { goToAtom } from './page.atoms.ts'
import { previewAtom } from './preview.atoms.ts'
import { login, refresh } from './session-calls.ts'
import { forgetSession, writeSession } from './session-storage.ts'

const stateAtom = atom<SessionState>(SIGNED_OUT)

/** The session (section 4). Sending it an event is the only way to change it. */
export const sessionAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: SessionEvent) => {
    const before = get(stateAtom)
    const [next, effects] = nextSession(before, event)
    set(stateAtom, next)
    for (const effect of effects) set(performAtom, effect, before)
  },
)

/** The question that signing out waits for, or null. A yes sends `signOut` again without `dirty`. */
export const signOutQuestionAtom = atom<string | null>(null)

/** A gateway that failed, or 0 when the server could not be reached at all. */
export type GatewayFailure = 502 | 504 | 0

/** What stands between the user and the server, once a gateway has failed (section 2); null while all is well. */
export const gatewayFailureAtom = atom<GatewayFailure | null>(null)

/** The name that the server gives its environment in the header rc_environment. */
export const environmentAtom = atom<string | null>(null)

/** Whether the session of last time is being restored, which is not the time to show a form. */
export const restoringAtom = atom(false)

/** Counts the sessions of this page: work that one user has left running never goes on with the token of the next. */
const visitAtom = atom(0)

/** A new client for whoever is signed in now. It makes everything that the console has loaded load again. */
export const renewApiAtom = atom(null, (get, set) => {
  const visit = get(visitAtom)
  const stillHere = () => get(visitAtom) === visit
  const api = createApi({
    baseUrl: API_URL,
    session: () => {
      const state = get(stateAtom)
      if (state.at !== 'signedIn' || !stillHere()) return {}
      return { domain: state.companyCode, token: state.token, previewRole: get(previewAtom)?.roleID }
    },
    onToken: (token) => stillHere() && set(sessionAtom, { type: 'tokenReplaced', token }),
    onEnvironment: (name) => set(environmentAtom, name),
    onFailure: (failure) => stillHere() && set(callRefusedAtom, failure),
  })
  set(apiAtom, api)
})

/** Authenticates with the inventory service (section 4). Nothing on screen waits for it. */
const authenticateCloudAtom = atom(null, (get) => {
  const { companyCode, user } = signedIn(get(stateAtom))
  get(apiAtom)
    .POST('/cloud/authenticate', { body: { companyCode, username: user.userName } })
    .catch(() => undefined)
})

const callRefusedAtom = atom(null, (get, set, { status, code }: ApiError) => {
  if (get(stateAtom).at !== 'signedIn') return
  if (status === 502 || status === 504) set(gatewayFailureAtom, status)
  const { pathname, search } = window.location
  set(sessionAtom, { type: 'callRefused', status, code, url: pathname + search })
})

const performAtom = atom(null, (get, set, effect: SessionEffect, before: SessionState) => {
  const api = get(apiAtom)
  const send = (event: SessionEvent) => set(sessionAtom, event)
  switch (effect.do) {
    case 'login':
      return void login(api, effect.request).then(send)
    case 'refreshToken':
      set(restoringAtom, true)
      return void refresh(api, effect.companyCode, effect.userName, effect.token).then((event) => {
        // A server that is away for a moment ends no session: the token stays for the refresh that is offered.
        const status = event.type === 'loginRefused' ? event.failure.status : undefined
        if (status === 0 || status === 502 || status === 504) return set(gatewayFailureAtom, status)
        set(restoringAtom, false)
        send(event)
      })
    case 'logout': {
      const domain = 'companyCode' in before ? before.companyCode : undefined
      // The token ends by itself; a server that cannot be reached keeps nobody from leaving.
      return void api.POST('/logout', { headers: { token: effect.token, Domain: domain } }).catch(() => undefined)
    }
    case 'storeToken':
      return keepSession(get(stateAtom))
    case 'storeUser': {
      const { companyCode, user } = signedIn(get(stateAtom))
      keepSession(get(stateAtom))
      return set(appearanceAtom, readAppearance(companyCode, user.userID))
    }
    case 'storePermissions':
      // Kept in the session state alone: nothing personal is stored before records are encrypted.
      return
    case 'authenticateCloud':
      return set(authenticateCloudAtom)
    case 'clear':
      if (effect.what === 'currentUser' || effect.what === 'token') forgetSession()
      return
    case 'setAppMode':
      // The console is the only mode of the application so far.
      return
    case 'setDarkMode':
      return set(appearanceAtom, { dark: effect.on })
    case 'navigate':
      return set(goToAtom, effect.to)
    case 'ask':
      return set(signOutQuestionAtom, effect.question)
    case 'finishSignOut':
      // Cached data goes now: no screen is left that would load it again at once, without a token.
      return void setTimeout(() => {
        set(visitAtom, get(visitAtom) + 1)
        set(gatewayFailureAtom, null)
        set(previewAtom, null)
        set(renewApiAtom)
        send({ type: 'cleared' })
      }, effect.afterMs)
  }
})

function keepSession(state: SessionState): void {
  if (state.at !== 'signedIn') return
  const { companyCode, remember, token, user } = state
  writeSession({ companyCode, userName: user.userName, remember, token })
}

/** Who is signed in. Read it inside the app only: outside there is nobody, and that throws. */
export const userAtom = atom((get) => signedIn(get(stateAtom)).user)

/** What the signed-in user was granted, or the role that is previewed. */
export const grantsAtom = atom((get) => grantsOf(get(previewAtom)?.features ?? signedIn(get(stateAtom)).features))

/** What the user may do with a feature (section 6). */
export function useAccess(feature: Feature): Access {
  return accessTo(useAtomValue(grantsAtom), feature)
}

/** The company with its locations. Throws ApiError when it cannot be loaded; a retry renews the client. */
export const businessAtom = atom(
  async (get, { signal }) => dataOf(await get(apiAtom).GET('/business', { signal })).body,
)

export type Company = components['schemas']['Company']

/** Company code, name, currency, currency symbol and time zone of the user's company. */
export const companyAtom = atom(async (get): Promise<Company> => (await get(businessAtom)).company)

function signedIn(state: SessionState): SignedIn {
  if (state.at !== 'signedIn') throw new Error('Nobody is signed in')
  return state
}
