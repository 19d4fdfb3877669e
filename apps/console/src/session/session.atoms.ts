import { type ApiError, createApi, dataOf } from '@greenroom/api-client'
import { grantsOf } from '@greenroom/permissions'
import {
  type KeptPage,
  nextSession,
  pageOf,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  SIGNED_OUT,
} from '@greenroom/session'
import { atom } from 'jotai'
import { API_URL, apiAtom } from '#api/api.ts'
import { environmentAtom, gatewayFailureAtom, reachableAtom } from '#browser/connection.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { askToConfirmAtom, confirmationAtom } from './confirmation.atoms.ts'
import type { Performers, Scene } from './effect-scene.ts'
import { loginEffects } from './login-effects.ts'
import { rememberOwnWrite } from '#api/own-writes.ts'
import { pageEffects } from './page-effects.ts'
import { placeNow } from '#browser/page.atoms.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { tradeToken } from './session-calls.ts'
import { previewAtom } from './preview.atoms.ts'
import { storedEffects } from './stored-effects.ts'
import { openedAnswer, openedAnswersAtom, seeAnswers, seenAnswersAtom } from '#api/seen-answers.ts'
import { lastSyncsAtom, recordSyncAtom } from './syncs.atoms.ts'
import { broadcastToTabs } from '#browser/tab-channel.ts'
import { inTurn } from '#browser/tab-locks.ts'
import { timerEffects } from './timer-effects.ts'

const stateAtom = atom<SessionState>(SIGNED_OUT)

/** The session (section 4). It changes only through events. */
export const sessionAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: SessionEvent) => {
    const before = get(stateAtom)
    const [after, effects] = nextSession(before, event)
    set(stateAtom, after)
    for (const effect of effects) set(performAtom, effect, before, after)
  },
)

/** Counts the sessions of this page, so that one user's running work never continues with the next user's token. */
const visitAtom = atom(0)

/** Creates a new client for the signed-in user, which makes everything reload. */
export const renewApiAtom = atom(null, (get, set) => {
  const visit = get(visitAtom)
  const isSameVisit = () => get(visitAtom) === visit
  const seen = seeAnswers()
  set(seenAnswersAtom, seen)
  const api = createApi({
    baseUrl: API_URL,
    fetch: seen.fetch,
    unreachable: (request) => (isSameVisit() ? openedAnswer(get(openedAnswersAtom), request) : undefined),
    session: () => {
      const state = get(stateAtom)
      if (state.at !== 'signedIn' || !isSameVisit()) return {}
      const domain = get(partnerDomainAtom) ?? state.companyCode
      const { roleID: previewRole, location } = get(previewAtom) ?? {}
      const at = location && { previewLocation: `${location.type}/${encodeURIComponent(location.id)}` }
      return { domain, token: state.token, previewRole, ...at }
    },
    onToken: (token) => isSameVisit() && set(sessionAtom, { type: 'tokenReplaced', token }),
    renew: () => set(renewTokenAtom),
    confirm: async () => isSameVisit() && set(askToConfirmAtom),
    onEnvironment: (name) => set(environmentAtom, name),
    onSend: (request) => rememberOwnWrite(request),
    onSuccess: (request) => isSameVisit() && set(callAnsweredAtom, request),
    onFailure: (failure, request) => isSameVisit() && set(callRefusedAtom, failure, request),
  })
  set(apiAtom, api)
})

/** Trades an expired token for a new one. A refusal is handled like that of any other call. */
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
  if (state.at === 'signedIn' && method === 'GET') set(recordSyncAtom, pathOf(url), state.user)
})

/** Failures of these calls are ignored, so that the user can keep working. */
const BACKGROUND_PATHS = ['/session/ping', '/changes']

const callRefusedAtom = atom(null, (get, set, { status, code }: ApiError, { url, headers }: Request) => {
  if (get(stateAtom).at !== 'signedIn') return
  if (status === 0) set(reachableAtom, false)
  const isForeground = !BACKGROUND_PATHS.includes(pathOf(url))
  if (isForeground && (status === 502 || status === 504)) set(gatewayFailureAtom, status)
  // A call from before the current session, sent below the login over a page, says nothing about it.
  if (!headers.has('token')) return
  set(sessionAtom, { type: 'callRefused', status, code, url: placeNow(), dirty: get(anyDirtyAtom) })
})

function pathOf(url: string): string {
  return url.slice(API_URL.length).replace(/\?.*/, '')
}

/** Clears cached data last, when no screen is left that would reload it without a token. */
const finishSignOut: Performers['finishSignOut'] = ({ afterMs }, { get, set, send, before }) => {
  if (before.at === 'signedIn') broadcastToTabs({ type: 'signedOut', token: before.token })
  setTimeout(() => {
    set(visitAtom, get(visitAtom) + 1)
    get(confirmationAtom)?.settle(false)
    set(gatewayFailureAtom, null)
    set(previewAtom, null)
    set(lastSyncsAtom, {})
    set(openedAnswersAtom, null)
    set(renewApiAtom)
    send({ type: 'cleared' })
  }, afterMs)
}

/** Makes the type check fail for an effect without a handler. */
const performers: Performers = { ...loginEffects, ...storedEffects, ...timerEffects, ...pageEffects, finishSignOut }

const performAtom = atom(null, (get, set, effect: SessionEffect, before: SessionState, after: SessionState) => {
  const perform: (effect: never, scene: Scene) => void = performers[effect.do]
  const send = (event: SessionEvent) => set(sessionAtom, event)
  perform(effect as never, { get, set, send, before, after })
})

/** Whether a signed-in user's page is on screen. */
export const hasPageAtom = atom((get) => pageOf(get(stateAtom)) !== undefined)

/** The user whose page is on screen. Read it only inside the app: outside it throws. */
export const userAtom = atom((get) => page(get(stateAtom)).user)

/** The name of that user; undefined outside the app. */
export const ownNameAtom = atom((get) => pageOf(get(stateAtom))?.user.userName)

/** The same list until access changes, so that a new token reloads nothing. */
const featuresAtom = atom((get) => get(previewAtom)?.features ?? page(get(stateAtom)).features)

/** The grants of the signed-in user, or of the previewed role. */
export const grantsAtom = atom((get) => grantsOf(get(featuresAtom)))

/** Where the user works: none for everywhere. */
export const placesAtom = atom((get) => page(get(stateAtom)).places)

/** Whether the user works everywhere, or the role is previewed everywhere. */
export const everywhereAtom = atom((get) => get(placesAtom).length === 0 && !get(previewAtom)?.location)

/** Reloads the user's permissions after someone changed them. A failure is ignored: the next call reports it. */
export const reauthorizeAtom = atom(null, async (get, set) => {
  const answer = await get(apiAtom)
    .GET('/authorise')
    .then(dataOf)
    .catch(() => undefined)
  if (answer) set(sessionAtom, { type: 'authorized', ...answer.body })
})

function page(state: SessionState): KeptPage {
  const found = pageOf(state)
  if (!found) throw new Error('Nobody is signed in')
  return found
}
