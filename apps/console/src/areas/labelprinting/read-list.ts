/** One line of a typed list. */
export type ListedCode = { code: string; copies: number }

export type ReadList = {
  lines: readonly ListedCode[]
  /** Whether any line names its copies. */
  hasCopies: boolean
  /** The problem with the first line that cannot be read. */
  fault: string | undefined
}

const MOST_LINES = 10_000
const MOST_COPIES = 1_000
const SEPARATOR = /[\t,;]/

/** Codes, one a line, each with its copies after a comma, semicolon or tab; a header row is left out. */
export function readList(text: string): ReadList {
  const rows = text
    .split(/\r?\n/)
    .map((row, index) => ({
      cells: row.split(SEPARATOR).map((cell) => cell.trim().replaceAll('"', '')),
      line: index + 1,
    }))
    .filter(({ cells }) => cells[0] !== '')
  const body = rows.filter(({ cells }, at) => at > 0 || !isHeader(cells))
  const wrong = body.find(({ cells }) => copiesIn(cells) === undefined)
  const fault = wrong
    ? `Line ${wrong.line}: copies must be a whole number from 0 to ${MOST_COPIES.toLocaleString('en')}.`
    : body.length > MOST_LINES
      ? `A list has at most ${MOST_LINES.toLocaleString('en')} lines.`
      : undefined
  return {
    lines: body.map(({ cells }) => ({ code: cells[0]!, copies: copiesIn(cells) ?? 1 })),
    hasCopies: body.some(({ cells }) => Boolean(cells[1])),
    fault,
  }
}

/** "Item ID, Copies": its second cell is a word. */
function isHeader([, copies = '']: readonly string[]): boolean {
  return /^[a-z][a-z ]*$/i.test(copies)
}

function copiesIn([, copies = '']: readonly string[]): number | undefined {
  if (copies === '') return 1
  const count = Number(copies)
  return /^\d+$/.test(copies) && count <= MOST_COPIES ? count : undefined
}
