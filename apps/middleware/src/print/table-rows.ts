import type { PdfRow, PdfTable } from './model.ts'
import { type Sheet, type Style, STYLES } from './sheet.ts'

const GAP = 12
export const PADDING = 4
/** Points that a column of text keeps when amounts need room. */
const MIN_TEXT_WIDTH = 48

/** One cell ready to be drawn: its lines, its place, and the columns it extends over. */
export type Cell = {
  lines: string[]
  x: number
  width: number
  style: Style
  align: 'left' | 'right'
  span: number
  /** Set for a cell that is the heading of its column or row. */
  scope?: 'Column' | 'Row'
}

export type Row = { kind: 'header' | 'row' | 'group' | 'subtotal' | 'total'; cells: Cell[]; height: number }

type Column = Pick<Cell, 'x' | 'width' | 'align'> & { tabular: boolean }

/** The rows of a table with their lines broken, so that page breaks know every height before anything is drawn. */
export function layOutRows(sheet: Sheet, table: PdfTable): { header: Row; rows: Row[] } {
  const columns = layOutColumns(sheet, table)
  const headers = table.columns.map(({ header }) => header)
  return {
    header: toRow('header', cellsOf(sheet, headers, columns, STYLES.header), sheet),
    rows: table.rows.map((row) => layOutRow(sheet, row, columns)),
  }
}

function layOutColumns(sheet: Sheet, table: PdfTable): Column[] {
  const widths = widthsOf(sheet, table)
  let x = sheet.left
  return table.columns.map(({ align = 'left', tabular = false }, index) => {
    const column = { x, width: widths[index]!, align, tabular }
    x += column.width + GAP
    return column
  })
}

/** An amount broken between two lines could be misread, so tabular columns get the room they need from the others. */
function widthsOf(sheet: Sheet, { columns, rows }: PdfTable): number[] {
  const sum = total(columns.map(({ width }) => width))
  const shared = sheet.width - GAP * (columns.length - 1)
  const style = { ...STYLES.strong, tabular: true }
  const places = columns.map(({ width, tabular }, index) => {
    const share = (shared * width) / sum
    if (!tabular) return { share, lack: 0, spare: Math.max(0, share - MIN_TEXT_WIDTH) }
    let need = 0
    for (const row of rows) if (row.kind !== 'group') need = Math.max(need, sheet.measure(row.cells[index]!, style))
    // Rounded up, or a sum of fractions may come out just below it.
    need = Math.ceil(need)
    return { share, lack: Math.max(0, need - share), spare: Math.max(0, share - need) }
  })
  const lack = total(places.map((place) => place.lack))
  const spare = total(places.map((place) => place.spare))
  const moved = Math.min(lack, spare)
  if (moved === 0) return places.map(({ share }) => share)
  return places.map((place) => place.share + (place.lack / lack) * moved - (place.spare / spare) * moved)
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

function layOutRow(sheet: Sheet, row: PdfRow, columns: Column[]): Row {
  if (row.kind === 'group') {
    const whole = { x: sheet.left, width: sheet.width, align: 'left', tabular: false } as const
    const [cell] = cellsOf(sheet, [row.text], [whole], STYLES.strong)
    return toRow('group', [{ ...cell!, span: columns.length, scope: 'Row' }], sheet)
  }
  const { kind = 'row', cells: texts } = row
  if (kind === 'row') return toRow(kind, cellsOf(sheet, texts, columns, STYLES.cell), sheet)
  return toRow(kind, cellsOfSum(sheet, texts, columns), sheet)
}

/** The first text of a subtotal extends over the empty cells after it, and is the heading of its row. */
function cellsOfSum(sheet: Sheet, texts: readonly string[], columns: Column[]): Cell[] {
  const next = texts.findIndex((text, index) => index > 0 && text)
  const span = next === -1 ? texts.length : next
  const last = columns[span - 1]!
  const label = { ...columns[0]!, width: last.x + last.width - sheet.left }
  const sums = cellsOf(sheet, texts.slice(span), columns.slice(span), STYLES.strong)
  const [heading] = cellsOf(sheet, texts.slice(0, 1), [label], STYLES.strong)
  return [{ ...heading!, span, scope: 'Row' }, ...sums]
}

function cellsOf(sheet: Sheet, texts: readonly string[], columns: Column[], plain: Style): Cell[] {
  return columns.map(({ x, width, align, tabular }, index) => {
    const style = tabular ? { ...plain, tabular } : plain
    return { lines: sheet.lines(texts[index]!, style, width), x, width, style, align, span: 1 }
  })
}

function toRow(kind: Row['kind'], cells: Cell[], sheet: Sheet): Row {
  const depth = Math.max(...cells.map(({ lines }) => lines.length))
  const height = depth * sheet.lineHeight(cells[0]!.style) + 2 * PADDING
  if (kind !== 'header') return { kind, cells, height }
  // Headings stand on the line below them, so shorter ones are filled up from above.
  const filled = cells.map(({ lines, ...cell }) => {
    const above = Array.from({ length: depth - lines.length }, () => '')
    return { ...cell, lines: [...above, ...lines], scope: 'Column' as const }
  })
  return { kind, cells: filled, height }
}
