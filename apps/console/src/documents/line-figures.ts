import type { SheetRow } from '@greenroom/ui'
import type { LineFigure } from './document-screen.ts'

/** Adds their figures to rows. A row stays the same between edits unless the lines of its item change. */
export function lineFigures(figures: readonly LineFigure[], itemColumn: string) {
  const kept = new WeakMap<SheetRow, { ofItem: readonly SheetRow[]; shown: SheetRow }>()

  function withFigures(row: SheetRow, ofItem: readonly SheetRow[]): SheetRow {
    const lines = ofItem.map(({ cells }) => cells)
    const values = Object.fromEntries(figures.map(({ name, of }) => [name, of(row.cells, lines)]))
    // What is computed isn't a change that somebody made.
    return { ...row, cells: { ...row.cells, ...values }, ...(row.before && { before: { ...row.before, ...values } }) }
  }

  return (rows: readonly SheetRow[]): readonly SheetRow[] => {
    if (figures.length === 0) return rows
    const itemOf = ({ cells }: SheetRow) => cells[itemColumn]?.trim() ?? ''
    const byItem = Map.groupBy(rows, itemOf)
    return rows.map((row) => {
      const ofItem = byItem.get(itemOf(row))!
      const before = kept.get(row)
      const isSame = before?.ofItem.length === ofItem.length && ofItem.every((one, at) => one === before.ofItem[at])
      const shown = before && isSame ? before.shown : withFigures(row, ofItem)
      kept.set(row, { ofItem, shown })
      return shown
    })
  }
}
