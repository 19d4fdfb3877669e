import type { PdfTable } from './model.ts'
import { type Element, RULE, type Sheet, STYLES } from './sheet.ts'
import { layOutRows, PADDING, type Row } from './table-rows.ts'

const SPACE_ABOVE = { table: 14, group: 8 }

/** A table on as many pages as it takes; each starts with the column headings and the group that continues. */
export function printTable(sheet: Sheet, table: PdfTable): void {
  const { header, rows } = layOutRows(sheet, table)
  const titleHeight = table.title ? sheet.lineHeight(STYLES.heading) + PADDING : 0
  sheet.y += SPACE_ABOVE.table
  sheet.ensureRoom(titleHeight + header.height + heightKept(rows, 0))
  if (table.title) {
    sheet.flow(sheet.open(sheet.root, 'H2'), table.title, STYLES.heading)
    sheet.y += PADDING
  }

  const element = sheet.open(sheet.root, 'Table')
  printRow(sheet, element, header, () => sheet.newPage())
  let group: Row | undefined
  const continueTable = () => {
    sheet.newPage()
    for (const repeated of [header, group]) if (repeated) repeatRow(sheet, repeated)
  }
  for (const [index, row] of rows.entries()) {
    const isFresh = sheet.y <= sheet.top + header.height + (group?.height ?? 0)
    const isGroup = row.kind === 'group'
    if (row.kind !== 'row') group = undefined
    if (isGroup && index > 0) sheet.y += SPACE_ABOVE.group
    if (sheet.y + heightKept(rows, index) > sheet.bottom && !isFresh) continueTable()
    printRow(sheet, element, row, continueTable)
    if (isGroup) group = row
  }
  element.end()
}

/** Height of the rows from `index` on that stay together: a group with its first row, a row with its subtotals. */
function heightKept(rows: readonly Row[], index: number): number {
  let height = 0
  for (let next = index; next < rows.length; next++) {
    height += rows[next]!.height
    const following = rows[next + 1]?.kind
    if (rows[next]!.kind !== 'group' && following !== 'subtotal' && following !== 'total') break
  }
  return height
}

/** A row that is higher than a page goes on, between two lines, on the next. */
function printRow(sheet: Sheet, table: Element, row: Row, continueTable: () => void): void {
  const tr = sheet.open(table, 'TR')
  const cells = row.cells.map((cell) => {
    const { scope, span } = cell
    return { ...cell, element: sheet.open(tr, scope ? 'TH' : 'TD', { scope, span }) }
  })
  const lineHeight = sheet.lineHeight(row.cells[0]!.style)
  const depth = Math.max(...cells.map(({ lines }) => lines.length))
  if (row.kind === 'subtotal' || row.kind === 'total')
    sheet.rule(sheet.y, RULE[row.kind === 'total' ? 'ink' : 'strong'], 0.75)
  for (let from = 0; from < depth;) {
    const fitting = Math.floor((sheet.bottom - sheet.y - 2 * PADDING) / lineHeight)
    const to = Math.min(depth, from + Math.max(1, fitting))
    for (const { element, lines, ...place } of cells) {
      const part = lines.slice(from, to)
      if (part.some(Boolean)) sheet.write(element, part, { ...place, y: sheet.y + PADDING })
    }
    sheet.y += (to - from) * lineHeight + 2 * PADDING
    from = to
    if (from < depth) continueTable()
  }
  tr.end()
  printRuleBelow(sheet, row)
}

/** Headings on a page where the table goes on: seen, and left out when the document is read aloud. */
function repeatRow(sheet: Sheet, row: Row): void {
  sheet.artifact(() => {
    for (const { lines, ...place } of row.cells)
      for (const [index, line] of lines.entries())
        sheet.drawLine(line, { ...place, y: sheet.y + PADDING + index * sheet.lineHeight(place.style) })
  }, 'Pagination')
  sheet.y += row.height
  printRuleBelow(sheet, row)
}

function printRuleBelow(sheet: Sheet, { kind }: Row): void {
  if (kind === 'header' || kind === 'group') sheet.rule(sheet.y, RULE.strong, 0.75)
  else if (kind === 'row') sheet.rule(sheet.y, RULE.light, 0.5)
}
