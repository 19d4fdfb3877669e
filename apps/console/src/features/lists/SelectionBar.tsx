import { explain } from '@greenroom/api-client'
import { Button, ConfirmDialog, toasts } from '@greenroom/ui'
import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useAccess } from '#app/session.atoms.ts'
import type { EntryRow } from './list.columns.ts'
import { deleteEntryAtom, type Entry, setStatusAtom } from './lists.atoms.ts'
import styles from './lists.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import { countOf } from './uses.ts'

type SelectionBarProps = {
  kind: ListKind
  selected: readonly EntryRow[]
  onDone: () => void
  onClear: () => void
}

/** What can be done with the selected entries. One that is in use is deactivated, not deleted. */
export function SelectionBar({ kind, selected, onDone, onClear }: SelectionBarProps) {
  const { one, many, feature } = LIST_KINDS[kind]
  const mayDelete = useAccess(feature).delete
  const mayChangeItems = useAccess('CATALOG_PRODUCT').write
  const setStatus = useSetAtom(setStatusAtom)
  const remove = useSetAtom(deleteEntryAtom)
  const [pending, setPending] = useState<string>()
  const [asks, setAsks] = useState<'merge' | 'delete'>()
  const [first, second] = selected
  const single = selected.length === 1 ? first : undefined
  // Undefined until the uses have been counted.
  const uses = single?.entries === undefined ? undefined : single.entries + (single.items ?? 0)

  async function perform(what: string, work: () => Promise<unknown>, done: string) {
    setPending(what)
    try {
      await work()
      toasts.show({ tone: 'success', title: done })
      onClear()
    } catch (failure) {
      toasts.show({ tone: 'danger', title: explain(failure).message })
    } finally {
      setPending(undefined)
      setAsks(undefined)
      onDone()
    }
  }

  const change = (status: Entry['status'], word: string) =>
    perform(
      status,
      () =>
        setStatus(
          kind,
          selected.map(({ id }) => id),
          status,
        ),
      `${countOf(selected.length, one, many)} ${word}`,
    )
  const has = (status: Entry['status']) => selected.some((entry) => entry.status === status)

  return (
    <div className={styles.selection} role="group" aria-label="Selected entries">
      <span>{countOf(selected.length, one, many)} selected</span>
      <Button
        size="small"
        disabled={!has('Inactive')}
        pending={pending === 'Active'}
        onPress={() => void change('Active', 'activated')}
      >
        Activate
      </Button>
      <Button
        size="small"
        disabled={!has('Active')}
        pending={pending === 'Inactive'}
        onPress={() => void change('Inactive', 'deactivated')}
      >
        Deactivate
      </Button>
      {mayDelete && mayChangeItems && (
        <Button size="small" disabled={selected.length !== 2} onPress={() => setAsks('merge')}>
          Merge two
        </Button>
      )}
      {mayDelete && uses === 0 && (
        <Button size="small" variant="danger" onPress={() => setAsks('delete')}>
          Delete
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={onClear}>
        Clear selection
      </Button>
      {mayDelete && uses !== undefined && uses > 0 && (
        <span className={styles.facts}>In use: it can be deactivated, not deleted.</span>
      )}
      {asks === 'merge' && first && second && (
        <MergeDialog
          kind={kind}
          pair={[first, second]}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            setAsks(undefined)
            onClear()
            onDone()
          }}
        />
      )}
      {single && (
        <ConfirmDialog
          title={`Delete ${entryLabel(single)}`}
          open={asks === 'delete'}
          confirm="Delete"
          danger
          pending={pending === 'delete'}
          onConfirm={() =>
            void perform('delete', () => remove(kind, single.id), `${entryLabel(single)} has been deleted`)
          }
          onCancel={() => setAsks(undefined)}
        >
          Nothing refers to it. It cannot be brought back.
        </ConfirmDialog>
      )}
    </div>
  )
}
