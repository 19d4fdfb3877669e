import { unescapeFormula } from '@greenroom/imports'
import { numbers } from '@greenroom/ui'
import { plainCode } from '@greenroom/validation'

/** One line of a typed list. */
export type ListedCode = { code: string; copies: number }

export type ReadList = {
  lines: readonly ListedCode[]
  /** Whether any line names its copies. */
  hasCopies: boolean
  /** The problem with the first line that cannot be read. */
  fault: string | undefined
}

type Row = { line: number; cells: readonly string[] }

export const MOST_LINES = 10_000
const MOST_COPIES = 1_000
/** A longer line is no code with its copies, and is taken as it is. */
const LONGEST_LINE = 500

/** A cell with the separator after it, by separator; the first of these that a line has is its own. */
const CELLS: readonly (readonly [string, RegExp])[] = [
  ['\t', /(?: *"((?:[^"]|"")*)" *|([^\t]*))\t/g],
  [';', /(?: *"((?:[^"]|"")*)" *|([^;]*));/g],
  [',', /(?: *"((?:[^"]|"")*)" *|([^,]*)),/g],
]
const QUOTED = /"(?:[^"]|"")*"/g

/**
 * Codes, one a line, each with its copies after a tab, a semicolon or a comma; a header row is left out. Codes are read
 * as in the imports, copies as the reader writes numbers.
 */
export function readList(text: string): ReadList {
  const rows = text
    .split(/\r?\n/)
    .map((row, index): Row => ({ cells: cellsOf(row), line: index + 1 }))
    .filter(({ cells }) => cells.some(Boolean))
  const body = rows.filter((row, at) => at > 0 || !isHeader(row))
  const fault = body.map(faultOf).find((words) => words !== undefined)
  const isTooLong = body.length > MOST_LINES
  return {
    lines: body.map(({ cells }) => ({ code: cells[0]!, copies: copiesIn(cells) ?? 1 })),
    hasCopies: body.some(({ cells }) => Boolean(cells[1])),
    fault: fault ?? (isTooLong ? `A list has at most ${numbers.text(MOST_LINES)} lines.` : undefined),
  }
}

function cellsOf(row: string): string[] {
  if (row.length > LONGEST_LINE) return [row]
  const bare = row.replaceAll(QUOTED, '')
  const [separator, cell] = CELLS.find(([mark]) => bare.includes(mark)) ?? CELLS[0]!
  return [...`${row}${separator}`.matchAll(cell)].map(([, quoted, plain = '']) =>
    plainCode(unescapeFormula(quoted?.replaceAll('""', '"') ?? plain.trim())).trim(),
  )
}

/** What the columns are called in the files of others. */
const CODE_HEADERS = ['item', 'item id', 'item ids', 'itemid', 'sku', 'upc', 'ean', 'gtin', 'barcode', 'code']
const COPIES_HEADERS = ['copies', 'labels', 'quantity', 'qty', 'count', 'on hand', 'qoh', '']

/** "Item ID, Copies" */
function isHeader({ cells: [code = '', copies = '', ...more] }: Row): boolean {
  return (
    CODE_HEADERS.includes(code.toLowerCase()) && COPIES_HEADERS.includes(copies.toLowerCase()) && !more.some(Boolean)
  )
}

function faultOf({ cells, line }: Row): string | undefined {
  const [code, , ...more] = cells
  if (!code) return `Line ${line}: enter an item ID or UPC.`
  if (more.some(Boolean)) return `Line ${line}: enter one item and its copies, nothing else.`
  if (copiesIn(cells) !== undefined) return undefined
  return `Line ${line}: copies must be a whole number from 0 to ${numbers.text(MOST_COPIES)}.`
}

function copiesIn([, typed = '']: readonly string[]): number | undefined {
  if (typed === '') return 1
  const copies = numbers.read(typed)
  const count = Number(copies)
  return /^\d+$/.test(copies) && count <= MOST_COPIES ? count : undefined
}
