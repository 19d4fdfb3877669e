import type { components } from '@greenroom/openapi'
import { isSystemItem } from '@greenroom/permissions'
import type { ItemFieldName, ReadValues } from '@greenroom/catalog'
import {
  addRow,
  type AttributeColumn,
  codesApart,
  type ColumnMapping,
  emptyGroups,
  type EntryReader,
  type FileForm,
  type FileNotation,
  findNotation,
  idsDifferingByCase,
  type ImportOptions,
  type ImportPlan,
  isShop,
  isUnseenIn,
  type ItemGroups,
  type KnownEntries,
  MOST_ITEMS,
  numberColumns,
  planImport,
  readEntries,
  readRow,
  readShop,
  type ShopReader,
  type SkipReason,
  TOO_MANY_ITEMS,
  unescapeFormula,
} from '@greenroom/imports'
import { hasOuterSpace, hasRestricted, isBlank } from '@greenroom/validation'
import { isBlankRow } from '#records/import/csv-rows.ts'
import { fileRows } from '#records/import/file-rows.ts'
import { FileFault } from '#records/import/file-text.ts'
import type { OpenedFile } from '#records/import/open-file.ts'

export type Rejection = components['schemas']['ImportRejection']

/** The decisions about a file, as plain data that can be posted to the worker. */
export type ReadingSettings = {
  form: FileForm
  /** Which columns fill which fields; another shop's format defines this itself. */
  mapping: ColumnMapping
  attributes: readonly AttributeColumn[]
  options: ImportOptions
  /** The merchant's restricted characters. */
  restricted: string
  /** Fields that the user may not see. */
  hidden: readonly ItemFieldName[]
  /** The lists in which names are looked up. */
  known: KnownEntries
}

/** A row that contradicts the previous row of its item, and wins. */
export type Conflict = { line: number; itemID: string; before: ReadValues; after: ReadValues }

export type SkippedRow = { line: number; reason: SkipReason; cells: string[] }

/** How many rows each choice affects, whether it is selected or not. */
export type Concerns = { spaces: number; restricted: number; noName: number; systemItems: number }

export type ShopColumns = Pick<ShopReader, 'understood' | 'leftOut'>

/** A whole file, read and grouped by item. */
export type Reading = {
  /** The header of the rows: the file's own, or that of the table it was converted to. */
  columns: readonly string[]
  plan: ImportPlan
  entries: EntryReader
  tellApart: ReturnType<typeof codesApart>
  groups: ItemGroups
  rejections: Rejection[]
  conflicts: Conflict[]
  skipped: SkippedRow[]
  /** Item IDs that differ only by case. */
  byCase: string[][]
  concerns: Concerns
  /** Cells of codes and names with characters that are not seen, which are left out. */
  unseen: number
  /** Of another shop's file, what becomes of its columns. */
  shopColumns: ShopColumns | undefined
  /** How its numbers are written; undefined if that has to be asked, with a number that can be read in two ways. */
  notation: FileNotation | undefined
  ambiguous: string | undefined
}

/** `bytes` counts how much of the stored file has been read. */
export type Progress = { rows: number; bytes: number }

/** The longest value or cell that the contract accepts. No valid value of an item is as long. */
const VALUE_LIMIT = 1000
const CELLS_LIMIT = 500

/**
 * Reads the whole file by the rules of libs/imports. Rows are numbered as in a spreadsheet. Only after all of them it is
 * certain how the file writes its numbers, unless that is chosen; if not as they were read, it is read again.
 */
export async function readFile(
  file: Blob,
  opened: Pick<OpenedFile, 'columns' | 'dialect' | 'headerLine'>,
  settings: ReadingSettings,
  onProgress: (progress: Progress) => void,
): Promise<Reading> {
  const { options } = settings
  const readIn = (notation: FileNotation) =>
    readOnce(file, opened, { ...settings, options: { ...options, notation } }, onProgress)
  const reading = await readIn(options.notation ?? '1,234.56')
  if (options.notation) return { ...reading, notation: options.notation }
  return reading.notation === '1.234,56' ? readIn(reading.notation) : reading
}

async function readOnce(
  file: Blob,
  opened: Pick<OpenedFile, 'columns' | 'dialect' | 'headerLine'>,
  settings: ReadingSettings,
  onProgress: (progress: Progress) => void,
): Promise<Reading> {
  const { form, options, restricted, known } = settings
  const hidden = new Set(settings.hidden)
  const shop = isShop(form) ? readShop(form, opened.columns, known) : undefined
  const { mapping, attributes } = shop ?? settings
  const entries = readEntries(known, options.missing ?? {})
  const plan = planImport(mapping, options, { restricted, hidden }, { attributes, entries })
  const numbers = findNotation(form !== 'other')
  const numbered = numberColumns(plan)
  const reading: Reading = {
    columns: shop?.columns ?? opened.columns,
    plan,
    entries,
    tellApart: codesApart(plan),
    groups: emptyGroups(),
    rejections: [],
    conflicts: [],
    skipped: [],
    byCase: [],
    concerns: { spaces: 0, restricted: 0, noName: 0, systemItems: 0 },
    unseen: 0,
    shopColumns: shop && { understood: shop.understood, leftOut: shop.leftOut },
    notation: undefined,
    ambiguous: undefined,
  }
  const seeNumbers = (cells: readonly string[]) => {
    for (const column of numbered) numbers.see(cells[column] ?? '')
  }
  for await (const { rows, line, bytes } of fileRows(file, opened.dialect)) {
    for (const [index, cells] of rows.entries()) {
      if (line + index > opened.headerLine && !isBlankRow(cells)) {
        takeRow(reading, cells, line + index, opened.columns, shop, seeNumbers)
      }
    }
    if (reading.groups.items.size > MOST_ITEMS) throw new FileFault(TOO_MANY_ITEMS)
    onProgress({ rows: reading.groups.rows, bytes })
  }
  reading.byCase = idsDifferingByCase(reading.groups)
  reading.notation = numbers.found()
  reading.ambiguous = numbers.ambiguous()
  return reading
}

function takeRow(
  reading: Reading,
  given: string[],
  line: number,
  headers: readonly string[],
  shop: ShopReader | undefined,
  seeNumbers: (cells: readonly string[]) => void,
) {
  const { columns, plan, groups, rejections, conflicts, skipped } = reading
  if (given.length > headers.length && !given.slice(headers.length).every(isBlank)) {
    addRow(groups, line, { outcome: 'rejected', issues: [] })
    rejections.push(tooManyCells(given, line, headers))
    return
  }
  const cells = shop ? shop.read(given) : given
  if (cells === 'picture') return addRow(groups, line, { outcome: 'picture' })
  if (typeof cells === 'string') {
    addRow(groups, line, { outcome: 'skipped', reason: cells })
    skipped.push({ line, reason: cells, cells: given })
    return
  }
  countConcerns(reading, cells)
  seeNumbers(cells)
  const row = reading.tellApart(line, readRow(cells, plan), cells)
  const before = row.outcome === 'item' ? groups.items.get(row.itemID)?.values : undefined
  const known = groups.conflicts
  addRow(groups, line, row)
  if (row.outcome === 'skipped') skipped.push({ line, reason: row.reason, cells: given })
  else if (row.outcome === 'rejected') {
    const kept = storable(cells)
    for (const { column, field, value, code, message } of row.issues) {
      const header = columns[column] ?? null
      rejections.push({ line, column: header, field, value: cut(value), code, message: cut(message), cells: kept })
    }
  } else {
    const pictures = shop?.picturesOf.get(cells)
    if (pictures) groups.items.get(row.itemID)!.pictures = pictures
    if (before && groups.conflicts > known) conflicts.push({ line, itemID: row.itemID, before, after: row.values })
  }
}

/** An extra cell means that the cells after it have shifted, so none of them can be trusted. */
function tooManyCells(cells: string[], line: number, columns: readonly string[]): Rejection {
  const message = `The row has ${cells.length} cells, the header ${columns.length}. A cell that holds the separator needs quotation marks.`
  const value = cut(cells.slice(columns.length).join(' '))
  return { line, column: null, field: '', value, code: 'tooManyCells', message, cells: storable(cells) }
}

function countConcerns(reading: Reading, cells: readonly string[]) {
  const { concerns, plan } = reading
  const { columns, context } = plan
  let spaces = false
  let restricted = false
  for (const { field, index } of columns) {
    const cell = unescapeFormula(cells[index] ?? '')
    if (field.name === 'name' && isBlank(cell)) concerns.noName++
    if (field.name === 'itemID' && isSystemItem(cell)) concerns.systemItems++
    if (isUnseenIn(cell, field)) reading.unseen++
    spaces ||= field.noOuterSpace === true && hasOuterSpace(cell)
    restricted ||= field.restricted === true && hasRestricted(cell, context.restricted)
  }
  if (spaces) concerns.spaces++
  if (restricted) concerns.restricted++
}

/** The cells as stored with a rejection, without the marks of an earlier export. */
function storable(cells: readonly string[]): string[] {
  return cells.slice(0, CELLS_LIMIT).map(cut)
}

function cut(value: string): string {
  return withoutNul(unescapeFormula(value).slice(0, VALUE_LIMIT).toWellFormed())
}

/** PostgreSQL doesn't store NUL characters in text. */
function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text
}
