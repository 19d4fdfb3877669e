import type { DraftValue } from './item.ts'
import { choiceOf } from './choices.ts'
import type { ItemField } from './item-fields.ts'
import { isBlank } from './text.ts'

/** What a spreadsheet takes for a formula, and what our own mark would make look like a marked one. */
const FORMULA = /^(?:[=+\-@\t\r]|'[=+\-@\t\r'])/
const MARKED = /^'[=+\-@\t\r']/

/** A cell that no spreadsheet runs as a formula: marked with an apostrophe where it would be one. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell
}

/** Cells as one line of a CSV file (RFC 4180), formulas made harmless. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  const text = escapeFormula(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The header under which a field is exported, which `guessColumns` finds again. References are exported as their IDs. */
export function csvHeader({ label, kind, name, idKey }: ItemField): string {
  if (kind !== 'ref') return label
  if (idKey === 'vendorCode') return 'Vendor code'
  return name === 'uom' ? 'UOM ID' : `${label} ID`
}

/** A value as a cell that `readRow` reads as the same value. */
export function csvCell({ kind, choices = [] }: ItemField, value: DraftValue): string {
  if (kind === 'flag') return value ? 'yes' : 'no'
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return value.join(', ')
  return choices.find((choice) => choice.value === choiceOf(choices, value))?.label ?? String(value)
}
