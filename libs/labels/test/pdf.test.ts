import { PDFiumLibrary } from '@hyzyla/pdfium'
import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  alignmentPage,
  AVERY_5160,
  checkDigit,
  dots,
  layOutLabel,
  newElement,
  newTemplate,
  rect,
  SHEETS,
  toPdf,
} from '../src/index.ts'
import { scan } from './oracle.ts'

const context = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }
const DOTS_AN_INCH = 300

test('P5 shows every label of a sheet in its place in another viewer, with a barcode that scans', async () => {
  const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })
  const code = { ...newElement('Barcode', 'code', at(54, 60)), width: dots(340), height: dots(120) } as const
  const template = { ...newTemplate('Sheet', 25), elements: [newElement('Item Name', 'name', at(0, 0)), code] }
  const upcs = Array.from({ length: 31 }, (_, index) => {
    const digits = String(10_000_000_000 + 7919 * index)
    return digits + checkDigit(digits)
  })
  const labels = upcs.map((upc) => ({
    layout: layOutLabel(template, { itemID: upc, upc, name: 'Señor > shirt' }, context),
  }))

  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(toPdf(labels, AVERY_5160, { row: 0, column: 1 }))
  const found: string[][] = []
  for (const page of document.pages()) {
    const { width, data } = await page.render({ scale: DOTS_AN_INCH / 72, render: 'bitmap' })
    const isDark = (x: number, y: number) => data[(y * width + x) * 4]! < 128
    const inch = (inches: number) => Math.round(inches * DOTS_AN_INCH)
    for (let row = 0; row < 10; row++)
      for (let column = 0; column < 3; column++) {
        const label = rect(inch(0.1875 + 2.75 * column), inch(0.5 + row), inch(2.625), inch(1))
        found.push((await scan({ width, height: 0, isDark }, label)).map(({ text }) => text))
      }
  }
  document.destroy()
  library.destroy()
  const expected = [[], ...upcs.map((upc) => [`0${upc}`])]
  expect(found).toEqual(Array.from({ length: 60 }, (_, place) => expected[place] ?? []))
})

const SHEET_ROWS = Object.values(SHEETS).map((sheet) => [sheet.name, sheet] as const)

test.each(SHEET_ROWS)(
  'J3 the alignment page of %s outlines every label in its place, and is empty between',
  async (_, sheet) => {
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(alignmentPage(sheet))
    expect(document.getPageCount()).toBe(1)
    const { width, height, data } = await document.getPage(0).render({ scale: DOTS_AN_INCH / 72, render: 'bitmap' })
    document.destroy()
    library.destroy()
    // The viewer draws whole points of a page.
    const atX = (mm: number) => Math.round((mm / sheet.page.width) * width)
    const atY = (mm: number) => Math.round((mm / sheet.page.height) * height)
    const isDark = (x: number, y: number) => data[(y * width + x) * 4]! < 128
    /** Whether there is a dark dot on the way from one point to another, a hair around each. */
    const isCrossed = (fromX: number, fromY: number, toX: number, toY: number) => {
      for (let y = atY(fromY); y <= atY(toY); y++)
        for (let x = atX(fromX); x <= atX(toX); x++) if (isDark(x, y)) return true
      return false
    }
    expect(isCrossed(0, 0, sheet.page.width - 1, sheet.top - 0.3)).toBe(false)
    expect(isCrossed(0, 0, sheet.left - 0.3, sheet.page.height - 1)).toBe(false)
    for (let row = 0; row < sheet.rows; row++)
      for (let column = 0; column < sheet.columns; column++) {
        const left = sheet.left + column * (sheet.label.width + sheet.gapX)
        const top = sheet.top + row * (sheet.label.height + sheet.gapY)
        const [right, middle] = [left + sheet.label.width, top + sheet.label.height * 0.8]
        expect(isCrossed(left, middle, left + 0.3, middle)).toBe(true)
        expect(isCrossed(right - 0.3, middle, right, middle)).toBe(true)
        expect(isCrossed(left + 1, middle, right - 1, middle)).toBe(false)
        expect(isCrossed(left + 2, top + 1, left + 20, top + 6)).toBe(true)
        expect(isCrossed(left + 1, top, left + 1, top + 0.3)).toBe(true)
      }
  },
)
