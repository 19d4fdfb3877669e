import { isSystemItem } from '@greenroom/permissions'
import {
  checkTogether,
  type ItemField,
  type ItemFieldName,
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
  splitList,
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

/** The fields whose codes tell records apart. */
export const CODE_FIELDS = [
  'itemID',
  'upc',
  'additionalUPCs',
  'masterSKU',
  'productID',
] as const satisfies readonly ItemFieldName[]

export type CodeField = (typeof CODE_FIELDS)[number]

/** A code of a row whose restricted characters were replaced, and what the file has for it. */
export type ReplacedCode = { field: CodeField; code: string; written: string }

/** The result of one row: the values of an item, a skip reason, or its issues. */
export type RowReading =
  | { outcome: 'item'; itemID: string; values: ReadValues; attributes: KeyValue[]; replaced?: ReplacedCode[] }
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
  const unknown: ItemIssue[] = []
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
    if (field.kind === 'ref' && plan.entries?.isUnknown(field.name, cell)) unknown.push(fault('unknown', field, cell))
    const value = readValue(field, cell, context, issues)
    if (value !== null) values[field.name] = value
  }
  checkTogether(values, issues, context)
  const unfit: RowIssue[] = []
  const attributes = attributesIn(cells, plan, unfit)
  if (issues.length === 0 && unfit.length === 0) {
    const replaced = replacedCodes(cells, plan)
    const item = { outcome: 'item' as const, itemID: String(values.itemID), values, attributes }
    return replaced.length > 0 ? { ...item, replaced } : item
  }
  // The references of all other rows are looked up in the catalog itself.
  const found = [...issues, ...unknown].map((issue) => rowIssue(issue, cells, plan))
  return { outcome: 'rejected', issues: [...found, ...unfit] }
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

/** The codes of a row that are not as they are in the file, because their restricted characters were replaced. */
function replacedCodes(cells: readonly string[], plan: ImportPlan): ReplacedCode[] {
  if (plan.options.replaceRestricted === undefined) return []
  return plan.columns.flatMap(({ field, index }) => {
    const text = plain(cells[index] ?? '', field)
    const name = CODE_FIELDS.find((each) => each === field.name)
    if (!name || !isReplaced(text, field, plan)) return []
    const codes = field.kind === 'list' ? splitList(text) : [text]
    return codes
      .filter((code) => isReplaced(code, field, plan))
      .map((code) => ({ field: name, code: mendedText(code, field, plan), written: code.trim() }))
  })
}

function isReplaced(text: string, { restricted }: ItemField, { options, context }: ImportPlan): boolean {
  return options.replaceRestricted !== undefined && restricted === true && hasRestricted(text, context.restricted)
}

/** The cell with the user's options applied; most cells need no change and stay the same string. */
function mended(cell: string, field: ItemField, plan: ImportPlan): string {
  return mendedText(plain(cell, field), field, plan)
}

/** What the cell says: codes and names without what is not seen (T13 of `@greenroom/validation`). */
function plain(cell: string, field: ItemField): string {
  const text = unescapeFormula(cell)
  if (field.kind === 'lines') return text
  return holdsCodes(field) ? plainCode(text) : plainName(text)
}

function mendedText(given: string, field: ItemField, plan: ImportPlan): string {
  const { options, context, entries } = plan
  let text = given
  if (isReplaced(text, field, plan)) {
    for (const char of context.restricted) text = text.replaceAll(char, () => options.replaceRestricted!)
  }
  if (options.trimSpaces) text = text.trim()
  return entries && field.kind === 'ref' ? entries.read(field.name, text) : text
}

function rowIssue({ field, code, message }: ItemIssue, cells: readonly string[], { columns }: ImportPlan): RowIssue {
  const column = columns.find((candidate) => candidate.field.name === field)?.index ?? -1
  return { column, field, value: cells[column] ?? '', code, message }
}
