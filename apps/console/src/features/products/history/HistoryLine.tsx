import { Badge, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useAccess } from '#app/session.atoms.ts'
import { changeSetPath } from '../changes/paths.ts'
import { itemSettingsAtom } from '../item.atoms.ts'
import { entryTitle } from './entry-words.ts'
import type { HistoryEntry } from './history-entry.ts'
import styles from './history.module.css'
import { HistoryChange } from './HistoryChange.tsx'
import { SOURCES } from './sources.ts'

/** One save: when, by whom, how, and each field that it changed. */
export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { formats } = useAtomValue(itemSettingsAtom)
  const mayRead = useAccess('CATALOG_PRODUCT').read
  const { at, userName, source, changeSetID, entity, action, changes } = entry
  const [, time] = formats.dateTime(at).split(/ (?=\S+$)/)
  const title = entryTitle(entity, action)
  const label = SOURCES[source]
  return (
    <li className={styles.entry}>
      <div className={styles.who}>
        <time dateTime={at}>{time}</time>
        <strong>{userName}</strong>
        {changeSetID && mayRead ? (
          <TextLink href={changeSetPath(changeSetID)}>{label}</TextLink>
        ) : (
          <Badge>{label}</Badge>
        )}
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
