import { guessDelimiter, isBlankRow } from './csv-rows.ts'
import type { Dialect } from './dialect.ts'
import { fileRows, workbooks } from './file-rows.ts'
import { FileFault, findEncoding, isWorkbook, textOf } from './file-text.ts'

/** What the start of a file shows. */
export type OpenedFile = {
  /** The header row. Every column has a name. */
  columns: string[]
  headerLine: number
  /** The first rows after the header. */
  sample: string[][]
  dialect: Dialect
}

/** How many characters of the file the guess of its delimiter uses. */
const GUESSED_SIZE = 200_000
const SAMPLE_ROWS = 50
const COLUMNS_LIMIT = 500
const NAME_LIMIT = 100

/** Finds how a file is written, unless that is chosen, and reads its columns and some sample rows. Throws FileFault. */
export async function openFile(file: Blob, chosen?: Dialect): Promise<OpenedFile> {
  const dialect = chosen ?? (await ((await isWorkbook(file)) ? findSheet(file) : findTextDialect(file)))
  const [header, ...sample] = await firstRows(file, dialect)
  if (!header) throw new FileFault('The file is empty. Choose a file with a header row and at least one row below it.')
  if (sample.length === 0) {
    throw new FileFault('The file has a header row but no data. Choose a file with at least one row below it.')
  }
  const columns = header.cells.map(columnName)
  if (columns.length > COLUMNS_LIMIT) throw new FileFault(`The file has more than ${COLUMNS_LIMIT} columns.`)
  return { columns, headerLine: header.line, sample: sample.slice(0, SAMPLE_ROWS).map(({ cells }) => cells), dialect }
}

function columnName(cell: string, index: number): string {
  return cell.trim().slice(0, NAME_LIMIT) || `Column ${index + 1}`
}

/** The first sheet with rows below a header, or else the first one. */
async function findSheet(file: Blob): Promise<Dialect> {
  const sheets = await (await workbooks()).sheetsOf(file)
  for (const sheet of sheets) {
    if ((await firstRows(file, { sheet, sheets })).length > 1) return { sheet, sheets }
  }
  return { sheet: sheets[0] ?? '', sheets }
}

async function findTextDialect(file: Blob): Promise<Dialect> {
  const encoding = await findEncoding(file)
  let text = ''
  for await (const piece of textOf(file, encoding)) {
    text += piece.text
    if (text.length > GUESSED_SIZE) break
  }
  return { encoding, delimiter: guessDelimiter(text) }
}

/** The rows that aren't blank: as many as there are, or enough for the sample. */
async function firstRows(file: Blob, dialect: Dialect): Promise<{ line: number; cells: string[] }[]> {
  const filled: { line: number; cells: string[] }[] = []
  for await (const { rows, line } of fileRows(file, dialect)) {
    for (const [index, cells] of rows.entries()) if (!isBlankRow(cells)) filled.push({ line: line + index, cells })
    if (filled.length > SAMPLE_ROWS) break
  }
  return filled
}
