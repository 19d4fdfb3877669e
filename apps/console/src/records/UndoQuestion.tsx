import { ConfirmDialog, countOf } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import type { ChangeSet, ChangeSetStay } from './change-sets.atoms.ts'
import { RemovalQuestion } from './RemovalQuestion.tsx'

type Undo = NonNullable<ChangeSet['undo']>

interface QuestionProps {
  changeSetID: string
  undo: Undo
  /** The first items that were changed since, by ID. */
  changed: readonly string[]
  /** The first of what the import created and that stays. */
  stays: readonly ChangeSetStay[]
  open: boolean
  /** With or without removing what an import created. */
  onUndo: (removes: boolean) => void
  onCancel: () => void
}

/** What undoing a change set does, and what it leaves. */
export function UndoQuestion({ changeSetID, undo, changed, stays, open, onUndo, onCancel }: QuestionProps) {
  const { number } = useAtomValue(formatsAtom)
  const items = (count: number) => countOf(count, 'item', 'items', number)
  const { removal } = undo
  if (removal?.isAllowed) {
    const onKeep = undo.possible > 0 ? () => onUndo(false) : undefined
    return (
      <RemovalQuestion {...{ changeSetID, removal, stays, open, onKeep, onCancel }} onRemove={() => onUndo(true)} />
    )
  }
  return (
    <ConfirmDialog
      title={`Undo changes to ${items(undo.possible)}?`}
      open={open}
      confirm="Undo"
      cancel="Cancel"
      onConfirm={() => onUndo(false)}
      onCancel={onCancel}
    >
      <p>Each item returns to its earlier values. You can undo this as well.</p>
      {undo.changedSince > 0 && (
        <p>
          {number(undo.changedSince)} changed since and will stay as they are
          {changed.length > 0 && `: ${changed.join(', ')}`}
          {undo.changedSince > changed.length && changed.length > 0 && ' and more'}.
        </p>
      )}
      {undo.discontinued > 0 && <p>Items created by the import are discontinued: {number(undo.discontinued)}.</p>}
      {removal && <p>They are not removed, because that takes DELETE access to products.</p>}
    </ConfirmDialog>
  )
}
