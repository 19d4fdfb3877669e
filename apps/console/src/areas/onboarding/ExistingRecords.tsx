import { countOf } from '@greenroom/ui'
import styles from './onboarding.module.css'

/** The existing records of a kind, the first few by name. */
export function ExistingRecords({
  what,
  entries,
}: {
  what: string
  entries: readonly { id: string; label: string }[]
}) {
  const NAMED = 5
  if (entries.length === 0) return <p className={styles.muted}>{`No ${what} yet.`}</p>
  const more = entries.length > NAMED ? ` and ${entries.length - NAMED} more` : ''
  const names = entries.slice(0, NAMED).map(({ label }) => label)
  const plural = what.endsWith('x') ? `${what}es` : `${what}s`
  return (
    <p className={styles.muted}>
      {countOf(entries.length, what, plural)}: {names.join(', ')}
      {more}
    </p>
  )
}
