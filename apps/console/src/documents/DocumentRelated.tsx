import type { Formats } from '#data/formats.ts'
import { DocumentLink } from './DocumentLink.tsx'
import type { StoredDocument } from './document-screen.ts'
import { DocumentStatus } from './DocumentStatus.tsx'
import styles from './documents.module.css'

type DocumentRelatedProps = { related: StoredDocument['related']; formats: Pick<Formats, 'since' | 'zoned'> }

/** The documents that refer to one, such as the receipts of an order, and those that change what it changes. */
export function DocumentRelated({ related, formats }: DocumentRelatedProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Related documents</h2>
      <ul className={styles.log} aria-label="Related documents">
        {related.map(({ number, state, tone, createdAt, createdBy, effectiveAt, endsAt }) => (
          <li key={number}>
            <p className={styles.related}>
              <DocumentLink number={number} />
              <DocumentStatus state={{ label: state, tone }} />
            </p>
            <p className={styles.quiet}>
              by {createdBy},{' '}
              <time dateTime={createdAt} title={formats.zoned(createdAt)}>
                {formats.since(createdAt)}
              </time>
            </p>
            {effectiveAt && (
              <p className={styles.quiet}>
                Changes the same prices on <time dateTime={effectiveAt}>{formats.zoned(effectiveAt)}</time>
                {endsAt && (
                  <>
                    , until <time dateTime={endsAt}>{formats.zoned(endsAt)}</time>
                  </>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
