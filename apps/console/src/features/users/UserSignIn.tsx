import { explain } from '@greenroom/api-client'
import { Button, ConfirmDialog, DescriptionList, Section, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Formats } from '#app/formats.ts'
import { userAtom } from '#app/session.atoms.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import {
  type NewPassword,
  resetPasswordAtom,
  resetSecondFactorAtom,
  setStatusAtom,
  type StaffUser,
  unlockAtom,
} from './users.atoms.ts'
import styles from './users.module.css'

type UserSignInProps = {
  user: StaffUser
  formats: Formats
  readOnly: boolean
  onChange: (user: StaffUser) => void
}

type Question = 'deactivate' | 'password' | 'passwordByMail' | 'secondFactor'

/** How a user signs in, and what can be done when they cannot, or must not any more. Each takes effect at once. */
export function UserSignIn({ user, formats, readOnly, onChange }: UserSignInProps) {
  const isSelf = useAtomValue(userAtom).userID === user.userID
  const setStatus = useSetAtom(setStatusAtom)
  const unlock = useSetAtom(unlockAtom)
  const resetPassword = useSetAtom(resetPasswordAtom)
  const resetSecondFactor = useSetAtom(resetSecondFactorAtom)
  const [question, setQuestion] = useState<Question>()
  const [pending, setPending] = useState(false)
  const [fresh, setFresh] = useState<NewPassword>()
  const active = user.status === 'Active'

  async function attempt(work: () => Promise<unknown>, done: string) {
    setPending(true)
    try {
      await work()
      if (done) toasts.show({ tone: 'success', title: done })
    } catch (failure) {
      toasts.show({ tone: 'danger', title: `${user.name} couldn't be changed`, text: explain(failure).message })
    } finally {
      setPending(false)
      setQuestion(undefined)
    }
  }

  const changeStatus = (status: StaffUser['status'], done: string) =>
    attempt(async () => onChange(await setStatus(user.userID, status)), done)

  async function newPassword(mail: boolean) {
    await attempt(async () => {
      const answer = await resetPassword(user.userID, mail)
      onChange(answer.user)
      setFresh(answer)
    }, '')
  }

  const questions: Record<Question, { title: string; text: string; confirm: string; act: () => Promise<void> }> = {
    deactivate: {
      title: `Deactivate ${user.name}?`,
      text: 'They are signed out at once and cannot sign in until somebody lets them in again. Nothing is deleted.',
      confirm: 'Deactivate',
      act: () => changeStatus('Inactive', `${user.name} has been deactivated`),
    },
    password: {
      title: `Reset the password of ${user.name}?`,
      text: 'They are signed out at once. The new password is shown to you once, to hand over.',
      confirm: 'Reset password',
      act: () => newPassword(false),
    },
    passwordByMail: {
      title: `Reset the password of ${user.name}?`,
      text: `They are signed out at once, and a link to choose another password goes to ${user.email}.`,
      confirm: 'Reset and mail',
      act: () => newPassword(true),
    },
    secondFactor: {
      title: `Reset the second factor of ${user.name}?`,
      text: 'They are signed out at once and set up an authenticator again when they sign in. Make sure that it is them.',
      confirm: 'Reset second factor',
      act: () =>
        attempt(async () => {
          await resetSecondFactor(user.userID)
          onChange({ ...user, secondFactor: false })
        }, 'The second factor has been reset'),
    },
  }
  const asked = question && questions[question]

  return (
    <Section title="Signing in">
      <DescriptionList
        entries={[
          { term: 'Status', value: user.locked ? `${user.status}, locked by wrong passwords` : user.status },
          {
            term: 'Last active',
            value: user.lastActiveAt ? formats.dateTime(user.lastActiveAt) : 'Not in any session',
          },
          { term: 'Second factor', value: user.secondFactor ? 'Set up' : 'Not set up' },
        ]}
      />
      {!readOnly && (
        <div className={styles.actions}>
          {user.locked && (
            <Button
              pending={pending}
              onPress={() => attempt(async () => onChange(await unlock(user.userID)), `${user.name} may try again`)}
            >
              Unlock
            </Button>
          )}
          <Button onPress={() => setQuestion('password')}>Reset password</Button>
          {user.email && <Button onPress={() => setQuestion('passwordByMail')}>Mail a password link</Button>}
          {user.secondFactor && <Button onPress={() => setQuestion('secondFactor')}>Reset second factor</Button>}
          {active && !isSelf && <Button onPress={() => setQuestion('deactivate')}>Deactivate</Button>}
          {!active && (
            <Button pending={pending} onPress={() => changeStatus('Active', `${user.name} may sign in again`)}>
              Reactivate
            </Button>
          )}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={asked.title}
          open
          danger
          confirm={asked.confirm}
          pending={pending}
          onConfirm={asked.act}
          onCancel={() => setQuestion(undefined)}
        >
          {asked.text}
        </ConfirmDialog>
      )}
      {fresh && <PasswordDialog answer={fresh} onClose={() => setFresh(undefined)} />}
    </Section>
  )
}
