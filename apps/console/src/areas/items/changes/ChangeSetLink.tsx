import { TextLink } from '@greenroom/ui'
import { changeSetPath } from '#screens/change-set-path.ts'
import styles from './changes.module.css'

/** A link to a change set. */
export function ChangeSetLink({ changeSetID, title }: { changeSetID: string; title: string }) {
  return (
    <span className={styles.link}>
      <TextLink href={changeSetPath(changeSetID)}>
        {title} · Change {changeSetID}
      </TextLink>
    </span>
  )
}
