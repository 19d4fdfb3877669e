import { mustUsePartnerPortal } from '@greenroom/permissions'
import { apiAtom } from '#api/api.ts'
import { gatewayFailureAtom, reachableAtom } from '#browser/connection.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { restoringAtom } from '#browser/page.atoms.ts'
import { openedAnswersAtom } from '#api/seen-answers.ts'
import { reopenPage } from './opened-page.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { enrolledAtom } from './second-factor.atoms.ts'
import { authorize, login, loginForm, refresh, ssoLogin, verifyCode } from './session-calls.ts'
import { PARTNER_DOMAIN, readSession, writeToken } from './session-storage.ts'
import { forget } from '#browser/stored-records.ts'
import { inTurn } from '#browser/tab-locks.ts'

/** The calls that start and end a session (section 7). */
export const loginEffects: Pick<
  Performers,
  'login' | 'loginForm' | 'ssoLogin' | 'verifyCode' | 'authorize' | 'refreshToken' | 'logout'
> = {
  login: ({ request }, { get, send }) => void login(get(apiAtom), request).then(send),

  loginForm: ({ request }, { get, send }) => void loginForm(get(apiAtom), request).then(send),

  ssoLogin: ({ request }, { get, send }) => void ssoLogin(get(apiAtom), request).then(send),

  verifyCode: (check, { get, set, send }) =>
    void verifyCode(get(apiAtom), check).then((came) =>
      'recoveryCodes' in came ? set(enrolledAtom, came) : send(came),
    ),

  authorize: ({ token, companyCode }, { get, set, send }) => {
    const merchant = get(partnerDomainAtom)
    void authorize(get(apiAtom), token, merchant ?? companyCode).then((event) => {
      if (merchant === null || event.type === 'authorized') return send(event)
      // The partner has lost access to the merchant: show the remaining merchants.
      set(partnerDomainAtom, null)
      forget(PARTNER_DOMAIN)
      void authorize(get(apiAtom), token, companyCode).then(send)
    })
  },

  refreshToken: ({ companyCode, userName, token }, { get, set, send }) => {
    set(restoringAtom, true)
    // Tabs that open together take turns: each finds the token of the one before.
    const refreshed = inTurn(async () => {
      const { token: latest = token, roleID } = (await readSession()) ?? {}
      const merchant = get(partnerDomainAtom)
      const event = await refresh(get(apiAtom), {
        companyCode,
        userName,
        token: latest,
        partnerMode: roleID !== undefined && mustUsePartnerPortal(roleID),
      })
      if (event.type !== 'loggedIn') return event
      await writeToken(event.answer.token)
      // Permissions at the merchant take a separate call.
      return merchant === null ? event : { ...event, answer: { ...event.answer, authorizationData: undefined } }
    })
    void refreshed.then(async (event) => {
      // A brief outage doesn't end the session: the token is kept for a refresh.
      const status = event.type === 'loginRefused' ? event.failure.status : undefined
      const reopened = status === 0 ? await reopenPage(get(partnerDomainAtom)) : undefined
      if (reopened) {
        set(openedAnswersAtom, reopened.answers)
        set(reachableAtom, false)
      } else if (status === 0 || status === 502 || status === 504) return set(gatewayFailureAtom, status)
      set(restoringAtom, false)
      send(reopened?.login ?? event)
    })
  },

  // The token expires by itself, so an unreachable server doesn't stop the user from signing out.
  logout: ({ token }, { get, before }) => {
    const domain = 'companyCode' in before ? before.companyCode : undefined
    void get(apiAtom)
      .POST('/logout', { headers: { token, Domain: domain } })
      .catch(() => undefined)
  },
}
