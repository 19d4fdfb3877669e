import { expect, test } from 'vitest'
import {
  checkElement,
  checkTemplate,
  DENSITIES,
  dots,
  isError,
  type LabelElement,
  labelLimits,
  MEDIA,
  mediaOf,
  newElement,
  newTemplate,
  readTemplate,
  rescaleTemplate,
  stockOf,
  TEXT_TYPES,
} from './index.ts'

const at = { x: dots(0), y: dots(0) }
const every = TEXT_TYPES.map(({ name }) => newElement(name, name, at))
const codes = (element: LabelElement) => checkElement(element).map(({ code, params }) => `${code} ${params.field}`)
const text = newElement('Item Name', 'name', at)
const rectangle = newElement('Rectangle', 'box', at)

test('M1 gives every element its position, and text also font size and text type', () => {
  expect(new Set(every.map(({ type }) => type))).toEqual(new Set(['text', 'barcode', 'rectangle', 'circle', 'image']))
  for (const element of every) {
    expect(element).toMatchObject({ positionX: 0, positionY: 0 })
    expect(element.width).toBeGreaterThan(0)
    expect(element.height).toBeGreaterThan(0)
  }
  expect(text).toMatchObject({ type: 'text', fontSize: 12, textType: 'Item Name' })
})

test('M2 creates valid elements for the text types of section 3, with the defaults of section 5', () => {
  const names =
    'Item ID, UPC, Text, Cost Price, Selling Price, Card Price, Date, Barcode, Rectangle, Circle, Horizontal Line, ' +
    'Vertical Line, Image, Department, Category, Subcategory, Description, Item Name, Color, Brand, Size, Style, Season, MSRP'
  expect(TEXT_TYPES.map(({ name }) => name).join(', ')).toBe(names)
  expect(rectangle).toMatchObject({ thickness: 1, color: 'B', rounding: 0 })
  expect(newElement('Circle', 'c', at)).toMatchObject({ thickness: 1, color: 'B', width: 80, height: 80 })
  expect(newElement('Horizontal Line', 'h', at)).toMatchObject({ type: 'rectangle', width: 200, height: 1 })
  expect(newElement('Vertical Line', 'v', at)).toMatchObject({ type: 'rectangle', width: 1, height: 100 })
  expect(newElement('Image', 'i', at)).toMatchObject({ type: 'image', width: 64, height: 64 })
  expect(newElement('Barcode', 'b', at)).toMatchObject({
    type: 'barcode',
    textType: 'UPC',
    height: 80,
    symbology: 'auto',
  })
  expect(newElement('Text', 't', at)).toMatchObject({ textType: 'Text', text: 'Text', width: 150, height: 12 })
  expect(text).toMatchObject({ text: '' })
  expect(newElement('Barcode', 'b', at)).toMatchObject({ text: '', readable: 'below', errorCorrection: 'M' })
  expect(newElement('Image', 'i', at)).toMatchObject({ image: { width: 0, height: 0, data: '' } })
  expect(every.flatMap(checkElement)).toEqual([])
})

const template = { ...newTemplate('Shelf'), elements: every }

test('M3 reads a stored template and refuses anything else', () => {
  const stored: unknown = JSON.parse(JSON.stringify(template))
  expect(readTemplate(stored)).toMatchObject({ _tag: 'Success', success: template })
  for (const broken of [
    { ...template, version: 2 },
    { ...template, stock: { ...template.stock, density: 10 } },
    { ...template, elements: [{ ...text, type: 'video' }] },
    { ...template, elements: [{ ...text, positionX: 1.5 }] },
    { ...template, elements: [{ ...text, id: '' }] },
    null,
  ]) {
    expect(readTemplate(broken)).toMatchObject({ _tag: 'Failure' })
  }
  const failure = readTemplate({ ...template, elements: [{ ...text, positionX: 1.5 }] })
  expect(failure._tag === 'Failure' && failure.failure.message).toContain('whole dots')
})

test('M4 takes the width of a known roll or sheet at its density', () => {
  for (const media of MEDIA) {
    for (const density of DENSITIES) {
      const stock = stockOf(media, density)
      expect(checkTemplate({ ...template, stock, elements: [] })).toEqual([])
      for (const other of DENSITIES) {
        const rescaled = rescaleTemplate({ ...template, stock, elements: [] }, other).template
        expect(checkTemplate(rescaled)).toEqual([])
      }
      const wider = { ...stock, width: dots(stock.width + density / 2) }
      expect(checkTemplate({ ...template, stock: wider, elements: [] })).toMatchObject([{ code: 'notLabelWidth' }])
    }
  }
  const unknown = { ...stockOf(mediaOf('roll-57x32')!, 8), media: 'roll-1x1' }
  expect(checkTemplate({ ...template, stock: unknown, elements: [] })).toMatchObject([{ code: 'notLabelWidth' }])
})

test('M4 makes a label 448 dots wide at 8 dots per millimeter, and the same in millimeters at other densities', () => {
  expect(newTemplate('x')).toMatchObject({ version: 1, name: 'x', stock: { width: 448, height: 240, density: 8 } })
  expect(([6, 8, 12, 24] as const).map((density) => newTemplate('x', 20, density).stock)).toEqual([
    { width: 336, height: 120, density: 6 },
    { width: 448, height: 160, density: 8 },
    { width: 672, height: 240, density: 12 },
    { width: 1344, height: 480, density: 24 },
  ])
  expect(checkTemplate(newTemplate('x'))).toEqual([])
  const wide = { ...template, stock: { ...template.stock, width: dots(500) } }
  expect(checkTemplate(wide)).toEqual([
    {
      code: 'notLabelWidth',
      severity: 'warning',
      elementID: undefined,
      message: 'The label is 500 dots wide, not 448.',
      params: { width: 500, expected: 448 },
    },
  ])
  expect(checkTemplate({ ...template, stock: { ...template.stock, height: dots(0) } })).toMatchObject([
    { code: 'outOfRange', severity: 'error', params: { field: 'height', value: 0, min: 1, max: 32_000 } },
  ])
  expect(checkTemplate({ ...template, stock: { ...template.stock, width: dots(0) } })[0]?.params.field).toBe('width')
})

test.each([
  ['M5 a text is at least 150 wide', { ...text, width: dots(149) }, 'width'],
  ['M5 a text is at most 12 high', { ...text, height: dots(13) }, 'height'],
  ['M6 a barcode is at least 40 high', { ...newElement('Barcode', 'b', at), height: dots(39) }, 'height'],
  ['M7 rounding is at most 8', { ...rectangle, rounding: 9 }, 'rounding'],
  ['M7 rounding is at least 0', { ...rectangle, rounding: -1 }, 'rounding'],
  ['M7 rounding is whole', { ...rectangle, rounding: 0.5 }, 'rounding'],
  ['M8 a line is at least 1 thick', { ...rectangle, thickness: dots(0) }, 'thickness'],
  ['M8 a line is no thicker than its element', { ...rectangle, thickness: dots(101) }, 'thickness'],
  ['M8 nor is the line of a circle', { ...newElement('Circle', 'c', at), thickness: dots(81) }, 'thickness'],
  ['M9 font sizes begin at 10', { ...text, fontSize: dots(9) }, 'fontSize'],
  ['M15 font sizes end at 1000', { ...text, fontSize: dots(1001) }, 'fontSize'],
  ['M15 a text has at most 20 lines', { ...text, maxLines: 21 }, 'maxLines'],
  ['M10 no place is negative', { ...text, positionX: dots(-1) }, 'positionX'],
  ['M10 refuses a negative vertical position', { ...text, positionY: dots(-1) }, 'positionY'],
  ['M10 a text has at least one line', { ...text, maxLines: 0 }, 'maxLines'],
  ['M10 bars are at most 10 wide', { ...newElement('Barcode', 'b', at), moduleWidth: dots(11) }, 'moduleWidth'],
  ['M10 nothing is empty', { ...rectangle, width: dots(0), thickness: dots(1) }, 'width'],
] as [string, LabelElement, string][])('%s', (_, element, field) => {
  expect(codes(element)).toEqual([`outOfRange ${field}`])
})

test.each([
  ['M5 150 by 12', { ...text, width: dots(150), height: dots(12) }],
  ['M6 40', { ...newElement('Barcode', 'b', at), height: dots(40), moduleWidth: dots(10) }],
  ['M7 8', { ...rectangle, rounding: 8 }],
  ['M8 100 of 100', { ...rectangle, thickness: dots(100) }],
  ['M9 10', { ...text, fontSize: dots(10) }],
  ['M15 1000 and 20 lines', { ...text, fontSize: dots(1000), maxLines: 20 }],
] as [string, LabelElement][])('%s is allowed', (_, element) => {
  expect(codes(element)).toEqual([])
})

test('M7 accepts only B or W as a color', () => {
  expect(readTemplate({ ...template, elements: [{ ...rectangle, color: 'W' }] })).toMatchObject({ _tag: 'Success' })
  expect(readTemplate({ ...template, elements: [{ ...rectangle, color: 'R' }] })).toMatchObject({ _tag: 'Failure' })
})

test('M10 refuses a duplicate ID and a damaged image', () => {
  const twice = checkTemplate({ ...template, elements: [text, rectangle, { ...rectangle, id: 'name' }] })
  expect(twice).toMatchObject([{ code: 'duplicateID', severity: 'error', elementID: 'name' }])
  const image = newElement('Image', 'i', at)
  if (image.type !== 'image') throw new Error('not an image')
  const damaged = (data: string) => checkElement({ ...image, image: { width: dots(9), height: dots(2), data } })
  expect(damaged('FF80FF80')).toEqual([])
  expect(damaged('ff80Ff80')).toEqual([])
  expect(damaged('FF80FF8')).toMatchObject([{ code: 'imageData', elementID: 'i' }])
  expect(damaged('FF80FF8G')).toMatchObject([{ code: 'imageData', elementID: 'i' }])
  const negative = { ...image, image: { width: dots(-8), height: dots(-1), data: 'FF' } }
  expect(checkElement(negative)).toMatchObject([{ code: 'imageData' }])
  for (const [width, height] of [
    [-8, 0],
    [0, -1],
  ] as const) {
    const flat = { ...image, image: { width: dots(width), height: dots(height), data: '' } }
    expect(checkElement(flat)).toMatchObject([{ code: 'imageData' }])
  }
})

test('M14 limits the dots of a label, those of its pictures and barcodes together, and its barcodes', () => {
  const stockOf = (width: number, height: number) => ({ width: dots(width), height: dots(height), density: 8 }) as const
  const found = (size: [number, number], elements: LabelElement[] = []) =>
    checkTemplate({ ...template, stock: stockOf(...size), elements })
      .filter(isError)
      .map(({ elementID, message }) => [elementID, message])
  expect(found([10_000, 10_000])).toEqual([])
  expect(found([32_000, 32_000])).toEqual([[undefined, 'The label has 1,024 million dots: the limit is 100 million.']])
  const barcode = (id: string, height: number) =>
    ({ ...newElement('Barcode', id, at), width: dots(1_000), height: dots(height) }) as LabelElement
  const row = { width: dots(8), height: dots(1), data: 'FF' }
  const picture = { ...newElement('Image', 'i', at), image: row } as LabelElement
  expect(found([448, 240], [barcode('a', 8_000), barcode('b', 8_000)])).toEqual([])
  expect(found([448, 240], [barcode('a', 8_000), barcode('b', 8_000), picture])).toEqual([
    [undefined, 'Pictures and barcodes have 17 million dots together: the limit is 16 million.'],
  ])
  const many = (count: number) => Array.from({ length: count }, (_, index) => barcode(`b${index}`, 80))
  expect(found([448, 240], many(20))).toEqual([])
  expect(found([448, 240], many(21))).toEqual([[undefined, 'The label has 21 barcodes: the limit is 20.']])
})

test('M11 gives an issue a code, a severity, its element, a message and params', () => {
  const [found] = checkElement({ ...text, width: dots(20) })
  expect(found).toEqual({
    code: 'outOfRange',
    severity: 'error',
    elementID: 'name',
    message: 'width is 20, not from 150 to 32,000.',
    params: { field: 'width', value: 20, min: 150, max: 32_000 },
  })
  expect(isError(found!)).toBe(true)
})

test('M4 exposes the limits of section 5', () => {
  expect(labelLimits).toMatchObject({
    LABEL_WIDTH: 448,
    TEXT_FONT_SIZE: 12,
    LABEL_FONT_SIZE: 20,
    CUT_ALLOWANCE: 5,
    TEXT_MIN_WIDTH: 150,
    TEXT_MAX_HEIGHT: 12,
    BARCODE_MIN_HEIGHT: 40,
    MAX_ROUNDING: 8,
    DEFAULT_THICKNESS: 1,
  })
})
