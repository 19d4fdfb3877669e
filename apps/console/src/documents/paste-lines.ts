import { type Api, dataOf } from '@greenroom/api-client'
import { equalCodes } from '@greenroom/catalog'
import { readPastedLines } from '@greenroom/documents'
import {
  countOf,
  numbers,
  plainText,
  readClipboard,
  type SheetColumn,
  type SheetEdit,
  type SheetRow,
} from '@greenroom/ui'
import { joinIDs } from '@greenroom/validation'
import { itemColumn, newLineID } from './document-form.ts'
import type { LineItem, LinesKind } from './document-screen.ts'

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
}

/** What a paste adds and changes, the items that it names, and what to say of it. */
type PastedLines = { rows: SheetRow[]; edits: SheetEdit[]; items: LineItem[]; words: string }

/**
 * Reads copied rows of a spreadsheet as new lines. A line that is there already takes their values in place of coming
 * twice. Codes that no item has stay as typed. Throws ApiError.
 */
export async function pasteLines(
  api: Api,
  text: string,
  { of, columns, rows: before, refusalOf }: PasteTarget,
): Promise<PastedLines> {
  const item = itemColumn(of.kind)!
  const into = {
    columns: columns.map(({ id, label, kind, readOnly, options }) => ({
      name: id,
      label,
      isReadOnly: readOnly,
      choices: options?.map((option) => ({ value: option.id, label: option.label })),
      read: (typed: string) => plainText({ kind }, typed),
    })),
    item,
    defaults: of.newLine,
  }
  const pasted = readPastedLines(into, readClipboard(text))
  if (pasted.length > MOST) {
    const words = `Paste at most ${numbers.text(MOST)} rows at a time (${numbers.text(pasted.length)}).`
    return { rows: [], edits: [], items: [], words }
  }
  const items = await itemsOf(
    api,
    pasted.map((cells) => cells[item]!),
  )
  const keyOf = (cells: Readonly<Record<string, string>>) => JSON.stringify(of.lineKey.map((name) => cells[name] ?? ''))
  const lines = new Map(before.map((row) => [keyOf(row.cells), row]))
  const [added, edits]: [Map<string, SheetRow>, SheetEdit[]] = [new Map(), []]
  const [refusals, unknown, changed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const typed of pasted) {
    const found = items.get(typed[item]!)
    const cells = { ...typed, [item]: found?.itemID ?? typed[item]! }
    const refusal = refusalOf(cells[item]!)
    const line = lines.get(keyOf(cells))
    if (refusal !== undefined) refusals.add(refusal)
    else if (line) {
      changed.add(line.id)
      edits.push(...Object.entries(cells).map(([column, value]) => ({ row: line.id, column, value })))
    } else {
      if (!found) unknown.add(cells[item]!)
      const [key, id] = [keyOf(cells), added.get(keyOf(cells))?.id ?? newLineID()]
      added.set(key, { id, cells })
    }
  }
  const done = [
    ...(added.size > 0 ? [`${countOf(added.size, 'line')} added`] : []),
    ...(changed.size > 0 ? [`${countOf(changed.size, 'line')} changed`] : []),
  ]
  const words = [
    `${done.join(', ') || 'No lines added'}.`,
    ...(unknown.size > 0 ? [`No item has the code ${named([...unknown], ' or ')}.`] : []),
    ...[...refusals].slice(0, TOLD).map((refusal) => `${refusal.replace(/\.$/, '')}.`),
  ]
  return { rows: [...added.values()], edits, items: [...items.values()], words: words.join(' ') }
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
