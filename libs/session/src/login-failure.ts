import { type Notice, usePartnerPortal } from './notice.ts'

/** A refused login as it came over the wire: the HTTP status and the body, parsed if it was JSON. */
export type LoginFailure = { status?: number; body?: unknown }

const UNAUTHORIZED = 'Unauthorized'

/** What the login page says after a refused login (section 8, login failures). `portalURL` is where partners go. */
export function loginFailure({ status, body }: LoginFailure, portalURL?: string): Notice {
  if (status === 502) {
    return { title: '502 Bad Gateway', message: "Can't connect to the server. Please try to log in again." }
  }
  const fault = typeof body === 'string' ? { message: body } : ((body ?? {}) as Record<string, unknown>)
  const [code, error, message] = [textOf(fault.code), textOf(fault.error), textOf(fault.message)]
  const description = textOf(fault.error_description) ?? textOf(fault.description)
  if (code === 'ER_010') return usePartnerPortal(portalURL)
  if (error === 'invalid_grant' && description === 'User credentials have expired') {
    return { title: description, message: 'Please click forgot password to continue.' }
  }
  return { title: UNAUTHORIZED, message: description ?? message ?? 'Please contact administrator' }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
