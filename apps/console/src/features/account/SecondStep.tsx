import { explain } from '@greenroom/api-client'
import { Banner, Button, Card, Form, TextField } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { RecoveryCodes } from '#app/RecoveryCodes.tsx'
import { renewRecoveryCodesAtom } from './account.atoms.ts'

/** New recovery codes, for a code of the authenticator. The authenticator itself is set up at sign-in. */
export function SecondStep() {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit() {
    if (code.trim() === '' || pending) return
    setPending(true)
    setProblem(undefined)
    try {
      setCodes(await renew(code.trim()))
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setCode('')
      setPending(false)
    }
  }

  return (
    <Card title="Second step">
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form aria-label="New recovery codes" onSubmit={() => void submit()}>
          {problem && <Banner tone="danger">{problem}</Banner>}
          <TextField
            label="Code of your authenticator"
            description="Gives you new recovery codes; the old ones are dead then. Where your company asks for a second step, your authenticator is set up when you sign in."
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <div>
            <Button type="submit" pending={pending}>
              New recovery codes
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
