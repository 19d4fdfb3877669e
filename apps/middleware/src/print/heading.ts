import type { PdfModel, PdfPair } from './model.ts'
import { RULE, type Sheet, STYLES } from './sheet.ts'

const PILL = { side: 8, height: 18 }
const COLUMN_GAP = 20
/** What a logo fits into, in points. */
const LOGO = { width: 160, height: 48 }

/** Company, kind and number of the document with its status, its facts, and the remarks. */
export function printHeading(sheet: Sheet, model: PdfModel): void {
  if (model.logo) {
    sheet.picture(model.logo, LOGO)
    sheet.y += 8
  }
  const company = sheet.open(sheet.root, 'P')
  sheet.flow(company, model.company, STYLES.company)
  sheet.y += 4

  const statusWidth = model.status ? sheet.measure(model.status, STYLES.status) + 2 * PILL.side : 0
  const titleWidth = Math.max(sheet.width - statusWidth - COLUMN_GAP, sheet.width / 2)
  const title = sheet.lines(`${model.title} ${model.number}`, STYLES.title, titleWidth)
  const y = sheet.y
  sheet.write(sheet.open(sheet.root, 'H1'), title, { x: sheet.left, y, width: titleWidth, style: STYLES.title })
  if (model.status) printStatus(sheet, model.status, y)
  sheet.y = y + title.length * sheet.lineHeight(STYLES.title) + 8
  sheet.rule(sheet.y, RULE.accent, 1)
  sheet.y += 14

  if (model.facts.length) printFacts(sheet, model.facts)
  if (model.remarks) {
    sheet.y += 6
    sheet.ensureRoom(2 * sheet.lineHeight(STYLES.heading))
    sheet.flow(sheet.open(sheet.root, 'H2'), 'Remarks', STYLES.heading)
    sheet.y += 2
    sheet.flow(sheet.open(sheet.root, 'P'), model.remarks, STYLES.body)
  }
}

/** The status in a pill at the right, on the line of the title. */
function printStatus(sheet: Sheet, status: string, y: number): void {
  const most = sheet.width / 2 - COLUMN_GAP
  const text = sheet.lines(status, STYLES.status, most - 2 * PILL.side)[0]!
  const width = sheet.measure(text, STYLES.status)
  const x = sheet.right - width - PILL.side
  const top = y + (sheet.lineHeight(STYLES.title) - PILL.height) / 2
  const radius = PILL.height / 2
  sheet.artifact(() =>
    sheet.doc
      .roundedRect(x - PILL.side, top, width + 2 * PILL.side, PILL.height, radius)
      .lineWidth(0.75)
      .stroke(RULE.accent),
  )
  const textTop = top + (PILL.height - sheet.lineHeight(STYLES.status)) / 2
  sheet.write(sheet.open(sheet.root, 'P'), [text], { x, y: textTop, width, style: STYLES.status })
}

/** Labels above values, row by row in as many columns as the page is wide; for screen readers a list. */
function printFacts(sheet: Sheet, facts: readonly PdfPair[]): void {
  const columns = sheet.width > 600 ? 4 : 3
  const width = (sheet.width - (columns - 1) * COLUMN_GAP) / columns
  const list = sheet.open(sheet.root, 'L')
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map(({ label, value }) => ({
      label: sheet.lines(label, STYLES.label, width),
      value: sheet.lines(value, STYLES.body, width),
    }))
    const labelHeight = sheet.lineHeight(STYLES.label)
    const heights = row.map(
      ({ label, value }) => label.length * labelHeight + value.length * sheet.lineHeight(STYLES.body),
    )
    const height = Math.max(...heights) + 8
    sheet.ensureRoom(height)
    for (const [index, { label, value }] of row.entries()) {
      const x = sheet.left + index * (width + COLUMN_GAP)
      const item = sheet.open(list, 'LI')
      sheet.write(sheet.open(item, 'Lbl'), label, { x, y: sheet.y, width, style: STYLES.label })
      const y = sheet.y + label.length * labelHeight
      sheet.write(sheet.open(item, 'LBody'), value, { x, y, width, style: STYLES.body })
    }
    sheet.y += height
  }
}
