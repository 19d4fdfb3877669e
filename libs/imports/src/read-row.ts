import { isSystemItem } from '@greenroom/permissions'
import {
  checkTogether,
  type ItemField,
  type ItemIssue,
  type KeyValue,
  readAttributeValue,
  type ReadValues,
} from '@greenroom/catalog'
import {
  fault,
  hasRestricted,
  hasUnseen,
  hasUnseenInName,
  isBlank,
  plainCode,
  plainName,
  readValue,
} from '@greenroom/validation'
import { unescapeFormula } from './csv.ts'
import type { ImportOptions, ImportPlan } from './import-plan.ts'

/** One problem with a row. `column` counts from 0; `value` is the cell in the file. */
export type RowIssue = { column: number; field: string; value: string; code: string; message: string }

/** Why a row was skipped. */
export type SkipReason =
  | 'empty row'
  | 'no name'
  | 'system item'
  | 'ID of another item'
  | 'product of variations'
  | 'group of products'
  | 'picture without product'
  | 'picture without address'
  | 'too many pictures'

/** The result of one row: the values of an item, a skip reason, or its issues. */
export type RowReading =
  | { outcome: 'item'; itemID: string; values: ReadValues; attributes: KeyValue[] }
  | { outcome: 'skipped'; reason: SkipReason }
  /** Only another picture of an item that an earlier row holds. */
  | { outcome: 'picture' }
  | { outcome: 'rejected'; issues: RowIssue[] }

/**
 * Reads one row. A blank cell of a required field is refused, except the UPC, which then follows the item ID; any other
 * blank cell leaves the field unchanged.
 */
export function readRow(cells: readonly string[], plan: ImportPlan): Exclude<RowReading, { outcome: 'picture' }> {
  const reading = readCells(cells, plan)
  return reading.outcome === 'rejected' && cells.every(isBlank) ? { outcome: 'skipped', reason: 'empty row' } : reading
}

/** Reads a row even if all of its cells are blank. */
export function readCells(cells: readonly string[], plan: ImportPlan): Exclude<RowReading, { outcome: 'picture' }> {
  const { columns, context, options } = plan
  const values: ReadValues = {}
  const issues: ItemIssue[] = []
  for (const { field, index } of columns) {
    const cell = mended(cells[index] ?? '', field, plan)
    const blank = isBlank(cell)
    if (blank && field.name === 'name' && options.skipWithoutName)
      return { outcome: 'skipped', reason: skipReason(cells) }
    if (field.name === 'itemID' && options.skipSystemItems && isSystemItem(cell))
      return { outcome: 'skipped', reason: 'system item' }
    if (blank && saysNothing(field, options)) continue
    if (field.kind === 'ref' && plan.entries?.isAmbiguous(field.name, cell))
      issues.push(fault('ambiguous', field, cell))
    const value = readValue(field, cell, context, issues)
    if (value !== null) values[field.name] = value
  }
  checkTogether(values, issues, context)
  const unfit: RowIssue[] = []
  const attributes = attributesIn(cells, plan, unfit)
  if (issues.length === 0 && unfit.length === 0) {
    return { outcome: 'item', itemID: String(values.itemID), values, attributes }
  }
  return { outcome: 'rejected', issues: [...issues.map((issue) => rowIssue(issue, cells, plan)), ...unfit] }
}

function skipReason(cells: readonly string[]): SkipReason {
  return cells.every(isBlank) ? 'empty row' : 'no name'
}

/** Whether a blank cell leaves the field unchanged, rather than blanking a required value. */
function saysNothing({ name, required, kind }: ItemField, { blankPrices }: ImportOptions): boolean {
  return !required || name === 'upc' || (blankPrices === true && kind === 'money')
}

/** The values of additional attributes; those that their rules refuse become issues. A blank cell leaves one unchanged. */
function attributesIn(
  cells: readonly string[],
  { attributes, entries, options }: ImportPlan,
  unfit: RowIssue[],
): KeyValue[] {
  return attributes.flatMap(({ label, index }) => {
    const cell = cells[index] ?? ''
    const text = unescapeFormula(cell)
    if (isBlank(text)) return []
    const key = entries ? entries.read('attributes', label) : label
    if (key === '') return []
    const rule = entries?.ruleOf(key)
    const trimmed = options.trimSpaces ? text.trim() : text
    const { value, fault } = rule ? readAttributeValue(rule, trimmed, options.notation) : { value: trimmed }
    if (fault) unfit.push({ column: index, field: `attributes.${key}`, value: cell, code: 'unfit', message: fault })
    return [{ key, value }]
  })
}

/** Whether a cell holds codes, or names, with characters that are not seen. */
export function isUnseenIn(cell: string, field: ItemField): boolean {
  if (field.kind === 'lines') return false
  return holdsCodes(field) ? hasUnseen(cell) : hasUnseenInName(cell)
}

function holdsCodes({ isCode, kind }: ItemField): boolean {
  return isCode === true || kind === 'ref'
}

/**
 * The cell with the user's options applied, and codes and names without what is not seen (T13 of `@greenroom/validation`); most
 * cells need no change and stay the same string.
 */
function mended(cell: string, field: ItemField, { options, context, entries }: ImportPlan): string {
  const { trimSpaces, replaceRestricted } = options
  let text = unescapeFormula(cell)
  if (isUnseenIn(text, field)) text = holdsCodes(field) ? plainCode(text) : plainName(text)
  if (replaceRestricted !== undefined && field.restricted && hasRestricted(text, context.restricted)) {
    for (const char of context.restricted) text = text.replaceAll(char, () => replaceRestricted)
  }
  if (trimSpaces) text = text.trim()
  return entries && field.kind === 'ref' ? entries.read(field.name, text) : text
}

function rowIssue({ field, code, message }: ItemIssue, cells: readonly string[], { columns }: ImportPlan): RowIssue {
  const column = columns.find((candidate) => candidate.field.name === field)?.index ?? -1
  return { column, field, value: cells[column] ?? '', code, message }
}
