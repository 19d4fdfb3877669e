import type { ItemField } from '@greenroom/catalog'
import type { FileNotation } from './file-notation.ts'
import { choiceOf, type DraftValue, isBlank, joinList } from '@greenroom/validation'

/** Matches text that a spreadsheet runs as a formula, or that looks like our own escape. */
const FORMULA = /^(?:[=+\-@\t\r]|'[=+\-@\t\r'])/
const MARKED = /^'[=+\-@\t\r']/

/** A cell that no spreadsheet runs as a formula: escaped with an apostrophe if it would be one. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** A text that a formula keeps a spreadsheet from taking for a number, such as `="007"`. */
const TEXT_FORMULA = /^="(?:[^"]|"")*"$/

/** The cell before `escapeFormula`, and the text of a formula that is nothing but a text. */
export function unescapeFormula(cell: string): string {
  if (cell[0] !== "'" && cell[0] !== '=') return cell
  if (MARKED.test(cell)) return cell.slice(1)
  return TEXT_FORMULA.test(cell) ? cell.slice(2, -1).replaceAll('""', '"') : cell
}

/** Cells as one line of a CSV file (RFC 4180), with formulas escaped. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  const text = escapeFormula(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The header of an exported field, which `guessColumns` recognizes. References are exported as their IDs. */
export function csvHeader({ label, kind, name, idKey }: ItemField): string {
  if (kind !== 'ref') return label
  if (idKey === 'vendorCode') return 'Vendor code'
  return name === 'uom' ? 'UOM ID' : `${label} ID`
}

/** Normalizes a header: case and outer space don't matter. */
export function foldHeader(header: string): string {
  return header.trim().toLowerCase()
}

/** A value as a cell that `readRow` reads back, in the notation of the file. */
export function csvCell({ kind, choices = [] }: ItemField, value: DraftValue, notation?: FileNotation): string {
  if (kind === 'money') return isBlank(value) ? '' : numberCell(String(value), notation)
  if (kind === 'flag') return value ? 'yes' : 'no'
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return joinList(value as readonly string[])
  return choices.find((choice) => choice.value === choiceOf(choices, value))?.label ?? String(value)
}

/** A plain number as a cell in the notation of the file. */
export function numberCell(plain: string, notation: FileNotation | undefined): string {
  return notation === '1.234,56' ? plain.replace('.', ',') : plain
}
