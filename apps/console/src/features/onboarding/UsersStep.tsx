import { TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { countsAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** The people who work with it. */
export function UsersStep({ step }: StepProps) {
  const { users } = useAtomValue(countsAtom)
  return (
    <StepFrame
      step={step}
      intro="Everybody signs in with a user of their own. The role decides what they may see and change. Come back here when the first ones are there."
      feature="CONFIG_USERS"
      next="Continue"
    >
      {users !== undefined && (
        <p className={styles.muted}>{users === 1 ? '1 user so far: you.' : `${users} users so far.`}</p>
      )}
      <p>
        <TextLink href="/app/settings/users/user">Create a user</TextLink> or{' '}
        <TextLink href="/app/settings/roles">look at what each role may do</TextLink>
      </p>
    </StepFrame>
  )
}
