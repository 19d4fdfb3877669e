import { type Api, ApiError, dataOf, explain } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { mustUsePartnerPortal } from '@greenroom/permissions'
import type {
  FormLoginRequest,
  LoginAnswer,
  LoginRequest,
  SessionEffect,
  SessionEvent,
  SsoRequest,
} from '@greenroom/session'

/** The result of an enrollment: the recovery codes, shown only once, and the token to continue with. */
export type Enrolled = components['schemas']['Enrolled']

type Answer = components['schemas']['LoginAnswer']
type LoggedIn = Extract<SessionEvent, { type: 'loggedIn' }>
type CodeCheck = Omit<Extract<SessionEffect, { do: 'verifyCode' }>, 'do'>

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Signs in with a password. Returns the next event of the session; never throws. */
export async function login(api: Api, request: LoginRequest): Promise<SessionEvent> {
  try {
    return await loggedIn(api, dataOf(await api.POST('/login', { body: request })).body)
  } catch (error) {
    return refused(api, error)
  }
}

/** The form-encoded login (section 7). */
export async function loginForm(api: Api, { remember, ...request }: FormLoginRequest): Promise<SessionEvent> {
  try {
    const answer = await api.POST('/login/form', {
      body: { ...request, remember: remember ? 'true' : 'false' },
      bodySerializer: (form) => new URLSearchParams(form),
      headers: FORM,
    })
    return await loggedIn(api, dataOf(answer).body)
  } catch (error) {
    return refused(api, error)
  }
}

/** Signs in with the answer of an identity provider. */
export async function ssoLogin(api: Api, request: SsoRequest): Promise<SessionEvent> {
  try {
    return await loggedIn(api, dataOf(await api.POST('/sso', { body: request })).body)
  } catch (error) {
    return refused(api, error)
  }
}

/** Verifies a code of the second factor; for a user who isn't enrolled yet, it completes the enrollment. */
export async function verifyCode(api: Api, check: CodeCheck): Promise<SessionEvent | Enrolled> {
  const { enrolled, code, token, companyCode } = check
  const call = { body: { code }, headers: { token, Domain: companyCode } }
  try {
    if (!enrolled) return dataOf(await api.POST('/2fa/enrollment/confirm', call)).body
    return { type: 'codeAccepted', token: dataOf(await api.POST('/2fa/verify', call)).body.token }
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401)
      return { type: 'codeRefused', message: explain(error).message }
    return refused(api, error)
  }
}

/**
 * Loads the user's permissions and the account's settings if the login's answer didn't contain them: at a merchant, a
 * partner has what both grant.
 */
export async function authorize(api: Api, token: string, domain: string): Promise<SessionEvent> {
  try {
    const headers = { token, Domain: domain }
    const [granted, settings] = await Promise.all([
      api.GET('/authorise', { headers }),
      api.GET('/account/configuration', { headers }),
    ])
    return {
      type: 'authorized',
      ...dataOf(granted).body,
      accountConfig: dataOf(settings).body.accountConfigurations,
    }
  } catch (error) {
    return refused(api, error)
  }
}

/** Signs in with the stored token. If the answer has no account configuration, it is loaded separately. */
export async function refresh(api: Api, known: Known): Promise<SessionEvent> {
  try {
    const { body } = dataOf(await tradeToken(api, known))
    if (body.accountConfig || body.secondFactor) return await loggedIn(api, body)
    const headers = { token: body.token, Domain: known.companyCode }
    const settings = dataOf(await api.GET('/account/configuration', { headers })).body.accountConfigurations
    return await loggedIn(api, { ...body, accountConfig: settings })
  } catch (error) {
    return refused(api, error)
  }
}

type Known = { companyCode: string; userName: string; token: string; partnerMode?: boolean }

/** Trades a token for a new one; in partner mode with another client type (section 7). */
export function tradeToken(api: Api, { companyCode, userName, token, partnerMode }: Known) {
  return api.POST('/token/refresh', {
    body: { domain: companyCode, username: userName },
    bodySerializer: (form) => new URLSearchParams(form),
    headers: { ...FORM, token, Domain: companyCode, ...(partnerMode && { 'RC-Client': 'partner_portal' }) },
  })
}

async function loggedIn(api: Api, answer: Answer): Promise<LoggedIn> {
  const mustUsePortal = !answer.partner && mustUsePartnerPortal(answer.user.roleID)
  const portalURL = mustUsePortal ? await partnerPortal(api) : undefined
  return { type: 'loggedIn', answer: sessionAnswer(answer), partnerMode: answer.partner, portalURL }
}

async function refused(api: Api, error: unknown): Promise<SessionEvent> {
  if (!(error instanceof ApiError)) throw error
  const { status, code, answer, message, body } = error
  const portalURL = code === 'ER_010' ? await partnerPortal(api) : undefined
  const passwordKey = (body as { passwordKey?: string } | undefined)?.passwordKey
  return { type: 'loginRefused', failure: { status, body: answer ?? message }, portalURL, passwordKey }
}

/** Where partners sign in, from GET config (section 7). Without an answer, the message has no link. */
async function partnerPortal(api: Api): Promise<string | undefined> {
  try {
    const { partnerPortalURL, partnerPortalLoginEndPoint } = dataOf(await api.GET('/config')).body
    const url = new URL(partnerPortalLoginEndPoint, new URL(partnerPortalURL, window.location.href))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}

function sessionAnswer({ token, user, accountConfig, authorizationData, secondFactor }: Answer): LoginAnswer {
  return {
    token,
    user: {
      ...user,
      employeeID: user.employeeID ?? undefined,
      passwordExpiresInSeconds: user.passwordExpiresInSeconds ?? undefined,
    },
    accountConfig,
    authorizationData,
    secondFactor,
  }
}
