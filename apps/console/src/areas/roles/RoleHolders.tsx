import { Badge, Button, countOf, Popover } from '@greenroom/ui'
import type { RoleGrants } from './roles.atoms.ts'
import styles from './roles.module.css'

/** How many people have the role, and their names. */
export function RoleHolders({ name, holders }: { name: string; holders: RoleGrants['holders'] }) {
  if (holders.length === 0) return `No one has the role ${name}`
  const people = countOf(holders.length, 'person has', 'people have')
  return (
    <span className={styles.holders}>
      {`${people} the role ${name}`}
      <Popover
        label={`Who has the role ${name}`}
        trigger={
          <Button variant="quiet" size="small">
            Show who
          </Button>
        }
      >
        <ul className={styles.people}>
          {holders.map((holder) => (
            <li key={holder.userID}>
              {holder.name} <span className={styles.muted}>{holder.userName}</span>{' '}
              {holder.status === 'Inactive' && <Badge>Inactive</Badge>}
            </li>
          ))}
        </ul>
      </Popover>
    </span>
  )
}
