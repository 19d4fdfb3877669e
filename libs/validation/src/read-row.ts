import { checkTogether, type ReadValues } from './check-item.ts'
import { unescapeFormula } from './csv.ts'
import type { ImportPlan } from './import-plan.ts'
import type { Issue, IssueCode } from './issue.ts'
import type { ItemField, ItemFieldName } from './item-fields.ts'
import { readValue } from './read-value.ts'
import { hasRestricted, isBlank } from './text.ts'

/** One thing wrong with a row. `column` counts from 0; `value` is the cell as the file has it. */
export type RowIssue = { column: number; field: ItemFieldName; value: string; code: IssueCode; message: string }

/** Why a row was passed over. */
export type SkipReason = 'empty row' | 'no name'

/** What one row says: the values of an item, nothing by choice, or what is wrong with it. */
export type RowReading =
  | { outcome: 'item'; itemID: string; values: ReadValues }
  | { outcome: 'skipped'; reason: SkipReason }
  | { outcome: 'rejected'; issues: RowIssue[] }

/**
 * Reads one row. A blank cell of a required field is refused, except the UPC, which then follows the item ID; any other
 * blank cell says nothing and leaves the field as it is.
 */
export function readRow(cells: readonly string[], plan: ImportPlan): RowReading {
  const { columns, context, options } = plan
  const values: ReadValues = {}
  const issues: Issue[] = []
  for (const { field, index } of columns) {
    const cell = mended(cells[index] ?? '', field, plan)
    const blank = isBlank(cell)
    if (blank && field.name === 'name' && options.skipWithoutName)
      return { outcome: 'skipped', reason: skipReason(cells) }
    if (blank && (!field.required || field.name === 'upc')) continue
    const value = readValue(field, cell, context, issues)
    if (value !== null) values[field.name] = value
  }
  checkTogether(values, issues)
  if (issues.length === 0) return { outcome: 'item', itemID: String(values.itemID), values }
  if (cells.every(isBlank)) return { outcome: 'skipped', reason: 'empty row' }
  return { outcome: 'rejected', issues: issues.map((issue) => rowIssue(issue, cells, plan)) }
}

function skipReason(cells: readonly string[]): SkipReason {
  return cells.every(isBlank) ? 'empty row' : 'no name'
}

/** The cell with the user's choices applied; most cells need none and stay the same string. */
function mended(cell: string, field: ItemField, { options, context }: ImportPlan): string {
  const { trimSpaces, replaceRestricted } = options
  let text = unescapeFormula(cell)
  if (replaceRestricted !== undefined && field.restricted && hasRestricted(text, context.restricted)) {
    for (const char of context.restricted) text = text.replaceAll(char, () => replaceRestricted)
  }
  return trimSpaces ? text.trim() : text
}

function rowIssue({ field, code, message }: Issue, cells: readonly string[], { columns }: ImportPlan): RowIssue {
  const column = columns.find((candidate) => candidate.field.name === field)?.index ?? -1
  return { column, field, value: cells[column] ?? '', code, message }
}
