import { escapeFormula } from '@greenroom/imports'
import { type CellValue, type ReadOptions, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { cellFormats, numberText, shownText } from './cell-formats.ts'
import type { RowBatch } from './csv-rows.ts'
import { FileFault } from './file-text.ts'

/** The names of the sheets that are not hidden. Throws FileFault. */
export async function sheetsOf(file: Blob): Promise<string[]> {
  const shown: string[] = []
  const sheets: SheetFilter = ({ name, hidden, veryHidden }) => {
    if (!hidden && !veryHidden) shown.push(name)
    return false
  }
  await readable(readXlsx(await file.arrayBuffer(), { sheets }))
  return shown
}

type SheetFilter = Extract<ReadOptions['sheets'], Function>

const ROWS_AT_ONCE = 1000

/** As many as a spreadsheet has. */
const MOST_ROWS = 1_048_576

const TOO_MANY_ROWS =
  'This workbook has a row below 1,048,576, the last row of a sheet. Open it in a spreadsheet, save it again, and choose that file.'

/**
 * The rows of a sheet, as a CSV file of it would have them: a number in full, with a decimal point and the leading zeros
 * or the percent sign that its format shows, and a text that begins like a formula with an apostrophe. A long run of
 * blank rows is left out between two batches. Throws FileFault.
 */
export async function* sheetRows(file: Blob, sheet: string): AsyncGenerator<RowBatch> {
  const formats = await readable(cellFormats(file, sheet))
  const sheetRows = streamXlsxRows(await file.arrayBuffer(), { sheet })
  let rows: string[][] = []
  let line = 1
  for (;;) {
    const next = await readable(sheetRows.next())
    const at = next.done ? Infinity : next.value.index + 1
    if (rows.length > 0 && (rows.length >= ROWS_AT_ONCE || at >= line + ROWS_AT_ONCE)) {
      yield { rows, line, bytes: next.done ? file.size : 0 }
      line += rows.length
      rows = []
    }
    if (next.done) return
    if (at > MOST_ROWS) throw new FileFault(TOO_MANY_ROWS)
    if (rows.length === 0 && at > line) line = at
    // A sheet leaves out its blank rows.
    while (line + rows.length < at) rows.push([])
    const { index, values } = next.value
    rows.push(values.map((value, column) => textOfCell(value, formats.get(`${index},${column}`))))
  }
}

function textOfCell(value: CellValue, format: string | undefined): string {
  if (typeof value === 'number' && format !== undefined) return shownText(value, format)
  if (typeof value === 'string') return escapeFormula(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return textOfDate(value.toISOString())
  return value === null ? '' : numberText(value)
}

/** A time of day without a date is one of the day before 1900. */
function textOfDate(time: string): string {
  const [, ofDay] = /^1899-12-31T(\d\d:\d\d)/.exec(time) ?? []
  return ofDay ?? time.replace(/T00:00:00\.000Z$/, '')
}

async function readable<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch {
    throw new FileFault(
      'This workbook cannot be read. Save it as an Excel workbook (.xlsx) or as CSV, and choose that file.',
    )
  }
}
