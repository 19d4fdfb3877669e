import type { DocumentKind } from '@greenroom/documents'
import type { DocumentEvent, DocumentScreenKind, StoredDocument } from './document-screen.ts'
import styles from './documents.module.css'

type DocumentLogProps = {
  kind: DocumentScreenKind<StoredDocument>['kind']
  events: readonly DocumentEvent[]
  /** Writes a time of the API. */
  when: (time: string) => string
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  create: 'Created',
  save: 'Saved',
  attach: 'File attached',
  detach: 'File removed',
}

/** What happened to a document, the newest first. */
export function DocumentLog({ kind, events, when }: DocumentLogProps) {
  // The kind of a screen is a whole one, of which its type names less.
  const transitions = kind.transitions as DocumentKind['transitions']
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Log</h2>
      <ol className={styles.log} aria-label="Log">
        {events.toReversed().map(({ eventID, action, at, by, isAutomatic, remark, note }) => (
          <li key={eventID}>
            <p>
              <strong>{OWN_WORDS[action] ?? transitions[action]?.done}</strong> {!isAutomatic && `by ${by}`}
            </p>
            {note && <p className={styles.quiet}>{note}</p>}
            {remark && <blockquote>{remark}</blockquote>}
            <time dateTime={at}>{when(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
