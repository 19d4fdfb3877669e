import { TextLink } from '@greenroom/ui'
import type { ChangeSet } from './change-set.atoms.ts'
import { changeSetTitle } from './change-set-title.ts'
import styles from './changes.module.css'
import { changeSetPath } from './paths.ts'

/** The way to one change set. */
export function ChangeSetLink(changeSet: ChangeSet) {
  return (
    <span className={styles.link}>
      <TextLink href={changeSetPath(changeSet.changeSetID)}>
        {changeSetTitle(changeSet)} ({changeSet.changeSetID})
      </TextLink>
    </span>
  )
}
