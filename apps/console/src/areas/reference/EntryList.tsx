import { Button } from '@greenroom/ui'
import { ENTRY_STATUSES, entryLabel, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, useMemo } from 'react'
import { RecordList } from '#records/RecordList.tsx'
import type { RowActions } from '#records/RecordSelection.tsx'
import { useMay } from '#session/may.ts'
import { type EntryRow, rowsOf } from './entry-row.ts'
import { listColumns } from './list.columns.ts'
import { listSettingsAtom } from '#records/entries/entries.atoms.ts'
import { deleteEntryAtom, setStatusAtom } from './lists.atoms.ts'
import type { List } from './use-list.ts'
import { usesInWords } from './uses.ts'

const MergeButton = lazy(async () => ({ default: (await import('./MergeButton.tsx')).MergeButton }))

type EntryListProps = {
  kind: ListKind
  list: List
  onOpen: (entry: EntryRow) => void
  onNew: () => void
}

const STATUSES = ENTRY_STATUSES.map(({ value }) => value)

const textsOf = ({ id, name, description, aboveLabel, vendorID, key }: EntryRow) =>
  [id, name, description, aboveLabel, vendorID, key] as const

/** The entries of one list, and what can be done with selected ones. */
export function EntryList({ kind, list, onOpen, onNew }: EntryListProps) {
  const { one, many, feature } = LIST_KINDS[kind]
  const { formats } = useAtomValue(listSettingsAtom)
  const { may } = useMay([`${feature}:WRITE`])
  const mayRemove = useMay([`${feature}:DELETE`]).may
  const mayMerge = useMay('mergeEntries').may && mayRemove
  const setStatus = useSetAtom(setStatusAtom)
  const remove = useSetAtom(deleteEntryAtom)
  const columns = useMemo(() => listColumns(kind, formats), [kind, formats])
  const rows = useMemo(() => rowsOf(list.entries, list.above, list.uses), [list.entries, list.above, list.uses])

  const actions: RowActions<EntryRow> = {
    setStatus: (selected, status) =>
      setStatus(
        kind,
        selected.map(({ id }) => id),
        status,
      ),
    remove: ({ id }) => remove(kind, id),
    needs: { setStatus: [`${feature}:WRITE`], remove: [`${feature}:DELETE`] },
    removal: 'Delete',
    consequence: "Nothing uses it. This can't be undone.",
    nameOf: entryLabel,
    keptBy: (entry) => keptBy(kind, entry),
    more: (selected, onDone) => mayMerge && <MergeButton {...{ kind, selected, onDone }} />,
  }

  return (
    <RecordList
      {...{ one, many, rows, columns, textsOf, actions, onOpen }}
      rowId={({ id }) => id}
      placeholder="ID or name"
      statuses={STATUSES}
      loaded={list}
      hint={`Items choose from this list.${may ? ' Add entries one by one, or import them from a CSV file under More.' : ''}`}
      start={may && <Button onPress={onNew}>{`New ${one}`}</Button>}
    />
  )
}

/** Why an entry cannot be deleted. */
function keptBy(kind: ListKind, { items, entries, others }: EntryRow): string | undefined {
  if (items === undefined || entries === undefined || others === undefined) return 'Still counting where it is used'
  const uses = usesInWords(kind, { items, entries, others })
  return uses ? `${uses} ${items + entries + others === 1 ? 'refers' : 'refer'} to it` : undefined
}
