import { adviceOn, type LabelIssue } from '@greenroom/labels'
import { Badge } from '@greenroom/ui'
import styles from './designer.module.css'

const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const
const WORDS = { error: 'Not printed', warning: 'Check', info: 'Note' } as const

/** Problems of a label or an element, with what to do about each. */
export function IssueList({ issues }: { issues: readonly LabelIssue[] }) {
  if (issues.length === 0) return null
  return (
    <ul className={styles.issues}>
      {issues.map(({ severity, code, message }, index) => (
        <li key={index}>
          <Badge tone={TONES[severity]}>{WORDS[severity]}</Badge> {message} {adviceOn(code)}
        </li>
      ))}
    </ul>
  )
}
