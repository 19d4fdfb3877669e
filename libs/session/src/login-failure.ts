import { AUTHENTICATION_EXPIRED, type Notice, usePartnerPortal } from './notice.ts'

/**
 * A refused login as received: the HTTP status (0 without an answer) and the body, parsed if JSON. Or the missing part:
 * the user in an empty list of users, or the e-mail address in the SSO service's answer.
 */
export type LoginFailure = { status?: number; body?: unknown; missing?: 'user' | 'email' }

const UNAUTHORIZED = 'Unauthorized'
const NO_CONNECTION = "Can't connect to the server. Please try to log in again."

const MISSING = { user: 'Could not find the user', email: 'Could not fetch your email' }
const CONTACT_ADMINISTRATOR = 'Please contact administrator'

/** What a refused login's message depends on besides the failure. */
type Circumstances = {
  /** Where partners go. */
  portalURL?: string | undefined
  /** The message to show if the server gives none. */
  unsaid?: string | undefined
  /** Whether the sign-in was at the partner portal already. */
  atPortal?: boolean | undefined
}

/** The message on the login page after a refused login (section 8, login failures). */
export function loginFailure(failure: LoginFailure, circumstances: Circumstances = {}): Notice {
  const { portalURL, unsaid = CONTACT_ADMINISTRATOR, atPortal = false } = circumstances
  const { status, body, missing } = failure
  if (missing) return { title: UNAUTHORIZED, message: MISSING[missing] }
  if (status === 502) return { title: '502 Bad Gateway', message: NO_CONNECTION }
  if (status === 504) return { title: '504 Gateway Timeout', message: NO_CONNECTION }
  if (status === 0) return { message: NO_CONNECTION }
  const fault = typeof body === 'string' ? { message: body } : ((body ?? {}) as Record<string, unknown>)
  const [code, error, message] = [textOf(fault.code), textOf(fault.error), textOf(fault.message)]
  const description = textOf(fault.error_description) ?? textOf(fault.description)
  if (status === 401 && code === 'ER_009') return AUTHENTICATION_EXPIRED
  if (code === 'ER_010' && !atPortal) return usePartnerPortal(portalURL)
  if (error === 'invalid_grant' && description === 'User credentials have expired') {
    return { title: description, message: 'Please click forgot password to continue.' }
  }
  return { title: UNAUTHORIZED, message: description ?? message ?? unsaid }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
