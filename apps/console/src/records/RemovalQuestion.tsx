import { ConfirmDialog, countOf, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { changeSetPath } from '#screens/change-set-path.ts'
import type { ChangeSet, ChangeSetStay } from './change-sets.atoms.ts'
import styles from './records.module.css'

interface RemovalQuestionProps {
  changeSetID: string
  removal: NonNullable<NonNullable<ChangeSet['undo']>['removal']>
  /** The first of what the import created and that stays. */
  stays: readonly ChangeSetStay[]
  open: boolean
  onRemove: () => void
  /** Undoes without removing anything, if that changes something. */
  onKeep: (() => void) | undefined
  onCancel: () => void
}

/** What undoing an import removes for good, and what it leaves. */
export function RemovalQuestion(props: RemovalQuestionProps) {
  const { changeSetID, removal, stays, open, onRemove, onKeep, onCancel } = props
  const { number } = useAtomValue(formatsAtom)
  const items = (count: number) => countOf(count, 'item', 'items', number)
  const entries = countOf(removal.entries, 'list entry', 'list entries', number)
  const removed = [removal.items > 0 && items(removal.items), removal.entries > 0 && entries].filter(Boolean)
  const keep = removal.items > 0 ? 'Undo and discontinue' : 'Undo only'
  const it = removal.items + removal.entries === 1 ? 'it' : 'them'
  const facts = [
    ['Returned to earlier values', removal.possible - removal.items - removal.discontinued],
    ['Discontinued instead', removal.discontinued],
    ['Changed since and left as they are', removal.changedSince],
  ] as const
  return (
    <ConfirmDialog
      title={`Undo the import and remove ${removed.join(' and ')}?`}
      open={open}
      danger
      confirm="Undo and remove"
      cancel="Cancel"
      other={onKeep && { text: keep, onPress: onKeep }}
      onConfirm={onRemove}
      onCancel={onCancel}
    >
      <div className={styles.parts}>
        <p>
          {`The import created ${it}, and nobody has changed or used ${it} since. Undoing this later doesn't bring ${it} back.`}
          {onKeep &&
            ` “${keep}” ${removal.items > 0 ? 'keeps the new items and marks them discontinued' : `keeps ${it}`} instead.`}
        </p>
        {facts.some(([, count]) => count > 0) && (
          <ul className={styles.stays}>
            {facts.map(([what, count]) => count > 0 && <li key={what}>{`${what}: ${items(count)}`}</li>)}
          </ul>
        )}
        {removal.stays > 0 && (
          <div>
            <p>Stays:</p>
            <ul className={styles.stays}>
              {stays.map(({ kind, what, id, name, reason }) => (
                <li key={`${kind} ${id}`}>
                  <b>{kind === 'item' ? id : `${what} ${id}`}</b> {name !== id && name}
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
            {removal.stays > stays.length && (
              <TextLink href={`${changeSetPath(changeSetID)}&tab=stays`} target="_blank">
                View all {number(removal.stays)} that stay
              </TextLink>
            )}
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
