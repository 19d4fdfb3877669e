import { PDFiumLibrary } from '@hyzyla/pdfium'
import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { AVERY_5160, checkDigit, dots, layOutLabel, newElement, newTemplate, rect, toPdf } from '../src/index.ts'
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
