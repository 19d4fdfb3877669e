import { Banner, Button, Card, Form, TextField } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#forms/ProblemText.tsx'
import { useAttempt } from '#forms/use-attempt.ts'
import { RecoveryCodes } from '#sign-in/RecoveryCodes.tsx'
import { renewRecoveryCodesAtom } from './account.atoms.ts'

/** Replaces the recovery codes, for a code of the authenticator. The authenticator is set up at sign-in. */
export function SecondStep() {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const { pending, problem, attempt } = useAttempt()

  async function submit() {
    if (code.trim() === '' || pending) return
    setCodes(await attempt(() => renew(code.trim())))
    setCode('')
  }

  return (
    <Card title="Two-step sign-in">
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form aria-label="New recovery codes" onSubmit={() => void submit()}>
          {problem && (
            <Banner tone="danger">
              <ProblemText {...problem} />
            </Banner>
          )}
          <TextField
            label="Authenticator code"
            description="You get new recovery codes, and your old codes stop working. If your company requires two-step sign-in, set up your authenticator when you sign in."
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <div>
            <Button type="submit" pending={pending}>
              Get new recovery codes
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
