import type { RememberedUser } from '@greenroom/session'
import { useEffect, useState } from 'react'
import styles from './LoginPage.module.css'
import { dropSavedUser, mayRemember, readSavedUsers } from './session-storage.ts'

type SavedUsersProps = {
  /** Who is in the form now. */
  chosen: { companyCode: string; userName: string }
  onChoose: (user: RememberedUser) => void
}

/** Who chose to be remembered in this browser, to choose from (section 4). One of them alone is in the form already. */
export function SavedUsers({ chosen, onChoose }: SavedUsersProps) {
  const [users, setUsers] = useState<RememberedUser[]>([])

  useEffect(() => {
    if (mayRemember()) void readSavedUsers().then(setUsers)
  }, [])

  if (users.length < 2) return null
  return (
    <ul className={styles.users} aria-label="Remembered users">
      {users.map((user) => {
        const { companyCode, userName } = user
        const name = `${userName} at ${companyCode}`
        const drop = () => void dropSavedUser(user).then(() => setUsers(users.filter((other) => other !== user)))
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={chosen.companyCode === companyCode && chosen.userName === userName}
              onClick={() => onChoose(user)}
            >
              {name}
            </button>
            <button type="button" aria-label={`Forget ${name}`} onClick={drop}>
              ×
            </button>
          </li>
        )
      })}
    </ul>
  )
}
