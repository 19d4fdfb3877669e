import { TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { documentTitleAtom } from '#documents/document-titles.ts'
import type { ChangeSet } from './change-set.atoms.ts'
import { changeSetTitle } from './change-set-title.ts'
import styles from './changes.module.css'
import { changeSetPath } from './paths.ts'

/** A link to a change set. */
export function ChangeSetLink(changeSet: ChangeSet) {
  const title = changeSetTitle(changeSet, useAtomValue(documentTitleAtom))
  return (
    <span className={styles.link}>
      <TextLink href={changeSetPath(changeSet.changeSetID)}>
        {title} ({changeSet.changeSetID})
      </TextLink>
    </span>
  )
}
