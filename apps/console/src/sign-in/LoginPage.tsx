import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import styles from './LoginPage.module.css'
import { FORGOT_PATH, pathAtom, RESET_PATH, SSO_PATH } from '#browser/page.atoms.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { SignIn } from './SignIn.tsx'

const SecondFactor = lazy(async () => ({ default: (await import('./SecondFactor.tsx')).SecondFactor }))
const ForgotPassword = lazy(async () => ({ default: (await import('./ForgotPassword.tsx')).ForgotPassword }))
const SsoSignIn = lazy(async () => ({ default: (await import('./SsoSignIn.tsx')).SsoSignIn }))
const ResetPassword = lazy(async () => ({ default: (await import('./ResetPassword.tsx')).ResetPassword }))

/** The pages outside the app: signing in and its intermediate steps (sections 2 and 4). */
export function LoginPage() {
  const { at } = useAtomValue(sessionAtom)
  const path = useAtomValue(pathAtom)
  return (
    <main className={styles.page}>
      <Suspense>
        <CardFor at={at} path={path} />
      </Suspense>
    </main>
  )
}

function CardFor({ at, path }: { at: string; path: string }) {
  if (at === 'twoFactor') return <SecondFactor />
  if (path === FORGOT_PATH) return <ForgotPassword />
  if (path === RESET_PATH) return <ResetPassword />
  if (path === SSO_PATH) return <SsoSignIn />
  return <SignIn />
}
