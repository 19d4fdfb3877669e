import { Banner, countOf } from '@greenroom/ui'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import { problemWords } from '#failures/problem.ts'
import type { DraftResult } from './create-drafts.atoms.ts'
import styles from './replenishment.module.css'

/** The drafts that were created, and those that were not. */
export function CreatedDrafts({ results }: { results: readonly DraftResult[] }) {
  const created = results.filter((result) => 'number' in result)
  const failed = results.filter((result) => 'failure' in result)
  return (
    <>
      {created.length > 0 && (
        <Banner tone="success" title={`${countOf(created.length, 'draft')} created`}>
          <ul className={styles.created}>
            {created.map(({ number, draft }) => (
              <li key={number}>
                <DocumentLink number={number} />
                {`: ${countOf(draft.itemIDs.length, 'item')} from ${draft.source}`}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {failed.map(({ failure, draft: { source } }) => (
        <Banner key={source} tone="danger" title={`The draft for ${source} couldn't be created`}>
          {problemWords(failure)}
        </Banner>
      ))}
    </>
  )
}
