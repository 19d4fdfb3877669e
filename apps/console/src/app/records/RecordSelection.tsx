import { conflictOf, explain } from '@greenroom/api-client'
import type { Feature } from '@greenroom/permissions'
import { Button, ConfirmDialog, toasts } from '@greenroom/ui'
import { type ReactNode, useState } from 'react'
import { useAccess } from '#app/session.atoms.ts'
import { countOf } from './record-view.ts'
import styles from './records.module.css'

export type Status = 'Active' | 'Inactive'

/** What can be done with selected rows. */
export type RowActions<Row> = {
  setStatus: (rows: readonly Row[], status: Status) => Promise<unknown>
  remove: (row: Row) => Promise<unknown>
  /** "Delete", or where something stays behind "Remove". */
  removal: 'Delete' | 'Remove'
  /** What becomes of it, asked before. */
  consequence: string
  nameOf: (row: Row) => string
  /** Why it cannot be taken away; undefined where it can. */
  keptBy: (row: Row) => string | undefined
  /** Other things to do, before the removal. `onDone` loads the list anew, with nothing selected. */
  more?: (selected: readonly Row[], onDone: () => void) => ReactNode
}

type RecordSelectionProps<Row> = {
  feature: Feature
  selected: readonly Row[]
  actions: RowActions<Row>
  one: string
  many: string
  onDone: () => void
  onClear: () => void
}

/** Activates, deactivates and takes away selected rows. What is in use is deactivated, not deleted. */
export function RecordSelection<Row extends { status: string }>(props: RecordSelectionProps<Row>) {
  const { feature, selected, actions, one, many, onDone, onClear } = props
  const { setStatus, remove, removal, consequence, nameOf, keptBy, more } = actions
  const mayDelete = useAccess(feature).delete
  const [pending, setPending] = useState<string>()
  const [asks, setAsks] = useState(false)
  const single = selected.length === 1 ? selected[0] : undefined
  const reason = single ? keptBy(single) : `Select one ${one} alone`

  async function perform(what: string, work: () => Promise<unknown>, done: string) {
    setPending(what)
    try {
      await work()
      toasts.show({ tone: 'success', title: done })
      onClear()
    } catch (failure) {
      toasts.show({ tone: 'danger', title: refusal(failure) })
    } finally {
      setPending(undefined)
      setAsks(false)
      onDone()
    }
  }

  function change(status: Status, word: string) {
    const changed = selected.filter((row) => row.status !== status)
    void perform(status, () => setStatus(changed, status), `${countOf(changed.length, one, many)} ${word}`)
  }

  const has = (status: Status) => selected.some((row) => row.status === status)

  return (
    <div className={styles.selection} role="group" aria-label="Selected">
      <span>{countOf(selected.length, one, many)} selected</span>
      <Button
        size="small"
        disabled={!has('Inactive')}
        pending={pending === 'Active'}
        onPress={() => change('Active', 'activated')}
      >
        Activate
      </Button>
      <Button
        size="small"
        disabled={!has('Active')}
        pending={pending === 'Inactive'}
        onPress={() => change('Inactive', 'deactivated')}
      >
        Deactivate
      </Button>
      {more?.(selected, () => {
        onClear()
        onDone()
      })}
      {mayDelete && (
        <Button size="small" variant="danger" disabled={reason !== undefined} onPress={() => setAsks(true)}>
          {removal}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={onClear}>
        Clear selection
      </Button>
      {mayDelete && single && reason && (
        <span className={styles.note}>{`${reason}, so it can only be deactivated`}</span>
      )}
      {single && (
        <ConfirmDialog
          title={`${removal} ${nameOf(single)}`}
          open={asks}
          confirm={removal}
          danger
          pending={pending === 'remove'}
          onConfirm={() =>
            void perform('remove', () => remove(single), `${nameOf(single)} has been ${removal.toLowerCase()}d`)
          }
          onCancel={() => setAsks(false)}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </div>
  )
}

function refusal(failure: unknown): string {
  const conflict = conflictOf(failure)
  return conflict ? `${conflict.updatedBy} changed this in the meantime. Try again.` : explain(failure).message
}
