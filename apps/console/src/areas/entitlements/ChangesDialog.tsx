import { Button, countOf, Dialog, EmptyState, ErrorState, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { MayButton } from '#session/MayButton.tsx'
import { changePages, type PastChange } from './entitlements.atoms.ts'
import styles from './entitlements.module.css'
import { cellsOf, useUndo } from './use-change.ts'

const KINDS: Record<PastChange['kind'], string> = {
  ENTITLE: 'Entitled',
  REMOVE: 'Removed',
  COPY: 'Copied',
  UNDO: 'Undone',
}

/** Changes of many entitlements in the last 30 days, each of which can be undone. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { when } = useAtomValue(formatsAtom)
  const undo = useUndo()
  const [pending, setPending] = useState<string>()
  const { rows, loading, error, onRetry, onEndReached } = usePages(changePages())

  async function undoOne(changeID: string) {
    setPending(changeID)
    await undo(changeID)
    setPending(undefined)
  }

  return (
    <Dialog open title="Recent changes" onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      <p className={styles.note}>Entitlements that were changed since stay as they are when you undo a change.</p>
      {error && rows.length === 0 ? (
        <ErrorState title="The changes couldn't be loaded" onRetry={onRetry}>
          {error}
        </ErrorState>
      ) : loading && rows.length === 0 ? (
        <Skeleton rows={6} />
      ) : rows.length === 0 ? (
        <EmptyState title="No changes in the last 30 days" />
      ) : (
        <ul className={styles.changes}>
          {rows.map((change) => (
            <li key={change.changeID}>
              <span>
                {`${KINDS[change.kind]}: ${countOf(cellsOf(change), 'entitlement', 'entitlements')}`}
                <span className={styles.note}>{`By ${change.by} ${when(change.at)}`}</span>
              </span>
              {change.undoneBy === undefined ? (
                <MayButton
                  operation="undoEntitlementChange"
                  size="small"
                  aria-label={`Undo the change by ${change.by} ${when(change.at)}`}
                  pending={pending === change.changeID}
                  onPress={() => void undoOne(change.changeID)}
                >
                  Undo
                </MayButton>
              ) : (
                <span className={styles.note}>Undone</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {onEndReached && <Button onPress={onEndReached}>Show more</Button>}
    </Dialog>
  )
}
