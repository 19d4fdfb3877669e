import type { ListKind } from '@greenroom/catalog'
import { useSetAtom } from 'jotai'
import { ImportDialog } from '#records/import/ImportDialog.tsx'
import { readingOf } from './entry-import.ts'
import { checkImportAtom, importAtom } from './lists.atoms.ts'

/** Entries of a list from a CSV file. */
export function EntryImport({ kind, onClose }: { kind: ListKind; onClose: () => void }) {
  const check = useSetAtom(checkImportAtom)
  const send = useSetAtom(importAtom)
  return (
    <ImportDialog
      kind={{ ...readingOf(kind), check: (rows) => check(kind, rows), send: (rows) => send(kind, rows) }}
      onClose={onClose}
    />
  )
}
