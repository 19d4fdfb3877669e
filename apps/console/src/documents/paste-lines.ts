import { type Api, dataOf } from '@greenroom/api-client'
import { equalCodes } from '@greenroom/catalog'
import { AMBIGUOUS, readPastedLines } from '@greenroom/documents'
import { ambiguousNumbers, unescapeFormula } from '@greenroom/imports'
import { quantityOf } from '@greenroom/inventory'
import { add, type NumberFormat, toText } from '@greenroom/money'
import {
  countOf,
  numbers,
  plainText,
  readClipboard,
  type SheetColumn,
  type SheetEdit,
  type SheetRow,
} from '@greenroom/ui'
import { explainUnknown, joinIDs, plainCode } from '@greenroom/validation'
import { newUUID } from '#data/new-uuid.ts'
import { itemColumn } from './document-form.ts'
import type { LineItem, LinesKind } from './document-screen.ts'
import type { PasteMark } from './paste-marks.ts'

/** Rows at a time. */
const MOST = 5_000

/** The lengths of the parameters for item IDs and for other codes, in characters; of the first, as many as a page has items. */
const IDS_LENGTH = 1_500
const CODES_LENGTH = 200

const MOST_FOUND = 1_000

/** How many codes or refusals are read out. */
const TOLD = 3

type PasteTarget = {
  of: LinesKind
  columns: readonly SheetColumn[]
  /** The lines that are there. */
  rows: readonly SheetRow[]
  /** Why lines can't have an item. */
  refusalOf: (itemID: string) => string | undefined
  /** The reader's. */
  numberFormat: NumberFormat
  /** The column in which a scan counts. */
  scanned: string | undefined
}

/** What a paste adds and changes, the items that it names, what is wrong with its cells, and what to say of it. */
type PastedLines = { rows: SheetRow[]; edits: SheetEdit[]; items: LineItem[]; marks: PasteMark[]; words: string }

type Cells = Readonly<Record<string, string>>

/**
 * Reads copied rows of a spreadsheet as new lines. A line that is there already takes their values in place of coming
 * twice. What the list itself names twice is one line if both say the same; where a scan counts, their quantities add
 * up; everything else is kept and marked. Codes that no item has stay as typed. Throws ApiError.
 */
export async function pasteLines(
  api: Api,
  text: string,
  { of, columns, rows: before, refusalOf, numberFormat, scanned }: PasteTarget,
): Promise<PastedLines> {
  const item = itemColumn(of.kind)!
  const into = {
    columns: columns.map(({ id, label, kind, readOnly, options }) => ({
      name: id,
      label,
      isReadOnly: readOnly,
      choices: options?.map((option) => ({ value: option.id, label: option.label })),
      ...(id === item
        ? { read: codeOf }
        : {
            read: (typed: string) => plainText({ kind }, typed),
            ambiguousIn: isNumber(kind)
              ? (typed: readonly string[]) => ambiguousNumbers(typed, numberFormat)
              : undefined,
          }),
    })),
    item,
    defaults: of.newLine,
  }
  const pasted = readPastedLines(into, readClipboard(text))
  if (pasted.length > MOST) {
    const words = `Paste at most ${numbers.text(MOST)} rows at a time (${numbers.text(pasted.length)}).`
    return { rows: [], edits: [], items: [], marks: [], words }
  }
  const items = await itemsOf(
    api,
    pasted.map((cells) => cells[item]!),
  )
  const keyOf = (cells: Cells) => JSON.stringify(of.lineKey.map((name) => cells[name] ?? ''))
  const there = new Map(before.map((row) => [keyOf(row.cells), row.id]))
  const [refusals, unknown, repeated] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const listed: Cells[] = []
  for (const typed of pasted) {
    const found = items.get(typed[item]!)
    const cells = { ...typed, [item]: found?.itemID ?? typed[item]! }
    const refusal = refusalOf(cells[item]!)
    if (refusal !== undefined) refusals.add(refusal)
    else listed.push(cells)
    if (!found && refusal === undefined) unknown.add(cells[item]!)
  }
  const [rows, edits, marks]: [SheetRow[], SheetEdit[], PasteMark[]] = [[], [], []]
  const changed = new Set<string>()
  for (const [key, same] of Map.groupBy(listed, keyOf)) {
    const total = totalOf(same, scanned)
    const kept = total ? [total] : distinct(same)
    const [first] = kept
    const repetition =
      total || kept.length > 1 ? `${repeatedWords(columns, item, same)}${countedWords(total, scanned)}.` : ''
    if (repetition) repeated.add(repetition)
    const twin = there.get(key) ?? newUUID()
    for (const cells of kept) {
      const row = cells === first ? twin : newUUID()
      if (row === there.get(key)) {
        changed.add(row)
        edits.push(...Object.entries(cells).map(([column, value]) => ({ row, column, value })))
      } else rows.push({ id: row, cells })
      const value = cells[item]!
      if (unknown.has(value)) marks.push({ row, column: item, value, message: explainUnknown(value) })
      if (row !== twin) marks.push({ row, column: item, value, message: repetition, twin })
      marks.push(...ambiguousMarks(columns, row, cells))
    }
  }
  const done = [
    ...(rows.length > 0 ? [`${countOf(rows.length, 'line')} added`] : []),
    ...(changed.size > 0 ? [`${countOf(changed.size, 'line')} changed`] : []),
  ]
  const ambiguous = new Set(marks.flatMap(({ isAmbiguous, message }) => (isAmbiguous ? [message] : [])))
  const words = [
    `${done.join(', ') || 'No lines added'}.`,
    ...(unknown.size > 0 ? [`No item has the code ${named([...unknown], ' or ')}.`] : []),
    ...[repeated, ambiguous].flatMap((told) => [...told].slice(0, TOLD)),
    ...[...refusals].slice(0, TOLD).map((refusal) => `${refusal.replace(/\.$/, '')}.`),
  ]
  return { rows, edits, items: [...items.values()], marks, words: words.join(' ') }
}

/** As imports read a code. */
function codeOf(typed: string): string {
  return plainCode(unescapeFormula(typed)).trim()
}

function isNumber(kind: SheetColumn['kind']): boolean {
  return kind === 'money' || kind === 'number'
}

/** One line for several of an item, with what they count together; undefined for one, or if they differ besides. */
function totalOf(same: readonly Cells[], scanned: string | undefined): Cells | undefined {
  if (scanned === undefined || same.length === 1) return undefined
  const quantities = same.map((cells) => quantityOf(cells[scanned]))
  const total = quantities.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : add(sum, one)))
  if (total === undefined) return undefined
  const lines = same.map((cells) => ({ ...cells, [scanned]: toText(total) }))
  return distinct(lines).length === 1 ? lines[0] : undefined
}

function distinct(lines: readonly Cells[]): Cells[] {
  return [...new Map(lines.map((cells) => [JSON.stringify(cells), cells])).values()]
}

/** "CAP comes twice: 39.50 and 38", with the cells that differ, or all that are not blank. */
function repeatedWords(columns: readonly SheetColumn[], item: string, same: readonly Cells[]): string {
  const filled = columns.filter(({ id }) => id !== item && same.some((cells) => cells[id]))
  const differing = filled.filter(({ id }) => same.some((cells) => cells[id] !== same[0]![id]))
  const told = differing.length > 0 ? differing : filled
  const texts = same.map((cells) =>
    told.map((column) => shownText(column, cells[column.id] ?? '') || 'blank').join(', '),
  )
  const times = same.length === 2 ? 'twice' : `${numbers.text(same.length)} times`
  return `${same[0]![item]} comes ${times}: ${named(texts, ' and ')}`
}

function shownText({ kind, options = [] }: SheetColumn, value: string): string {
  return isNumber(kind) ? numbers.typed(value) : (options.find(({ id }) => id === value)?.label ?? value)
}

function countedWords(total: Cells | undefined, scanned: string | undefined): string {
  return total ? `, ${numbers.typed(total[scanned!]!)} together` : ''
}

function ambiguousMarks(columns: readonly SheetColumn[], row: string, cells: Cells): PasteMark[] {
  return columns.flatMap(({ id, kind }) => {
    const value = cells[id] ?? ''
    if (!isNumber(kind) || !value.endsWith(AMBIGUOUS)) return []
    const message = `${value.slice(0, -AMBIGUOUS.length)} can be read in two ways. Type it again.`
    return [{ row, column: id, value, message, isAmbiguous: true }]
  })
}

/** The items of typed codes, by code; those that several items have are left out. */
async function itemsOf(api: Api, typed: readonly string[]): Promise<ReadonlyMap<string, LineItem>> {
  const codes = [...new Set(typed)]
  const found = new Map<string, LineItem>()
  for (const batch of inBatches(codes, IDS_LENGTH, (code) => [code])) {
    const query = { itemIDOnSearch: joinIDs(batch), limit: batch.length }
    const { data } = dataOf(await api.GET('/items', { params: { query } })).body
    for (const item of data) found.set(item.itemID, item)
  }
  const others = codes.filter((code) => !found.has(code))
  for (const batch of inBatches(others, CODES_LENGTH, equalCodes)) {
    const query = { code: joinIDs(batch.flatMap(equalCodes)), limit: MOST_FOUND }
    const { data } = dataOf(await api.GET('/items', { params: { query } })).body
    for (const code of batch) {
      const equal = equalCodes(code)
      const [item, second] = data.filter(({ upc, masterSKU, additionalUPCs }) =>
        [upc, masterSKU, ...(additionalUPCs ?? [])].some((value) => value && equal.includes(value)),
      )
      if (item && !second) found.set(code, item)
    }
  }
  return found
}

/** Codes that fit together into a parameter of this length. */
function inBatches(codes: readonly string[], length: number, sent: (code: string) => readonly string[]): string[][] {
  const batches: string[][] = []
  let left = 0
  for (const code of codes) {
    const size = joinIDs(sent(code)).length + 1
    if (size > length) continue
    if (size > left) {
      batches.push([])
      left = length
    }
    batches.at(-1)!.push(code)
    left -= size
  }
  return batches
}

function named(texts: readonly string[], or: string): string {
  const more = texts.length - TOLD
  return more > 0 ? `${texts.slice(0, TOLD).join(', ')} and ${numbers.text(more)} more` : texts.join(or)
}
