import { Badge, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import { useMay } from '#session/may.ts'
import { changeSetPath } from '#screens/change-set-path.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import { entryTitle } from './entry-words.ts'
import type { HistoryEntry } from './history-entry.ts'
import styles from './history.module.css'
import { HistoryChange } from './HistoryChange.tsx'
import { SOURCES } from './sources.ts'

/** One save: when, by whom, from which source, and each changed field. */
export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { formats } = useAtomValue(itemSettingsAtom)
  const { may } = useMay('getChangeSet')
  const { at, userName, preparedBy, source, changeSetID, documentNumber, entity, action, changes } = entry
  const title = entryTitle(entity, action)
  const label = SOURCES[source]
  return (
    <li className={styles.entry}>
      <div className={styles.who}>
        <time dateTime={at}>{formats.time(at)}</time>
        {preparedBy ? (
          <span>
            <strong>{preparedBy}</strong>, approved by <strong>{userName}</strong>
          </span>
        ) : (
          <strong>{userName}</strong>
        )}
        {source !== 'DOCUMENT' &&
          (changeSetID && may ? (
            <TextLink href={changeSetPath(changeSetID)}>{label}</TextLink>
          ) : (
            <Badge>{label}</Badge>
          ))}
        {documentNumber && <DocumentLink number={documentNumber} />}
        {title && <span>{title}</span>}
      </div>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <HistoryChange key={change.field} {...{ change, entity, action }} />
        ))}
      </ul>
    </li>
  )
}
