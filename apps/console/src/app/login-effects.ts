import { apiAtom } from './api.ts'
import { gatewayFailureAtom } from './connection.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { restoringAtom } from './page.atoms.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { enrolledAtom } from './second-factor.atoms.ts'
import { authorise, login, loginForm, refresh, ssoLogin, verifyCode } from './session-calls.ts'
import { PARTNER_DOMAIN, readSession, writeToken } from './session-storage.ts'
import { forget } from './stored-records.ts'
import { inTurn } from './tab-locks.ts'

/** The calls that begin and end a session (section 7). */
export const loginEffects: Pick<
  Performers,
  'login' | 'loginForm' | 'ssoLogin' | 'verifyCode' | 'authorise' | 'refreshToken' | 'logout'
> = {
  login: ({ request }, { get, send }) => void login(get(apiAtom), request).then(send),

  loginForm: ({ request }, { get, send }) => void loginForm(get(apiAtom), request).then(send),

  ssoLogin: ({ request }, { get, send }) => void ssoLogin(get(apiAtom), request).then(send),

  verifyCode: (check, { get, set, send }) =>
    void verifyCode(get(apiAtom), check).then((came) =>
      'recoveryCodes' in came ? set(enrolledAtom, came) : send(came),
    ),

  authorise: ({ token, companyCode }, { get, set, send }) => {
    const merchant = get(partnerDomainAtom)
    void authorise(get(apiAtom), token, merchant ?? companyCode).then((event) => {
      if (merchant === null || event.type === 'authorised') return send(event)
      // The merchant is no longer entrusted to this partner: on with the merchants that are.
      set(partnerDomainAtom, null)
      forget(PARTNER_DOMAIN)
      void authorise(get(apiAtom), token, companyCode).then(send)
    })
  },

  refreshToken: ({ companyCode, userName, token }, { get, set, send }) => {
    set(restoringAtom, true)
    // Tabs that open together take turns: each finds the token that the one before has got.
    const refreshed = inTurn(async () => {
      const { token: latest = token } = (await readSession()) ?? {}
      const merchant = get(partnerDomainAtom)
      const event = await refresh(get(apiAtom), {
        companyCode,
        userName,
        token: latest,
        partnerMode: merchant !== null,
      })
      if (event.type !== 'loggedIn') return event
      await writeToken(event.answer.token)
      // What one may do at the merchant is asked for by itself.
      return merchant === null ? event : { ...event, answer: { ...event.answer, authorizationData: undefined } }
    })
    void refreshed.then((event) => {
      // A server that is away for a moment ends no session: the token stays for the refresh that is offered.
      const status = event.type === 'loginRefused' ? event.failure.status : undefined
      if (status === 0 || status === 502 || status === 504) return set(gatewayFailureAtom, status)
      set(restoringAtom, false)
      send(event)
    })
  },

  // The token ends by itself; a server that cannot be reached keeps nobody from leaving.
  logout: ({ token }, { get, before }) => {
    const domain = 'companyCode' in before ? before.companyCode : undefined
    void get(apiAtom)
      .POST('/logout', { headers: { token, Domain: domain } })
      .catch(() => undefined)
  },
}
