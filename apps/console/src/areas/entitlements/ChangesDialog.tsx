import { Button, Dialog, EmptyState, ErrorState, Skeleton } from '@greenroom/ui'
import { usePages } from '#data/pages.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { changePages } from './entitlements.atoms.ts'
import styles from './entitlements.module.css'

/** Changes of many entitlements in the last 30 days, each of which can be undone. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { rows, loading, error, onRetry, onEndReached } = usePages(changePages())

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
            <ChangeLine key={change.changeID} change={change} />
          ))}
        </ul>
      )}
      {onEndReached && <Button onPress={onEndReached}>Show more</Button>}
    </Dialog>
  )
}
