/** The message on the login page about why the user is there. `seconds` is how long a toast stays. */
export type Notice = { message: string; title?: string; link?: string; seconds?: number }

/** Shown when a session ends because its token is no longer valid (section 8, interceptor). */
export const AUTHENTICATION_EXPIRED: Notice = { message: 'Your authentication is expired, please login again' }

/** Shown to a system admin whose password has expired (section 4). */
export const PASSWORD_EXPIRED: Notice = { message: 'Your password is expired, please login again' }

/** Shown after a timeout. Our message: section 4 gives none. */
export const TIMED_OUT: Notice = { message: 'Your session timed out, please login again' }

/** The question before unsaved changes are lost (section 4). */
export const UNSAVED_CHANGES = 'You have unsaved changes, are you sure to leave the page?'

/** For roles that may not use the regular login; the toast lasts 10 seconds (sections 6 and 8). */
export function usePartnerPortal(link: string | undefined): Notice {
  return { message: 'Please use partner portal', link, seconds: 10 }
}
