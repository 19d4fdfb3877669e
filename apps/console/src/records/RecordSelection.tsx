import { Button, ConfirmDialog, countOf, toasts } from '@greenroom/ui'
import { type ReactNode, useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import { type Guarded, useMay } from '#session/may.ts'
import styles from './records.module.css'

export type Status = 'Active' | 'Inactive'

/** The actions for selected rows. */
export type RowActions<Row> = {
  setStatus: (rows: readonly Row[], status: Status) => Promise<unknown>
  remove: (row: Row) => Promise<unknown>
  /** The operations of these two actions. */
  needs: { setStatus: Guarded; remove: Guarded }
  /** "Delete", or "Remove" if something stays behind. */
  removal: 'Delete' | 'Remove'
  /** The consequence, shown in the confirmation. */
  consequence: string
  nameOf: (row: Row) => string
  /** Why it can't be removed; undefined if it can. */
  keptBy: (row: Row) => string | undefined
  /** More actions, shown before the removal. `onDone` clears the selection. */
  more?: (selected: readonly Row[], onDone: () => void) => ReactNode
}

type RecordSelectionProps<Row> = {
  selected: readonly Row[]
  actions: RowActions<Row>
  one: string
  many: string
  onClear: () => void
}

/** Activates, deactivates and removes selected rows. Records in use can only be deactivated. */
export function RecordSelection<Row extends { status: string }>(props: RecordSelectionProps<Row>) {
  const { selected, actions, one, many, onClear } = props
  const { setStatus, remove, needs, removal, consequence, nameOf, keptBy, more } = actions
  const { may: mayRemove } = useMay(needs.remove)
  const [pending, setPending] = useState<string>()
  const [asks, setAsks] = useState(false)
  const single = selected.length === 1 ? selected[0] : undefined
  const reason = single ? keptBy(single) : `Select only one ${one}`

  async function perform(what: string, work: () => Promise<unknown>, done: string) {
    setPending(what)
    try {
      await work()
      toasts.show({ tone: 'success', title: done })
      onClear()
    } catch (failure) {
      showFailure(`The ${selected.length === 1 ? one : many} couldn't be changed`, failure)
    } finally {
      setPending(undefined)
      setAsks(false)
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
      {more?.(selected, onClear)}
      <MayButton
        operation={needs.remove}
        size="small"
        variant="danger"
        disabled={reason !== undefined}
        onPress={() => setAsks(true)}
      >
        {removal}
      </MayButton>
      <Button size="small" variant="quiet" onPress={onClear}>
        Clear selection
      </Button>
      {mayRemove && single && reason && (
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
