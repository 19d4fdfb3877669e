import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { useSetAtom } from 'jotai'
import { useResource } from '#data/use-resource.ts'
import { entriesOf } from '#records/entries/entries.atoms.ts'
import { ImportDialog } from '#records/import/ImportDialog.tsx'
import { readingOf } from './entry-import.ts'
import { checkImportAtom, importAtom } from './lists.atoms.ts'

/** Entries of a list from a file. */
export function EntryImport({ kind, onClose }: { kind: ListKind; onClose: () => void }) {
  const check = useSetAtom(checkImportAtom)
  const send = useSetAtom(importAtom)
  const { above } = LIST_KINDS[kind]
  const parents = useResource(above && entriesOf(above)).value?.map(({ id, name, description }) => ({
    id,
    label: name ?? description ?? id,
    hint: id,
  }))
  return (
    <ImportDialog
      kind={{ ...readingOf(kind, parents), check: (rows) => check(kind, rows), send: (rows) => send(kind, rows) }}
      onClose={onClose}
    />
  )
}
