import type { SheetCells, SheetRow } from '@greenroom/ui'
import { fields, listOf, orNull, type Reader, recordOf, text } from '#browser/record-readers.ts'

/** A row of a sheet in a draft. `cells` is null if they are as before, `before` if the row is new. */
export type KeptRow = { id: string; cells: SheetCells | null; before: SheetCells | null }

export function keptRows(rows: readonly SheetRow[]): KeptRow[] {
  return rows.map(({ id, cells, before }) => ({ id, cells: cells === before ? null : cells, before: before ?? null }))
}

export function rowsOfKept(rows: readonly KeptRow[]): SheetRow[] {
  return rows.map(({ id, cells, before }) => ({ id, cells: cells ?? before ?? {}, ...(before && { before }) }))
}

const readCells = orNull(recordOf(text))

export const readKeptRows: Reader<KeptRow[]> = listOf(fields({ id: text, cells: readCells, before: readCells }))
