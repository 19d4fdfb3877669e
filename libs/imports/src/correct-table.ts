import { type Corrections, correctCells } from './correct-row.ts'

/** What cells of a file are corrected to, by line, counted as a spreadsheet does. */
export type TableCorrections = ReadonlyMap<number, Corrections>

type Cells = readonly (readonly string[])[]

const NONE: Corrections = new Map()

/** The rows of a file, its header among them, with their corrections in place. */
export function correctTable(cells: Cells, corrections: TableCorrections): Cells {
  return cells.map((row, index) => correctCells(row, corrections.get(index + 1) ?? NONE))
}

/** Corrects a column on these lines, or with null takes it back to what the file says. */
export function changeCorrections(
  cells: Cells,
  corrections: TableCorrections,
  { lines, column, to }: { lines: readonly number[]; column: number; to: string | null },
): TableCorrections {
  const changed = new Map(corrections)
  for (const line of lines) {
    const row = new Map(corrections.get(line))
    if (to === null || to === (cells[line - 1]?.[column] ?? '')) row.delete(column)
    else row.set(column, to)
    if (row.size > 0) changed.set(line, row)
    else changed.delete(line)
  }
  return changed
}
