import type { RememberedUser } from '@greenroom/session'
import { useEffect, useState } from 'react'
import styles from './LoginPage.module.css'
import { dropSavedUser, mayRemember, readSavedUsers } from '#session/session-storage.ts'

type SavedUsersProps = {
  /** The user in the form. */
  chosen: { companyCode: string; userName: string }
  onChoose: (user: RememberedUser) => void
}

/** The remembered users of this browser (section 4). A single one is already in the form. */
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
