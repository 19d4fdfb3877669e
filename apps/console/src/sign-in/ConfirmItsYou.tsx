import { Banner, Button, Dialog, Form, PasswordField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { userAtom } from '#session/session.atoms.ts'
import { confirmAtom } from './confirm.atoms.ts'

/** Asks for the password again before a sensitive operation, which then goes on. */
export function ConfirmItsYou({ settle }: { settle: (isGiven: boolean) => void }) {
  const { userName } = useAtomValue(userAtom)
  const confirm = useSetAtom(confirmAtom)
  const [secret, setSecret] = useState('')
  const { pending, problem, attempt } = useAttempt()
  const form = useId()

  async function submit() {
    if (secret === '' || pending) return
    const isGiven = await attempt(async () => {
      await confirm(secret)
      return true
    })
    setSecret('')
    if (isGiven) settle(true)
  }

  return (
    <Dialog
      title="Confirm that it's you"
      open
      keepOpen
      size="small"
      onClose={() => settle(false)}
      actions={
        <>
          <Button onPress={() => settle(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} pending={pending}>
            Continue
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void submit()} aria-label="Confirm that it's you">
        {problem && (
          <Banner tone="danger">
            <ProblemText {...problem} />
          </Banner>
        )}
        <p>
          This needs your password, or a code from your authenticator app. If you have neither, sign out and in again.
        </p>
        <PasswordField
          label={`Password of ${userName}, or code`}
          value={secret}
          onChange={setSecret}
          autoComplete="current-password"
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
