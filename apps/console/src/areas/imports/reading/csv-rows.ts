import Papa from 'papaparse'
import { FileFault, type TextPiece } from './file-text.ts'

/** Consecutive rows. `line` is the number of the first one, counted as in a spreadsheet: the header is line 1. */
export type RowBatch = { rows: string[][]; line: number; bytes: number }

/** A single row longer than this, in characters, can only come from a quotation mark that is never closed. */
const ROW_LIMIT = 1_000_000

const DELIMITERS = [',', '\t', ';', '|']

/** The delimiter, guessed from the first lines. */
export function guessDelimiter(text: string): string {
  return Papa.parse<string[]>(text, { preview: 20, delimitersToGuess: DELIMITERS }).meta.delimiter
}

/** Parses text that arrives in chunks. A row is passed on once it is complete. */
export async function* rowsOf(pieces: AsyncIterable<TextPiece>, delimiter: string): AsyncGenerator<RowBatch> {
  let rest = ''
  let line = 1
  let bytes = 0
  for await (const piece of pieces) {
    bytes = piece.bytes
    const text = rest + piece.text
    const { data, cursor } = parse(text, delimiter, true)
    rest = text.slice(cursor)
    if (rest.length > ROW_LIMIT) throw openQuote(line + data.length)
    if (data.length > 0) yield { rows: data, line, bytes }
    line += data.length
  }
  const { data, unclosed } = parse(rest, delimiter, false)
  if (unclosed) throw openQuote(line)
  if (data.length > 0) yield { rows: data, line, bytes }
}

/** Whether a row is blank: an empty line, or the bare delimiters that spreadsheets leave behind. */
export function isBlankRow(row: readonly string[]) {
  return row.every((cell) => cell === '')
}

function parse(text: string, delimiter: string, ignoreLastRow: boolean) {
  const { data, meta, errors } = new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, ignoreLastRow) as {
    data: string[][]
    meta: { cursor: number }
    errors: { code: string }[]
  }
  return { data, cursor: meta.cursor, unclosed: errors.some(({ code }) => code === 'MissingQuotes') }
}

function openQuote(line: number) {
  return new FileFault(
    `A quotation mark on line ${line.toLocaleString('en')} is never closed, so the rows after it cannot be read. Fix that line and choose the file again.`,
  )
}
