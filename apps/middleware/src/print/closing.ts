import type { PdfSignature, PdfTotal } from './model.ts'
import { RULE, type Sheet, STYLES } from './sheet.ts'

const TOTALS = { width: 240, gap: 12, padding: 3, space: 16 }
const SIGNATURES = { columns: 3, gap: 24, height: 44, space: 24 }

/** The document's totals in a block at the right that stays on one page; for screen readers a table of two columns. */
export function printTotals(sheet: Sheet, totals: readonly PdfTotal[]): void {
  const labelWidth = (TOTALS.width - TOTALS.gap) * 0.55
  const valueWidth = TOTALS.width - TOTALS.gap - labelWidth
  const x = sheet.right - TOTALS.width
  const rows = totals.map(({ label, value, emphasis = false }) => {
    const style = emphasis ? STYLES.strong : STYLES.cell
    const valueStyle = { ...style, tabular: true }
    const lines = { label: sheet.lines(label, style, labelWidth), value: sheet.lines(value, valueStyle, valueWidth) }
    const depth = Math.max(lines.label.length, lines.value.length)
    return { ...lines, style, valueStyle, emphasis, height: depth * sheet.lineHeight(style) + 2 * TOTALS.padding }
  })
  sheet.y += TOTALS.space
  sheet.ensureRoom(rows.reduce((sum, { height }) => sum + height, 0))
  const table = sheet.open(sheet.root, 'Table')
  for (const { label, value, style, valueStyle, emphasis, height } of rows) {
    sheet.ensureRoom(height)
    if (emphasis) sheet.rule(sheet.y, RULE.ink, 0.75, x, TOTALS.width)
    const row = sheet.open(table, 'TR')
    const y = sheet.y + TOTALS.padding
    sheet.write(sheet.open(row, 'TH', { scope: 'Row' }), label, { x, y, width: labelWidth, style })
    const place = { x: x + labelWidth + TOTALS.gap, y, width: valueWidth, style: valueStyle, align: 'right' } as const
    sheet.write(sheet.open(row, 'TD'), value, place)
    sheet.y += height
  }
  table.end()
}

/** Signature lines side by side; names of approvers in the product are above the line. */
export function printSignatures(sheet: Sheet, signatures: readonly PdfSignature[]): void {
  const { columns, gap, height } = SIGNATURES
  const width = (sheet.width - (columns - 1) * gap) / columns
  const list = sheet.open(sheet.root, 'L')
  sheet.y += SIGNATURES.space
  for (let first = 0; first < signatures.length; first += columns) {
    const row = signatures.slice(first, first + columns).map(({ label, signedBy = '' }) => ({
      label: sheet.lines(label, STYLES.label, width),
      signedBy: signedBy ? sheet.lines(signedBy, STYLES.body, width) : [],
    }))
    const above = Math.max(height, ...row.map(({ signedBy }) => signedBy.length * sheet.lineHeight(STYLES.body) + 8))
    const below = Math.max(...row.map(({ label }) => label.length)) * sheet.lineHeight(STYLES.label) + 8
    sheet.ensureRoom(above + below)
    const line = sheet.y + above
    for (const [index, { label, signedBy }] of row.entries()) {
      const x = sheet.left + index * (width + gap)
      const item = sheet.open(list, 'LI')
      sheet.rule(line, RULE.strong, 0.75, x, width)
      sheet.write(sheet.open(item, 'Lbl'), label, { x, y: line + 4, width, style: STYLES.label })
      if (!signedBy.length) continue
      const y = line - signedBy.length * sheet.lineHeight(STYLES.body) - 3
      sheet.write(sheet.open(item, 'LBody'), signedBy, { x, y, width, style: STYLES.body })
    }
    sheet.y = line + below
  }
}
