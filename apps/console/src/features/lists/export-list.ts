import { listCsv, LIST_KINDS, type ListKind } from '@greenroom/validation'
import { saveFile } from '#app/save-file.ts'
import type { Entry } from './lists.atoms.ts'

/** Saves the whole list as a CSV file, which the list's import reads again. */
export function exportList(kind: ListKind, entries: readonly Entry[]): void {
  const file = new Blob([listCsv(kind, entries)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${LIST_KINDS[kind].many}.csv`)
}
