import { issue, type LabelIssue } from '../issue.ts'
import type { LabelStock } from '../template.ts'

/** A page of labels; all lengths in millimeters. */
export type Sheet = Readonly<{
  name: string
  page: Readonly<{ width: number; height: number }>
  columns: number
  rows: number
  label: Readonly<{ width: number; height: number }>
  /** From the edges of the page to the first label. */
  left: number
  top: number
  /** Between the labels of a row, and between rows. */
  gapX: number
  gapY: number
}>

/** Every label on a page of its own size, for label printers that take PDF. */
export function singleLabels({ width, height, density }: LabelStock): Sheet {
  const label = { width: width / density, height: height / density }
  return { name: 'Single labels', page: label, columns: 1, rows: 1, label, left: 0, top: 0, gapX: 0, gapY: 0 }
}

/** Checks that the labels fit on the page, and a label of this stock in its place. */
export function checkSheet(sheet: Sheet, stock: LabelStock): LabelIssue[] {
  const axes = [
    ['across', sheet.page.width, sheet.left, sheet.columns, sheet.label.width, sheet.gapX, stock.width],
    ['down', sheet.page.height, sheet.top, sheet.rows, sheet.label.height, sheet.gapY, stock.height],
  ] as const
  return axes.flatMap(([axis, page, margin, count, place, gap, size]) => {
    const needed = margin + count * place + (count - 1) * gap
    const label = size / stock.density
    return [
      ...(needed > page + TOLERANCE ? [issue('sheetTooSmall', undefined, { axis, needed, page })] : []),
      ...(label > place + TOLERANCE ? [issue('labelTooLarge', undefined, { axis, label, place })] : []),
    ]
  })
}

/** Inches are not round numbers of millimeters. */
const TOLERANCE = 0.01

/** The position of the label at `index` on its page, counted by rows from the place where printing starts. */
export function placeOnSheet(sheet: Sheet, index: number) {
  const perPage = sheet.columns * sheet.rows
  const place = index % perPage
  return {
    page: Math.floor(index / perPage),
    x: sheet.left + (place % sheet.columns) * (sheet.label.width + sheet.gapX),
    y: sheet.top + Math.floor(place / sheet.columns) * (sheet.label.height + sheet.gapY),
  }
}
