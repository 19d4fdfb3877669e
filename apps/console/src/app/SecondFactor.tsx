import { explain } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { SessionState } from '@greenroom/session'
import { Banner } from '@greenroom/ui'
import { useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { LoginCard } from './LoginCard.tsx'
import { LoginField } from './LoginField.tsx'
import styles from './LoginPage.module.css'
import { PlainButton } from './PlainButton.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { enrolledAtom, enrolmentAtom } from './second-factor.atoms.ts'
import { sessionAtom } from './session.atoms.ts'

/** The step between login and app (section 4): a code of the authenticator, or with the first one the enrolment. */
export function SecondFactor() {
  const [session, send] = useAtom(sessionAtom)
  const [enrolled, setEnrolled] = useAtom(enrolledAtom)
  if (enrolled) {
    const goOn = () => {
      setEnrolled(null)
      send({ type: 'codeAccepted', token: enrolled.token })
    }
    return (
      <LoginCard title="Your recovery codes" onSubmit={goOn}>
        <RecoveryCodes codes={enrolled.recoveryCodes} />
        <PlainButton type="submit">I have kept them</PlainButton>
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
      <Secret session={session} />
    </CodeCard>
  )
}

type Asking = Extract<SessionState, { at: 'twoFactor' }>

function Secret({ session }: { session: Asking }) {
  const [first] = useState(session)
  const enrol = useSetAtom(enrolmentAtom)
  const [enrolment, setEnrolment] = useState<components['schemas']['Enrolment']>()
  const [fault, setFault] = useState<string>()

  useEffect(() => {
    enrol(first).then(setEnrolment, (error: unknown) => setFault(explain(error).message))
  }, [enrol, first])

  if (fault) return <Banner tone="danger">{fault}</Banner>
  if (!enrolment) return <p role="status">Asking for your secret</p>
  const { secret, uri } = enrolment
  return (
    <>
      <p>
        Your company asks for a second step. Scan this with an authenticator app, then enter the six digits it shows.
      </p>
      <div className={styles.qr}>
        <QrCode text={uri} label="QR code for your authenticator" />
      </div>
      <p>
        Cannot scan? Type in this secret: <span className={styles.secret}>{secret}</span>
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
      <button type="button" className={styles.link} onClick={() => send({ type: 'loginCancelled' })}>
        Back to sign-in
      </button>
    </LoginCard>
  )
}
