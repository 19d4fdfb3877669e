import { inSentence } from '@greenroom/money'
import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { AVERY_5160, ditherImage, dots, type IssueCode, newElement, newTemplate, rect, toPdf, toSvg } from './index.ts'
import { issue } from './issue.ts'
import { adviceOn } from './advice.ts'
import { layOutLabel } from './lay-out-label.ts'
import { bitmapPath, boxPath, type Segment } from './shapes.ts'
import { drawBitmap } from './output/bitmap.ts'
import type { PlacedBox } from './placed.ts'
import type { LabelElement } from './template.ts'

const box = (rounding: number, thickness: number): PlacedBox => ({
  kind: 'box',
  elementID: 'box',
  box: rect(10, 20, 80, 40),
  thickness: dots(thickness),
  color: 'B',
  rounding,
})
const commandsOf = (segments: readonly Segment[]) =>
  segments.map(([command, ...numbers]) => [command, ...numbers.map((each) => Math.round(each * 100) / 100)].join(' '))

test('V1 a rounded box is four lines and four quarters of a circle', () => {
  expect(commandsOf(boxPath(box(4, 20)))).toEqual([
    'M 20 20',
    'L 80 20',
    'C 85.52 20 90 24.48 90 30',
    'L 90 50',
    'C 90 55.52 85.52 60 80 60',
    'L 20 60',
    'C 14.48 60 10 55.52 10 50',
    'L 10 30',
    'C 10 24.48 14.48 20 20 20',
    'Z',
  ])
})

test('V1 reduces the white inside of a frame by its thickness, corners too', () => {
  const white = commandsOf(boxPath(box(4, 5))).slice(10)
  expect([white[0], white[1], white[3], white[5], white[7]]).toEqual([
    'M 20 25',
    'L 80 25',
    'L 85 50',
    'L 20 55',
    'L 15 30',
  ])
  expect(commandsOf(boxPath(box(0, 5))).slice(5)).toEqual(['M 15 25', 'L 85 25', 'L 85 55', 'L 15 55', 'Z'])
})

test('V1 draws the dots of a bitmap at its position', () => {
  const dot = drawBitmap(3, 3, (x, y) => x === 1 && y === 2)
  expect(commandsOf(bitmapPath(rect(10, 20, 3, 3), dot))).toEqual(['M 11 22', 'L 12 22', 'L 12 23', 'L 11 23', 'Z'])
})

const label = (text: string, more: object = {}) => {
  const element = { ...newElement('Text', 'text', { x: dots(10), y: dots(20) }), width: dots(400), text, ...more }
  const context = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }
  return layOutLabel({ ...newTemplate('x', 25), elements: [element as LabelElement] }, { itemID: 'A' }, context)
}

test('V2 escapes XML markup in text', () => {
  const svg = toSvg(label('<a> & "b"'))
  expect(svg).toContain('>&lt;a&gt; &amp; &quot;b&quot;</text>')
  expect(svg.endsWith('</svg>')).toBe(true)
})

test('P3 a white box is drawn in white, a black one in black', () => {
  const colors = (color: string) => {
    const element = { ...newElement('Rectangle', 'box', { x: dots(0), y: dots(0) }), color } as LabelElement
    const context = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }
    const layout = layOutLabel({ ...newTemplate('x', 25), elements: [element] }, { itemID: 'A' }, context)
    return /^([01]) g .* f\*$/m.exec(String.fromCharCode(...toPdf([{ layout }], AVERY_5160)))?.[1]
  }
  expect([colors('W'), colors('B')]).toEqual(['1', '0'])
})

const pdfText = (copies: number, start?: { row: number; column: number }) =>
  String.fromCharCode(...toPdf([{ layout: label('Hi'), copies }], AVERY_5160, start))

test('P1 names each page in the list of pages, and its content in each page', () => {
  const pdf = pdfText(31)
  expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
  expect(pdf).toMatch(/xref\n0 9\n0{10} 65535 f \n(\d{10} 00000 n \n){8}trailer/)
  expect(pdf.match(/stream\nq /g)).toHaveLength(2)
  expect(pdf).toContain('/Kids [5 0 R 7 0 R] /Count 2')
  expect(
    [...pdf.matchAll(/(\d+) 0 obj\n<< \/Type \/Page \/Parent 2 0 R \/Contents (\d+) 0 R >>/g)].map((m) => [m[1], m[2]]),
  ).toEqual([
    ['5', '6'],
    ['7', '8'],
  ])
  expect(
    [...pdf.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, content]) => content!.match(/^q /gm)?.length),
  ).toEqual([30, 1])
})

test('P1 leaves pages before the first label empty, as in a file without labels', () => {
  expect(pdfText(1, { row: 10, column: 0 })).toMatch(
    /6 0 obj\n<< \/Length 0 >>\nstream\n\nendstream[^]*8 0 obj\n<< \/Length [1-9]/,
  )
  expect(pdfText(0)).toContain('6 0 obj\n<< /Length 0 >>')
})

test('P1 sizes a dot by the density of the printer', () => {
  const matrices = [...pdfText(2).matchAll(/^q ([-\d. ]+) cm$/gm)].map(([, matrix]) => matrix!.split(' ').map(Number))
  expect(matrices[0]!.slice(0, 4)).toEqual(
    [72 / 25.4 / 8, 0, 0, -72 / 25.4 / 8].map((each) => Math.round(each * 1e6) / 1e6),
  )
  // The second label of a row is 2.75 inches further right.
  expect(matrices[1]![4]! - matrices[0]![4]!).toBeCloseTo(2.75 * 72, 3)
})

const gray = (width: number, ...values: number[]) =>
  ditherImage({ width, height: values.length / width, data: values.flatMap((value) => [value, value, value, 255]) })

test.each([16, 64, 100, 200, 240])('L8 makes as many dots black as an even gray of %i is dark', (value) => {
  const { data } = gray(64, ...Array.from({ length: 64 * 64 }, () => value))
  const black = [...data].reduce(
    (sum, digit) => sum + [...Number.parseInt(digit, 16).toString(2)].filter((bit) => bit === '1').length,
    0,
  )
  expect(Math.abs(black / 4096 - (1 - value / 255))).toBeLessThan(0.02)
})

test('L8 passes the error of a dot to its neighbors, and not over the edge', () => {
  expect(gray(1, 128).data).toBe('00')
  expect(gray(1, 60, 100).data).toBe('8080')
  expect(gray(1, 100, 100).data).toBe('8000')
  expect(gray(2, 60, 95, 255, 255).data).toBe('C000')
})

const PARAMS: Record<IssueCode, Record<string, string | number>> = {
  outOfRange: { field: 'width', value: 20, min: 150, max: 32_000 },
  duplicateID: {},
  imageData: {},
  tooManyDots: { millions: 1024, max: 100 },
  tooManyBitmapDots: { millions: 17, max: 16 },
  tooManyBarcodes: { barcodes: 21, max: 20 },
  notLabelWidth: { width: 400, expected: 448 },
  emptyValue: { source: 'Color' },
  notPermitted: { source: 'Cost Price' },
  notAPrice: { source: 'Brand' },
  dateInvalid: { value: '2026-02-30' },
  characterReplaced: { characters: 'Ω' },
  textCut: { limit: 25 },
  textTruncated: { width: 300, lost: 7 },
  textShrunk: { fontSize: 11 },
  nothingToScan: { source: 'UPC' },
  barcodeCharacters: { symbology: 'UPC-A' },
  barcodeLength: { symbology: 'EAN-13', length: 99 },
  wrongCheckDigit: { found: '6', expected: 5 },
  checkDigitDiffers: { found: '6', expected: 5 },
  checkDigitAdded: { digit: 7 },
  barcodeTooWide: { required: 460, available: 448 },
  barcodeTooFine: { module: 1, min: 2 },
  barcodeTooLow: { height: 30, min: 40, needed: 66 },
  belowGS1Width: { module: 2 },
  belowGS1Height: { height: 50 },
  quietZone: { other: 'frame' },
  imageTooLarge: { width: 500, height: 600 },
  outsideLabel: {},
  overlap: { other: 'frame' },
  sheetTooSmall: { axis: 'across', needed: 220, page: 210 },
  labelTooLarge: { axis: 'down', label: 56, place: 25 },
}

test.each(Object.entries(PARAMS))('M11 describes %s in a sentence with all its params', (code, params) => {
  const { message } = issue(code as IssueCode, 'id', params)
  expect(message).toMatch(/^\S.*\.$/)
  for (const value of Object.values(params))
    expect(message).toContain(typeof value === 'number' ? inSentence(value) : value)
})

test.each(Object.keys(PARAMS))('M13 says what to do about %s', (code) => {
  const { severity } = issue(code as IssueCode, 'id', PARAMS[code as IssueCode])
  if (severity !== 'info') expect(adviceOn(code as IssueCode)).toMatch(/^[A-Z].*\.$/)
})
