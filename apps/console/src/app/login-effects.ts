import { apiAtom } from './api.ts'
import { gatewayFailureAtom } from './connection.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { restoringAtom } from './page.atoms.ts'
import { enrolledAtom } from './second-factor.atoms.ts'
import { authorise, login, loginForm, refresh, ssoLogin, verifyCode } from './session-calls.ts'
import { readSession, writeToken } from './session-storage.ts'
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

  authorise: ({ token, companyCode }, { get, send }) => void authorise(get(apiAtom), token, companyCode).then(send),

  refreshToken: ({ companyCode, userName, token }, { get, set, send }) => {
    set(restoringAtom, true)
    // Tabs that open together take turns: each finds the token that the one before has got.
    const refreshed = inTurn(async () => {
      const { token: latest = token } = (await readSession()) ?? {}
      const event = await refresh(get(apiAtom), companyCode, userName, latest)
      if (event.type === 'loggedIn') await writeToken(event.answer.token)
      return event
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
