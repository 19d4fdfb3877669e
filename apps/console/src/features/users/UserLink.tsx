import { TextLink } from '@greenroom/ui'
import { userPath } from './paths.ts'
import type { StaffUser } from './users.atoms.ts'
import styles from './users.module.css'

/** The name of a user, leading to their page. */
export function UserLink({ user }: { user: StaffUser }) {
  return (
    <span className={styles.name}>
      <TextLink variant="quiet" href={userPath(user.userID)}>
        {user.name}
      </TextLink>
    </span>
  )
}
