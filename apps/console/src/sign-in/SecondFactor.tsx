import type { SessionState } from '@greenroom/session'
import { Banner } from '@greenroom/ui'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useResource } from '#data/use-resource.ts'
import { enrollment } from './enrollment.atoms.ts'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import styles from './LoginPage.module.css'
import { PlainButton } from './PlainButton.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { enrolledAtom } from '#session/second-factor.atoms.ts'
import { sessionAtom } from '#session/session.atoms.ts'

/** The step between login and app (section 4): a code of the authenticator, or the enrollment at the first one. */
export function SecondFactor() {
  const [session, send] = useAtom(sessionAtom)
  const [enrolled, setEnrolled] = useAtom(enrolledAtom)
  if (enrolled) {
    const finish = () => {
      setEnrolled(null)
      send({ type: 'codeAccepted', token: enrolled.token })
    }
    return (
      <LoginCard title="Your recovery codes" onSubmit={finish}>
        <RecoveryCodes codes={enrolled.recoveryCodes} />
        <PlainButton type="submit">I saved these codes</PlainButton>
      </LoginCard>
    )
  }
  if (session.at !== 'twoFactor') return null
  if (session.enrolled) {
    return (
      <CodeCard title="Enter your code">
        <p>Your authenticator shows six digits for Greenroom. Without it, enter one of your recovery codes.</p>
      </CodeCard>
    )
  }
  return (
    <CodeCard title="Set up your authenticator">
      <Secret login={session.login} />
    </CodeCard>
  )
}

type Asking = Extract<SessionState, { at: 'twoFactor' }>

function Secret({ login }: Pick<Asking, 'login'>) {
  const { value, error } = useResource(enrollment(login.answer.token, login.companyCode))
  if (error !== undefined) return <Banner tone="danger">{error}</Banner>
  if (!value) return <p role="status">Loading your setup code</p>
  const { secret, uri } = value
  return (
    <>
      <p>
        Your company requires two-step sign-in. Scan this code with an authenticator app, then enter the six digits it
        shows.
      </p>
      <div className={styles.qr}>
        <QrCode text={uri} label="QR code for your authenticator" />
      </div>
      <p>
        Can't scan it? Enter this secret: <span className={styles.secret}>{secret}</span>
      </p>
    </>
  )
}

function CodeCard({ title, children }: { title: string; children: ReactNode }) {
  const [session, send] = useAtom(sessionAtom)
  const [code, setCode] = useState('')
  const [attempted, setAttempted] = useState(false)
  const { checking, fault } = session.at === 'twoFactor' ? session : { checking: true, fault: undefined }
  const missing = code.trim() === ''

  function submit() {
    setAttempted(missing)
    if (missing) return
    send({ type: 'codeEntered', code: code.trim() })
    setCode('')
  }

  return (
    <LoginCard title={title} notice={fault && <Banner tone="danger">{fault}</Banner>} onSubmit={submit}>
      {children}
      <LoginField
        label="Code"
        value={code}
        onChange={setCode}
        error={attempted && missing ? 'Enter the code' : undefined}
        autoComplete="one-time-code"
        autoFocus
      />
      <PlainButton type="submit" pending={checking}>
        {checking ? 'Checking' : 'Continue'}
      </PlainButton>
      <button type="button" className={styles.link} onClick={() => send({ type: 'loginCanceled' })}>
        Back to sign-in
      </button>
    </LoginCard>
  )
}
