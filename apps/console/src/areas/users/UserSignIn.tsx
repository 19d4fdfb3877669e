import { DescriptionList, Section } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Formats } from '#data/formats.ts'
import { ActionButton } from '#records/ActionButton.tsx'
import { userAtom } from '#session/session.atoms.ts'
import { resetPasswordAtom, resetSecondFactorAtom, setStatusAtom, type StaffUser, unlockAtom } from './users.atoms.ts'
import styles from './users.module.css'

type UserSignInProps = {
  user: StaffUser
  formats: Formats
  readOnly: boolean
  onChange: (user: StaffUser) => void
}

/** How a user signs in, and what can be done when they cannot, or must not any more. Each takes effect at once. */
export function UserSignIn({ user, formats, readOnly, onChange }: UserSignInProps) {
  const { userID, name, email, status, locked, secondFactor, lastActiveAt } = user
  const isSelf = useAtomValue(userAtom).userID === userID
  const setStatus = useSetAtom(setStatusAtom)
  const unlock = useSetAtom(unlockAtom)
  const resetPassword = useSetAtom(resetPasswordAtom)
  const resetSecondFactor = useSetAtom(resetSecondFactorAtom)
  const failed = `${name} couldn't be changed`

  return (
    <Section title="Signing in">
      <DescriptionList
        entries={[
          { term: 'Status', value: locked ? `${status}, locked by wrong passwords` : status },
          { term: 'Last active', value: lastActiveAt ? formats.since(lastActiveAt) : 'Not in any session' },
          ...(email ? [] : [{ term: 'Password', value: 'Add an email address to be able to reset it' }]),
          { term: 'Second factor', value: secondFactor ? 'Set up' : 'Not set up' },
        ]}
      />
      {!readOnly && (
        <div className={styles.actions}>
          {locked && (
            <ActionButton
              label="Unlock"
              act={async () => onChange(await unlock(userID))}
              done={`${name} can try again`}
              failed={failed}
            />
          )}
          {email && (
            <ActionButton
              label="Reset password"
              question={{
                title: `Reset the password of ${name}?`,
                text: `They are signed out immediately, and we'll email ${email} a link to choose a new password.`,
                confirm: 'Reset and email link',
              }}
              act={async () => onChange(await resetPassword(userID))}
              done={`A link to choose a password is on its way to ${email}`}
              failed={failed}
            />
          )}
          {secondFactor && (
            <ActionButton
              label="Reset second factor"
              question={{
                title: `Reset the second factor of ${name}?`,
                text: 'They are signed out immediately and must set up an authenticator at their next sign-in. Make sure the request is really theirs.',
              }}
              act={async () => {
                await resetSecondFactor(userID)
                onChange({ ...user, secondFactor: false })
              }}
              done="The second factor has been reset"
              failed={failed}
            />
          )}
          {status === 'Inactive' ? (
            <ActionButton
              label="Reactivate"
              act={async () => onChange(await setStatus(userID, 'Active'))}
              done={`${name} can sign in again`}
              failed={failed}
            />
          ) : (
            !isSelf && (
              <ActionButton
                label="Deactivate"
                question={{
                  title: `Deactivate ${name}?`,
                  text: "They are signed out immediately and can't sign in until someone reactivates them. Nothing is deleted.",
                }}
                act={async () => onChange(await setStatus(userID, 'Inactive'))}
                done={`${name} has been deactivated`}
                failed={failed}
              />
            )
          )}
        </div>
      )}
    </Section>
  )
}
