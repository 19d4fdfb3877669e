import { explain } from '@greenroom/api-client'
import { Banner, Button, Card, FieldGrid, Form, PasswordField, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { userAtom } from '#app/session.atoms.ts'
import { changePasswordAtom } from './account.atoms.ts'

const EMPTY = { currentPassword: '', newPassword: '', again: '' }

/** Changes one's password. What was typed stays after a refusal. */
export function ChangePassword() {
  const { userName } = useAtomValue(userAtom)
  const change = useSetAtom(changePasswordAtom)
  const [typed, setTyped] = useState(EMPTY)
  const [attempted, setAttempted] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const differs = typed.newPassword !== typed.again
  const blank = (name: keyof typeof EMPTY) => (attempted && typed[name] === '' ? 'Enter it' : undefined)

  async function submit() {
    setAttempted(true)
    if (typed.currentPassword === '' || typed.newPassword === '' || differs || pending) return
    setPending(true)
    setProblem(undefined)
    try {
      await change({ currentPassword: typed.currentPassword, newPassword: typed.newPassword })
      setTyped(EMPTY)
      setAttempted(false)
      toasts.show({ tone: 'success', title: 'Your password has been changed. Other devices were signed out.' })
    } catch (error) {
      const { list, message } = explain(error)
      setProblem(list[0] ?? message)
    } finally {
      setPending(false)
    }
  }

  return (
    <Card title="Password">
      <Form aria-label="Change password" onSubmit={() => void submit()}>
        {problem && <Banner tone="danger">{problem}</Banner>}
        {/* For password managers, which want to know whose password it is. */}
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
            label="New password again"
            autoComplete="new-password"
            value={typed.again}
            onChange={(again) => setTyped({ ...typed, again })}
            error={attempted && differs ? 'The two are not the same' : undefined}
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
