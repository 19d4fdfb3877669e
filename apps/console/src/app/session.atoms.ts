import { type Api, ApiError, createApi, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { type Access, accessTo, type Feature, grantsOf } from '@greenroom/permissions'
import {
  type KeptPage,
  nextSession,
  pageOf,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  SIGNED_OUT,
} from '@greenroom/session'
import { atom, useAtomValue } from 'jotai'
import { API_URL, apiAtom } from './api.ts'
import { environmentAtom, gatewayFailureAtom, reachableAtom } from './connection.atoms.ts'
import { anyDirtyAtom } from './dirty.atoms.ts'
import type { Performers, Scene } from './effect-scene.ts'
import { loginEffects } from './login-effects.ts'
import { noteOwnWrite } from './own-writes.ts'
import { pageEffects } from './page-effects.ts'
import { placeNow } from './page.atoms.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { tradeToken } from './session-calls.ts'
import { previewAtom } from './preview.atoms.ts'
import { storedEffects } from './stored-effects.ts'
import { lastSyncsAtom, noteSyncAtom } from './syncs.atoms.ts'
import { tellTabs } from './tab-channel.ts'
import { inTurn } from './tab-locks.ts'
import { timerEffects } from './timer-effects.ts'

const stateAtom = atom<SessionState>(SIGNED_OUT)

/** The session (section 4). Sending it an event is the only way to change it. */
export const sessionAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: SessionEvent) => {
    const before = get(stateAtom)
    const [after, effects] = nextSession(before, event)
    set(stateAtom, after)
    for (const effect of effects) set(performAtom, effect, before, after)
  },
)

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
      const domain = get(partnerDomainAtom) ?? state.companyCode
      return { domain, token: state.token, previewRole: get(previewAtom)?.roleID }
    },
    onToken: (token) => stillHere() && set(sessionAtom, { type: 'tokenReplaced', token }),
    renew: () => set(renewTokenAtom),
    onEnvironment: (name) => set(environmentAtom, name),
    onSend: (request) => noteOwnWrite(request),
    onSuccess: (request) => stillHere() && set(callAnsweredAtom, request),
    onFailure: (failure, request) => stillHere() && set(callRefusedAtom, failure, request),
  })
  set(apiAtom, api)
})

/** Trades an expired token for a new one. A refusal is heard like that of any other call. */
const renewTokenAtom = atom(null, async (get, set): Promise<boolean> => {
  const state = get(stateAtom)
  if (state.at !== 'signedIn') return false
  const { companyCode, user, token, partnerMode } = state
  const { body } = dataOf(
    await inTurn(() => tradeToken(get(apiAtom), { companyCode, userName: user.userName, token, partnerMode })),
  )
  set(sessionAtom, { type: 'tokenReplaced', token: body.token })
  return true
})

const callAnsweredAtom = atom(null, (get, set, { method, url }: Request) => {
  const state = get(stateAtom)
  set(reachableAtom, true)
  if (state.at === 'signedIn' && method === 'GET') set(noteSyncAtom, pathOf(url), state.user)
})

/** Nobody waits for these: while they fail, the user goes on working. */
const BEHIND_THE_SCENES = ['/session/ping', '/changes']

const callRefusedAtom = atom(null, (get, set, { status, code }: ApiError, { url, headers }: Request) => {
  if (get(stateAtom).at !== 'signedIn') return
  if (status === 0) set(reachableAtom, false)
  const isWaitedFor = !BEHIND_THE_SCENES.includes(pathOf(url))
  if (isWaitedFor && (status === 502 || status === 504)) set(gatewayFailureAtom, status)
  // Sent while nobody was signed in, under the login over a page: it says nothing of the session that began meanwhile.
  if (!headers.has('token')) return
  set(sessionAtom, { type: 'callRefused', status, code, url: placeNow(), dirty: get(anyDirtyAtom) })
})

function pathOf(url: string): string {
  return url.slice(API_URL.length).replace(/\?.*/, '')
}

/** Cached data goes last: no screen is left that would load it again at once, without a token. */
const finishSignOut: Performers['finishSignOut'] = ({ afterMs }, { get, set, send, before }) => {
  if (before.at === 'signedIn') tellTabs({ type: 'signedOut', token: before.token })
  setTimeout(() => {
    set(visitAtom, get(visitAtom) + 1)
    set(gatewayFailureAtom, null)
    set(previewAtom, null)
    set(lastSyncsAtom, {})
    set(renewApiAtom)
    send({ type: 'cleared' })
  }, afterMs)
}

/** Whoever adds an effect to the session is told here that nothing performs it. */
const performers: Performers = { ...loginEffects, ...storedEffects, ...timerEffects, ...pageEffects, finishSignOut }

const performAtom = atom(null, (get, set, effect: SessionEffect, before: SessionState, after: SessionState) => {
  const perform: (effect: never, scene: Scene) => void = performers[effect.do]
  const send = (event: SessionEvent) => set(sessionAtom, event)
  perform(effect as never, { get, set, send, before, after })
})

/** Whose page is on screen. Read it inside the app only: outside there is nobody, and that throws. */
export const userAtom = atom((get) => page(get(stateAtom)).user)

/** What the signed-in user was granted, or the role that is previewed. */
export const grantsAtom = atom((get) => grantsOf(get(previewAtom)?.features ?? page(get(stateAtom)).features))

/** What the user may do with a feature (section 6). */
export function useAccess(feature: Feature): Access {
  return accessTo(useAtomValue(grantsAtom), feature)
}

/** Asks anew what the user may do, after somebody has changed it. A failure changes nothing: the next call tells. */
export const reauthoriseAtom = atom(null, async (get, set) => {
  const answer = await get(apiAtom)
    .GET('/authorise')
    .then(dataOf)
    .catch(() => undefined)
  if (answer) set(sessionAtom, { type: 'authorised', features: answer.body.features })
})

type Business = components['schemas']['Business']

const newerBusinessAtom = atom<{ api: Api; business: Business } | null>(null)

/** The company with its locations. Throws ApiError when it cannot be loaded; a retry renews the client. */
export const businessAtom = atom(async (get, { signal }): Promise<Business> => {
  const api = get(apiAtom)
  const newer = get(newerBusinessAtom)
  return newer?.api === api ? newer.business : dataOf(await api.GET('/business', { signal })).body
})

/** Loads the company again; what is there stays until it has come, and when it does not come. */
export const reloadBusinessAtom = atom(null, async (get, set) => {
  const api = get(apiAtom)
  const answer = await api
    .GET('/business')
    .then(dataOf)
    .catch(() => undefined)
  if (answer) set(newerBusinessAtom, { api, business: answer.body })
})

export type Company = components['schemas']['Company']

/** Company code, name, currency, currency symbol and time zone of the user's company. */
export const companyAtom = atom(async (get): Promise<Company> => (await get(businessAtom)).company)

function page(state: SessionState): KeptPage {
  const found = pageOf(state)
  if (!found) throw new Error('Nobody is signed in')
  return found
}
