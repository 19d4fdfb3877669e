export { CLEAR_DELAY_MS, IDLE_SECONDS, KEEPALIVE_SECONDS, TIMEOUT_SECONDS } from './constants.ts'
export { loginFailure, type LoginFailure } from './login-failure.ts'
export { nextSession, SIGNED_OUT } from './next-session.ts'
export {
  changedVisits,
  loadedSteps,
  type OnboardingBanner,
  onboardingBanner,
  type OnboardingStep,
  type OnboardingVisit,
  pendingStep,
  visitStep,
} from './onboarding.ts'
export { type Notice, UNSAVED_CHANGES } from './notice.ts'
export { passwordDaysLeft } from './password-days.ts'
export { safeTarget } from './safe-target.ts'
export { pageOf } from './session.ts'
export type {
  Access,
  AccountConfiguration,
  Authorizing,
  FormLoginRequest,
  Kept,
  KeptPage,
  Login,
  LoginAnswer,
  LoginRequest,
  RememberedUser,
  SessionEffect,
  SessionEvent,
  SessionState,
  SessionTimer,
  SessionUser,
  SignedIn,
  SignedOut,
  SigningIn,
  SigningOut,
  SsoRequest,
  TwoFactor,
  UserRecord,
} from './session.ts'
export { maySync, SYNC_THROTTLE_SECONDS } from './sync.ts'
