import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { listCsv } from '@greenroom/imports'
import { saveFile } from '#browser/save-file.ts'
import type { Entry } from '#records/entries/entries.atoms.ts'

/** Saves the whole list as a CSV file, which the list's import reads again. */
export function exportList(kind: ListKind, entries: readonly Entry[]): void {
  const file = new Blob([listCsv(kind, entries)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${LIST_KINDS[kind].many}.csv`)
}
