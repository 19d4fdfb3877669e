export { CLEAR_DELAY_MS, IDLE_SECONDS, KEEPALIVE_SECONDS, TIMEOUT_SECONDS } from './constants.ts'
export { loginFailure, type LoginFailure } from './login-failure.ts'
export { nextSession, SIGNED_OUT } from './next-session.ts'
export { type Notice, UNSAVED_CHANGES } from './notice.ts'
export { passwordDaysLeft } from './password-days.ts'
export { safeTarget } from './safe-target.ts'
export type {
  AccountConfiguration,
  Kept,
  LoginAnswer,
  LoginRequest,
  RememberedUser,
  SessionEffect,
  SessionEvent,
  SessionState,
  SessionUser,
  SignedIn,
  SignedOut,
  SigningIn,
  SigningOut,
} from './session.ts'
