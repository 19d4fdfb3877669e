import { Banner, Button, Form, TextField } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { QrCode } from '#sign-in/QrCode.tsx'
import { beginEnrollmentAtom, confirmEnrollmentAtom } from './account.atoms.ts'
import styles from './account.module.css'

/** Sets up the user's authenticator: first its secret, then a code that proves that it works. */
export function Enrollment({ onConfirmed }: { onConfirmed: (recoveryCodes: readonly string[]) => void }) {
  const begin = useSetAtom(beginEnrollmentAtom)
  const confirm = useSetAtom(confirmEnrollmentAtom)
  const [enrollment, setEnrollment] = useState<{ secret: string; uri: string }>()
  const [code, setCode] = useState('')
  const { pending, problem, attempt } = useAttempt()

  async function submit() {
    if (code.trim() === '' || pending) return
    const codes = await attempt(() => confirm(code.trim()))
    setCode('')
    if (codes) onConfirmed(codes)
  }

  const notice = problem && (
    <Banner tone="danger">
      <ProblemText {...problem} />
    </Banner>
  )
  if (!enrollment) {
    return (
      <>
        {notice}
        <div>
          <Button
            pending={pending}
            onPress={async () => {
              const begun = await attempt(() => begin())
              if (begun) setEnrollment(begun)
            }}
          >
            Set up authenticator
          </Button>
        </div>
      </>
    )
  }
  return (
    <Form aria-label="Set up authenticator" onSubmit={() => void submit()}>
      {notice}
      <p>Scan this code with an authenticator app, then enter the six digits it shows.</p>
      <div className={styles.qr}>
        <QrCode text={enrollment.uri} label="QR code for your authenticator" />
      </div>
      <p>
        Can&apos;t scan it? Enter this secret: <span className={styles.secret}>{enrollment.secret}</span>
      </p>
      <TextField
        label="Authenticator code"
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Confirm authenticator
        </Button>
      </div>
    </Form>
  )
}
