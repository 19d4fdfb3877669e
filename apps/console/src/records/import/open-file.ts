import { guessDelimiter, isBlankRow, rowsOf } from './csv-rows.ts'
import type { Dialect, Encoding } from './dialect.ts'
import { FileFault, findEncoding, textOf, type TextPiece } from './file-text.ts'

/** What the start of a file shows. */
export type OpenedFile = {
  /** The header row. Every column has a name. */
  columns: string[]
  headerLine: number
  /** The first rows after the header. */
  sample: string[][]
  dialect: Dialect
}

/** How many characters of the file the guesses use. */
const SAMPLE_SIZE = 200_000
const SAMPLE_ROWS = 50
const COLUMNS_LIMIT = 500
const NAME_LIMIT = 100

/** Finds how a file is written, unless that is chosen, and reads its columns and some sample rows. */
export async function openFile(file: Blob, chosen?: Dialect): Promise<OpenedFile> {
  const encoding = chosen?.encoding ?? (await findEncoding(file))
  const { text, whole } = await beginningOf(file, encoding)
  const delimiter = chosen?.delimiter ?? guessDelimiter(text)
  const rows = await firstRows(text, whole, delimiter)
  const header = rows.findIndex((row) => !isBlankRow(row))
  if (header < 0)
    throw new FileFault('The file is empty. Choose a file with a header row and at least one row below it.')
  const sample = rows.slice(header + 1).filter((row) => !isBlankRow(row))
  if (sample.length === 0) {
    throw new FileFault('The file has a header row but no data. Choose a file with at least one row below it.')
  }
  const columns = rows[header]!.map(columnName)
  if (columns.length > COLUMNS_LIMIT) throw new FileFault(`The file has more than ${COLUMNS_LIMIT} columns.`)
  return { columns, headerLine: header + 1, sample: sample.slice(0, SAMPLE_ROWS), dialect: { encoding, delimiter } }
}

function columnName(cell: string, index: number): string {
  return cell.trim().slice(0, NAME_LIMIT) || `Column ${index + 1}`
}

async function beginningOf(file: Blob, encoding: Encoding) {
  let text = ''
  for await (const piece of textOf(file, encoding)) {
    text += piece.text
    if (text.length > SAMPLE_SIZE) return { text, whole: false }
  }
  return { text, whole: true }
}

/** The sample rows without the last one, which may be cut off, unless the sample is the whole file. */
async function firstRows(text: string, whole: boolean, delimiter: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const batch of rowsOf(once(text), delimiter)) {
    rows.push(...batch.rows)
    if (!whole) break
  }
  return rows
}

async function* once(text: string): AsyncGenerator<TextPiece> {
  yield { text, bytes: 0 }
}
