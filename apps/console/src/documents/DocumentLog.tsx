import type { Formats } from '#data/formats.ts'
import type { DocumentEvent, DocumentScreenKind, StoredDocument } from './document-screen.ts'
import styles from './documents.module.css'

type DocumentLogProps = {
  kind: DocumentScreenKind<StoredDocument>['kind']
  events: readonly DocumentEvent[]
  formats: Pick<Formats, 'since' | 'zoned'>
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  create: 'Created',
  save: 'Saved',
  attach: 'File attached',
  detach: 'File removed',
}

/** What happened to a document, the newest first. */
export function DocumentLog({ kind, events, formats }: DocumentLogProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Log</h2>
      <ol className={styles.log} aria-label="Log">
        {events.toReversed().map(({ eventID, action, at, by, isAutomatic, remark, note }) => (
          <li key={eventID}>
            <p>
              <strong>{OWN_WORDS[action] ?? kind.transitions[action]?.done}</strong> {!isAutomatic && `by ${by}`}
            </p>
            {note && <p className={styles.quiet}>{note}</p>}
            {remark && <blockquote>{remark}</blockquote>}
            <time dateTime={at} title={formats.zoned(at)}>
              {formats.since(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
