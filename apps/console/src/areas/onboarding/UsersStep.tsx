import { countOf, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { countsAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** Links to create users and review roles. */
export function UsersStep({ step }: StepProps) {
  const { users } = useAtomValue(countsAtom)
  return (
    <StepFrame
      step={step}
      intro="Each person signs in with their own user. The role determines what they can see and change. Come back here after you add the first users."
      operation="createUser"
      next="Continue"
    >
      {users !== undefined && <p className={styles.muted}>{countOf(users, 'user so far: you.', 'users so far.')}</p>}
      <p>
        <TextLink href="/app/settings/users/user">Create a user</TextLink> or{' '}
        <TextLink href="/app/settings/roles">review the roles</TextLink>
      </p>
    </StepFrame>
  )
}
