import { Banner, Button, Card, FieldGrid, Form, PasswordField, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { userAtom } from '#session/session.atoms.ts'
import { changePasswordAtom } from './account.atoms.ts'

const EMPTY = { currentPassword: '', newPassword: '', again: '' }

/** Changes the user's password. The fields keep their values after a refusal. */
export function ChangePassword() {
  const { userName } = useAtomValue(userAtom)
  const change = useSetAtom(changePasswordAtom)
  const [typed, setTyped] = useState(EMPTY)
  const [attempted, setAttempted] = useState(false)
  const { pending, problem, attempt } = useAttempt()
  const differs = typed.newPassword !== typed.again
  const blank = (name: keyof typeof EMPTY) => (attempted && typed[name] === '' ? 'Enter a password' : undefined)

  async function submit() {
    setAttempted(true)
    if (typed.currentPassword === '' || typed.newPassword === '' || differs || pending) return
    await attempt(async () => {
      await change({ currentPassword: typed.currentPassword, newPassword: typed.newPassword })
      setTyped(EMPTY)
      setAttempted(false)
      toasts.show({ tone: 'success', title: 'Your password has been changed. Other devices were signed out.' })
    })
  }

  return (
    <Card title="Password">
      <Form aria-label="Change password" onSubmit={() => void submit()}>
        {problem && (
          <Banner tone="danger">
            <ProblemText {...problem} />
          </Banner>
        )}
        {/* Lets password managers store the password under the right user name. */}
        <input type="hidden" name="username" autoComplete="username" value={userName} readOnly />
        <PasswordField
          label="Current password"
          value={typed.currentPassword}
          onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
          error={blank('currentPassword')}
        />
        <FieldGrid>
          <PasswordField
            label="New password"
            description="At least 8 characters"
            autoComplete="new-password"
            value={typed.newPassword}
            onChange={(newPassword) => setTyped({ ...typed, newPassword })}
            error={blank('newPassword')}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            value={typed.again}
            onChange={(again) => setTyped({ ...typed, again })}
            error={attempted && differs ? "The passwords don't match" : undefined}
          />
        </FieldGrid>
        <div>
          <Button type="submit" pending={pending}>
            Change password
          </Button>
        </div>
      </Form>
    </Card>
  )
}
