import { AUTHENTICATION_EXPIRED, type Notice, usePartnerPortal } from './notice.ts'

/** A refused login as it came over the wire: the HTTP status (0 when no answer came) and the body, parsed if JSON. */
export type LoginFailure = { status?: number; body?: unknown }

const UNAUTHORIZED = 'Unauthorized'
const NO_CONNECTION = "Can't connect to the server. Please try to log in again."

/** What the login page says after a refused login (section 8, login failures). `portalURL` is where partners go. */
export function loginFailure({ status, body }: LoginFailure, portalURL?: string): Notice {
  if (status === 502) return { title: '502 Bad Gateway', message: NO_CONNECTION }
  if (status === 504) return { title: '504 Gateway Timeout', message: NO_CONNECTION }
  if (status === 0) return { message: NO_CONNECTION }
  const fault = typeof body === 'string' ? { message: body } : ((body ?? {}) as Record<string, unknown>)
  const [code, error, message] = [textOf(fault.code), textOf(fault.error), textOf(fault.message)]
  const description = textOf(fault.error_description) ?? textOf(fault.description)
  if (status === 401 && code === 'ER_009') return AUTHENTICATION_EXPIRED
  if (code === 'ER_010') return usePartnerPortal(portalURL)
  if (error === 'invalid_grant' && description === 'User credentials have expired') {
    return { title: description, message: 'Please click forgot password to continue.' }
  }
  return { title: UNAUTHORIZED, message: description ?? message ?? 'Please contact administrator' }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
