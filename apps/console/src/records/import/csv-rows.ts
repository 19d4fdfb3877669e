import { inSentence } from '@greenroom/money'
import { isBlank } from '@greenroom/validation'
import Papa from 'papaparse'
import { DELIMITERS } from './dialect.ts'
import { FileFault, type TextPiece } from './file-text.ts'

/** Consecutive rows. `line` is the number of the first one, counted as in a spreadsheet: the first row is line 1. */
export type RowBatch = { rows: string[][]; line: number; bytes: number }

/** A single row longer than this, in characters, can only come from a quotation mark that is never closed. */
const ROW_LIMIT = 1_000_000

/** The first line by which a file names its delimiter to spreadsheets, which don't show it as a row. */
const NAMED_DELIMITER = /^sep=(.)(?:\n|$)/i

/** How many rows the guess uses. */
const GUESSED_ROWS = 20

/**
 * The delimiter: the one that the file names in a first line such as `sep=;`, or the one that splits the header and
 * splits most of the first rows into as many cells.
 */
export function guessDelimiter(text: string): string {
  const named = NAMED_DELIMITER.exec(text)?.[1]
  if (named) return named
  const guesses = Object.keys(DELIMITERS).map((delimiter) => {
    const [header = [], ...rows] = Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      preview: GUESSED_ROWS,
      skipEmptyLines: 'greedy',
    }).data
    const width = header.length > 1 ? header.length : 0
    return { delimiter, width, fitting: width > 0 ? rows.filter((row) => row.length === width).length : -1 }
  })
  const isBetter = (one: (typeof guesses)[0], other: typeof one) =>
    (one.fitting - other.fitting || one.width - other.width) > 0
  return guesses.reduce((best, one) => (isBetter(one, best) ? one : best)).delimiter
}

/** Parses text that arrives in chunks. A row is passed on once it is complete. */
export async function* rowsOf(pieces: AsyncIterable<TextPiece>, delimiter: string): AsyncGenerator<RowBatch> {
  let rest = ''
  let isStart = true
  let line = 1
  let bytes = 0
  for await (const piece of pieces) {
    bytes = piece.bytes
    const text = rest + piece.text
    const { data, cursor } = parse(text, delimiter, true)
    rest = text.slice(cursor)
    if (isStart && data.length > 0) {
      isStart = false
      if (namesDelimiter(data[0]!, delimiter)) data.shift()
    }
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
  return row.every(isBlank)
}

function namesDelimiter(row: readonly string[], delimiter: string) {
  return NAMED_DELIMITER.test(row.join(delimiter))
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
    `A quotation mark on line ${inSentence(line)} is never closed, so the rows after it cannot be read. Fix that line and choose the file again.`,
  )
}
