import type { ImportPlan } from './import-plan.ts'
import { readCells, type RowReading } from './read-row.ts'

/** What cells of a row are corrected to, by column, counted from 0. */
export type Corrections = ReadonlyMap<number, string>

/** The cells of a row with its corrections in their places. */
export function correctCells(cells: readonly string[], corrections: Corrections): string[] {
  const width = Math.max(cells.length, ...[...corrections.keys()].map((column) => column + 1))
  return Array.from({ length: width }, (_, column) => corrections.get(column) ?? cells[column] ?? '')
}

/** Reads a corrected row. It is never skipped, because somebody looked at it. */
export function readCorrected(
  cells: readonly string[],
  { options, ...plan }: ImportPlan,
): Exclude<RowReading, { outcome: 'picture' | 'skipped' }> {
  const reading = readCells(cells, { ...plan, options: { ...options, skipWithoutName: false, skipSystemItems: false } })
  if (reading.outcome === 'skipped') throw new Error(`A corrected row is skipped: ${reading.reason}`)
  return reading
}
