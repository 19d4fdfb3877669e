import { printSignatures, printTotals } from './closing.ts'
import { printHeading } from './heading.ts'
import type { PdfModel } from './model.ts'
import { Sheet, STYLES } from './sheet.ts'
import { printTable } from './table.ts'

/** From the foot of the page's body to the line at its foot. */
const FOOTER_SPACE = 18

/** The whole document as the bytes of a tagged PDF. */
export async function printDocument(model: PdfModel): Promise<Uint8Array> {
  const sheet = new Sheet(model)
  printHeading(sheet, model)
  for (const table of model.tables) printTable(sheet, table)
  if (model.totals?.length) printTotals(sheet, model.totals)
  if (model.signatures?.length) printSignatures(sheet, model.signatures)
  sheet.root.end()
  printFooters(sheet, model)
  return await sheet.finish()
}

/** Last, because the number of pages is known only now. */
function printFooters(sheet: Sheet, model: PdfModel): void {
  const left = [model.company, `${model.title} ${model.number}`, model.footer].filter(Boolean).join(' · ')
  const { count } = sheet.doc.bufferedPageRange()
  const style = { ...STYLES.label, tabular: true }
  const place = { x: sheet.left, y: sheet.bottom + FOOTER_SPACE, width: sheet.width, style }
  const [first = '', ...more] = sheet.lines(left, STYLES.label, sheet.width * 0.8)
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(page)
    sheet.artifact(() => {
      sheet.drawLine(more.length ? `${first}…` : first, { ...place, style: STYLES.label })
      sheet.drawLine(`Page ${page + 1} of ${count}`, { ...place, align: 'right' })
    }, 'Pagination')
  }
}
