import { FEATURES, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  type BarcodeElement,
  code128Width,
  DATE_FORMATS,
  type DateFormat,
  ditherImage,
  dots,
  type ImageElement,
  isError,
  type LabelContext,
  type LabelElement,
  type LabelItem,
  layOutLabel,
  leastBarcodeHeight,
  newElement,
  newTemplate,
  type Placed,
  type PriceFormat,
  preflight,
  type RectangleElement,
  type TextElement,
  type TextTypeName,
} from './index.ts'

const READ_ALL = grantsOf(FEATURES.map(({ key }) => ({ key, access: ['READ'] })))
const context: LabelContext = { locale: 'en-US', currency: 'USD', date: '2026-11-21', grants: READ_ALL }
const item: LabelItem = {
  itemID: 'TS-1001',
  upc: '012345678905',
  name: 'Tour shirt',
  description: 'Soft',
  costPrice: 4.5,
  sellingPrice: 30,
  cardPrice: 31.2,
  msrp: 35,
  department: 'Apparel',
  category: 'Shirts',
  subcategory: 'Short sleeve',
  color: 'Black',
  brand: 'Acme',
  size: 'L',
  style: 'Crew',
  season: '2026',
}

const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })
const text = (name: TextTypeName, more: Partial<TextElement> = {}) =>
  ({ ...newElement(name, 'text', at(0, 0)), ...more }) as TextElement
const code = (more: Partial<BarcodeElement> = {}) =>
  ({ ...newElement('Barcode', 'code', at(0, 0)), width: dots(448), ...more }) as BarcodeElement
const box = (more: Partial<RectangleElement> = {}) =>
  ({ ...newElement('Rectangle', 'box', at(0, 0)), ...more }) as RectangleElement

const layOut = (elements: LabelElement[], over: Partial<LabelItem> = {}, job: LabelContext = context) =>
  layOutLabel({ ...newTemplate('Test', 56), elements }, { ...item, ...over }, job)
const codesOf = (...args: Parameters<typeof layOut>) =>
  layOut(...args).issues.map((each) => `${each.elementID} ${each.code}`)
const printed = (...args: Parameters<typeof layOut>) =>
  layOut(...args).placed.map((part) => (part.kind === 'text' ? part.text : part.kind))
const boxOf = (part: Placed | undefined) => part && Object.values(part.box)

test.each([
  ['Item ID', 'TS-1001'],
  ['UPC', '012345678905'],
  ['Cost Price', '$4.50'],
  ['Selling Price', '$30.00'],
  ['Card Price', '$31.20'],
  ['Date', '11/21/2026'],
  ['Department', 'Apparel'],
  ['Category', 'Shirts'],
  ['Subcategory', 'Short sleeve'],
  ['Description', 'Soft'],
  ['Item Name', 'Tour shirt'],
  ['Color', 'Black'],
  ['Brand', 'Acme'],
  ['Size', 'L'],
  ['Style', 'Crew'],
  ['Season', '2026'],
  ['MSRP', '$35.00'],
] as const)('S1 %s prints %s', (name, shown) => {
  expect(printed([text(name)])).toEqual([shown])
})

test('S1 prints the text of a Text element, between prefix and suffix', () => {
  expect(printed([text('Text', { text: 'Sale', prefix: '* ', suffix: ' *' })])).toEqual(['* Sale *'])
})

test.each([undefined, null, ''])('S2 prints nothing for %j', (color) => {
  const layout = layOut([text('Color', { prefix: 'Color: ' })], { color })
  expect(layout.placed).toEqual([])
  expect(layout.issues).toMatchObject([{ code: 'emptyValue', severity: 'info', message: 'Color is empty.' }])
})

test('S2 places no ink for a value of white space', () => {
  expect(printed([text('Color')], { color: '  ' })).toEqual([])
})

test('S2 has nothing to scan in an empty value', () => {
  expect(layOut([code()], { upc: null })).toMatchObject({
    placed: [],
    issues: [{ code: 'nothingToScan', severity: 'error' }],
  })
})

test.each([
  ['Cost Price', 'CATALOG_PRODUCT_COST', true],
  ['Selling Price', 'CATALOG_PRODUCT_PRICE', true],
  ['Card Price', 'CATALOG_PRODUCT_PRICE', true],
  ['Description', 'CATALOG_PRODUCT_DESCRIPTION', true],
  ['MSRP', 'CATALOG_PRODUCT_COST', false],
] as const)('S3 %s needs %s: %j', (name, feature, needed) => {
  const blind = { ...context, grants: grantsOf(FEATURES.filter(({ key }) => key !== feature).map(({ key }) => ({ key, access: ['READ'] }))) }
  const noAccess = { ...context, grants: grantsOf([{ key: feature, access: ['READ', 'NOACCESS'] }]) }
  for (const job of [blind, noAccess]) {
    const label = layOut([text(name, { prefix: 'Only ' })], { costPrice: 0, sellingPrice: 0 }, job)
    expect(label.placed.length).toBe(needed ? 0 : 1)
    expect(label.issues.map((each) => each.code)).toEqual(needed ? ['notPermitted'] : [])
    expect(label.issues.some(isError)).toBe(false)
    expect(layOut([code({ textType: name })], {}, job).placed).toHaveLength(needed ? 0 : 2)
  }
}) // oxfmt-ignore

test('S4 formats amounts in the locale and currency, and prints 0 as a price', () => {
  const german = { ...context, locale: 'de-DE', currency: 'EUR' }
  expect(printed([text('Selling Price')], { sellingPrice: 1234.5 }, german)).toEqual(['1.234,50 €'])
  expect(printed([text('Selling Price')], { sellingPrice: 0 })).toEqual(['$0.00'])
})

test.each([
  ['1,234.56', 'USD', '$1,234.50', '1,234.50', '$1,234'],
  ['1.234,56', 'EUR', '€1.234,50', '1.234,50', '€1.234'],
  ['1 234.56', 'CAD', '$1 234.50', '1 234.50', '$1 234'],
  ['1,234.56', 'JPY', '¥1,235', '1,235', '¥1,234'],
  ['1 234.56', 'KWD', 'KWD 1 234.500', '1 234.500', 'KWD 1 234'],
  ['1.234,56', 'INR', 'INR 1.234,50', '1.234,50', 'INR 1.234'],
] as const)(
  'S4 writes the amounts of a company that writes %s and pays in %s',
  (number, currency, money, amount, short) => {
    const own = { ...context, currency, formats: { number, date: 'YYYY-MM-DD' } }
    const wide = { width: dots(300), fontSize: dots(20) }
    const inFormat = (priceFormat: PriceFormat, sellingPrice: number) =>
      printed([text('Selling Price', { ...wide, priceFormat })], { sellingPrice }, own)
    expect(inFormat('currency', 1234.5)).toEqual([money])
    expect(inFormat('amount', 1234.5)).toEqual([amount])
    expect(inFormat('short', 1234)).toEqual([short])
    expect(inFormat('short', 1234.5)).toEqual([money])
  },
)

test('S4 writes numbers as in the United States without a locale or formats', () => {
  const { locale: _, ...plain } = context
  expect(printed([text('Selling Price')], { sellingPrice: 1234.5 }, plain)).toEqual(['$1,234.50'])
})

test.each([
  ['MM/DD/YYYY', '11/21/2026', 'Nov 21, 2026', 'November 21, 2026'],
  ['DD.MM.YYYY', '21.11.2026', '21 Nov 2026', '21 November 2026'],
  ['YYYY-MM-DD', '2026-11-21', 'Nov 21, 2026', 'November 21, 2026'],
])('S5 writes the date of a company that writes %s', (date, numeric, medium, long) => {
  const own = { ...context, formats: { number: '1.234,56', date } as const }
  const wide = { width: dots(300), fontSize: dots(20) }
  const inFormat = (dateFormat: DateFormat) => printed([text('Date', { ...wide, dateFormat })], {}, own)
  expect(DATE_FORMATS.map(inFormat)).toEqual([[numeric], [medium], [long], ['2026-11-21']])
  expect(codesOf([text('Date')], {}, { ...own, date: '2026-02-30' })).toEqual(['text dateInvalid'])
})

test('S5 formats the date in the locale and refuses an invalid date', () => {
  expect(printed([text('Date')], {}, { ...context, locale: 'de-DE' })).toEqual(['21.11.2026'])
  for (const date of ['2026-02-30', '11/21/2026', '2026-11-21T00:00', '']) {
    expect(codesOf([text('Date')], {}, { ...context, date })).toEqual(['text dateInvalid'])
  }
  expect(codesOf([text('Date')], {}, { ...context, date: undefined })).toEqual(['text emptyValue'])
})

test('T1 cuts a text including its prefix and suffix', () => {
  const layout = layOut([text('Item Name', { prefix: 'No. ', width: dots(448) })], { name: 'Seventeen characters' })
  expect(layout.placed).toMatchObject([{ text: 'No. Seventeen cha' }])
  expect(layout.issues).toMatchObject([{ code: 'textCut', severity: 'info', params: { limit: 17 } }])
})

test('T3 T6 reports replaced, lost and shrunk text', () => {
  const name = 'Wide 漢 wide wide wide wide'
  const width = { width: dots(150), fontSize: dots(24) }
  expect(layOut([text('Item Name', width)], { name }).issues).toMatchObject([
    { code: 'characterReplaced', severity: 'warning', params: { characters: '漢' } },
    { code: 'textTruncated', severity: 'warning', params: { width: 150, lost: 14 } },
  ])
  expect(codesOf([text('Item Name', { ...width, overflow: 'shrink' })], { name: 'Wide wide wide' })).toEqual([
    'text textShrunk',
  ])
})

test('T7 aligns lines left, right or center', () => {
  const lefts = (['L', 'C', 'R'] as const).map(
    (align) => layOut([text('Size', { align, width: dots(200) })]).placed[0]!.box,
  )
  const [{ width }] = lefts as [Placed['box']]
  expect(lefts.map(({ x }) => x)).toEqual([0, Math.floor((200 - width) / 2), 200 - width])
})

test('T7 stacks lines one below the other', () => {
  const { placed } = layOut([text('Item Name', { maxLines: 3, fontSize: dots(20), positionY: dots(7) })], {
    name: 'Heart holder of glass',
  })
  expect(placed.map(({ box: { y, height } }) => [y, height])).toEqual([[7, 26], [33, 26]]) // oxfmt-ignore
  expect(placed.map((part) => part.kind === 'text' && part.cell.y)).toEqual([12, 38])
})

test('M5 does not cut text at the height of its element', () => {
  expect(layOut([text('Size', { height: dots(1), fontSize: dots(40) })]).placed).toHaveLength(1)
})

test('B8 makes bars as wide as the element allows', () => {
  const module = (width: number, upc: string, more: Partial<BarcodeElement> = {}) =>
    layOut([code({ width: dots(width), ...more })], { upc }).placed.flatMap((part) =>
      part.kind === 'bitmap' ? [part.barcode!.moduleWidth] : [],
    )
  expect(module(226, '012345678905')).toEqual([2])
  expect(module(338, '012345678905')).toEqual([2])
  expect(module(339, '012345678905')).toEqual([3])
  expect(module(448, '012345678905')).toEqual([3])
  expect(module(440, 'ABCDEFGHIJKLMNO')).toEqual([2])
  expect(module(439, 'ABCDEFGHIJKLMNO')).toEqual([])
  expect(module(448, '1', { textType: 'UPC' })).toEqual([6])
  expect(module(448, '012345678905', { moduleWidth: dots(2) })).toEqual([2])
  expect(module(448, 'TS', { symbology: 'qrcode', height: dots(400) })).toEqual([10])
  expect(module(448, 'TS', { symbology: 'qrcode', height: dots(100) })).toEqual([3])
  expect(module(90, 'TS', { symbology: 'qrcode', height: dots(400) })).toEqual([3])
})

test('B8 centers the bars with quiet zones on both sides', () => {
  const { placed } = layOut([code({ width: dots(346), readable: 'none' })])
  const [part] = placed
  expect(boxOf(part)).toEqual([3 + 27, 0, 285, 80])
  expect(part).toMatchObject({ barcode: { quietZone: { x: 3, y: 0, width: 339, height: 80 }, value: '012345678905' } })
  const [qr] = layOut([code({ width: dots(101), height: dots(121), symbology: 'qrcode' })], { upc: 'TS' }).placed
  expect(boxOf(qr)).toEqual([7 + 12, 17 + 12, 63, 63])
})

test('B9 does not print bars that are too fine to scan', () => {
  const tooWide = layOut([code({ width: dots(225) })])
  expect(tooWide).toMatchObject({
    placed: [],
    issues: [{ code: 'barcodeTooWide', params: { required: 226, available: 225 } }, {}, {}],
  })
  expect(codesOf([code({ moduleWidth: dots(1) })])).toContain('code barcodeTooFine')
  expect(codesOf([code({ moduleWidth: dots(4) })])).toContain('code barcodeTooWide')
  expect(codesOf([code({ symbology: 'qrcode', height: dots(57) })], { upc: 'TS' })).toEqual(['code barcodeTooWide'])
  expect(codesOf([code({ symbology: 'qrcode', height: dots(58) })], { upc: 'TS' })).toEqual([])
  const coarse = layOutLabel({ ...newTemplate('x', 40, 24), elements: [code({ moduleWidth: dots(5) })] }, item, context)
  expect(coarse.issues[0]).toMatchObject({ code: 'barcodeTooFine', params: { module: 5, min: 6 } })
})

test('B9 reports retail barcodes below the GS1 size', () => {
  expect(codesOf([code({ moduleWidth: dots(2), height: dots(172) })])).toEqual([
    'code belowGS1Width',
    'code belowGS1Height',
  ])
  expect(codesOf([code({ height: dots(174) })])).toEqual([])
  expect(codesOf([code({ moduleWidth: dots(2) })], { upc: 'TS-1' })).toEqual([])
})

test('B10 keeps bars at least 40 high, not counting the readable line', () => {
  expect(codesOf([code({ height: dots(66) })], { upc: 'TS-1' })).toEqual([])
  expect(layOut([code({ height: dots(65) })], { upc: 'TS-1' }).issues).toMatchObject([
    { code: 'barcodeTooLow', severity: 'error', params: { height: 39, min: 40, needed: 66 } },
  ])
  expect(codesOf([code({ height: dots(40), readable: 'none' })], { upc: 'TS-1' })).toEqual([])
})

test('B10 knows the least height at which a barcode prints', () => {
  const barcode = code() as BarcodeElement
  expect(leastBarcodeHeight(barcode)).toBe(66)
  expect(leastBarcodeHeight({ ...barcode, readable: 'none' })).toBe(40)
  expect(leastBarcodeHeight({ ...barcode, symbology: 'qrcode' })).toBe(40)
})

test('B9 knows the least width of Code 128 at each density', () => {
  expect(([6, 8, 12, 24] as const).map((density) => code128Width(15, density))).toEqual([440, 440, 660, 1320])
  const needed = code128Width(15, 8)
  const value = { upc: 'ABCDEFGHIJKLMNO' }
  expect(codesOf([code({ width: needed, height: dots(100), positionX: dots(0) })], value)).toEqual([])
  expect(codesOf([code({ width: dots(needed - 1), height: dots(100), positionX: dots(0) })], value)).toEqual([
    'code barcodeTooWide',
  ])
})

test('B11 puts the readable line below or above, and none under a QR code', () => {
  const below = layOut([code()], { upc: 'TS-1' }).placed
  expect(below.map((part) => part.box.y)).toEqual([0, 54])
  expect(below[1]).toMatchObject({ kind: 'text', text: 'TS-1', fontSize: 20 })
  expect(layOut([code({ readable: 'above' })], { upc: 'TS-1' }).placed.map((part) => part.box.y)).toEqual([26, 0])
  expect(layOut([code({ readable: 'none' })], { upc: 'TS-1' }).placed).toHaveLength(1)
  expect(layOut([code({ symbology: 'qrcode' })], { upc: 'TS-1' }).placed).toHaveLength(1)
})

test('B13 does not cut the value of a barcode', () => {
  const [part] = layOut([code({ textType: 'Text', text: '1'.repeat(24) })]).placed
  expect(part).toMatchObject({ barcode: { value: '1'.repeat(24) } })
})

test('L1 places parts in the order of the template, the same each time', () => {
  const elements = [box({ id: 'a' }), text('Size', { id: 'b' }), box({ id: 'c' })]
  expect(layOut(elements).placed.map(({ elementID }) => elementID)).toEqual(['a', 'b', 'c'])
  expect(layOut(elements)).toEqual(layOut(elements))
  expect(layOut(elements).itemID).toBe('TS-1001')
})

test('L2 does not print an element that is partly outside the label', () => {
  expect(codesOf([box({ positionX: dots(249) })])).toEqual(['box outsideLabel'])
  expect(layOut([box({ positionX: dots(249) })]).placed).toEqual([])
  expect(layOut([box({ positionX: dots(248), positionY: dots(348) })]).placed).toHaveLength(1)
  expect(codesOf([box({ positionY: dots(349) })])).toEqual(['box outsideLabel'])
})

test('L3 leaves no part on the label for an element with an error', () => {
  const twoLines = text('Item Name', { maxLines: 2, fontSize: dots(20), positionY: dots(448 - 40) })
  expect(layOut([twoLines], { name: 'Heart holder of glass' })).toMatchObject({
    placed: [],
    issues: [{ code: 'outsideLabel' }],
  })
  expect(layOut([text('Size', { width: dots(100) }), box()]).placed).toHaveLength(1)
  expect(layOut([box(), box()])).toMatchObject({ placed: [], issues: [{ code: 'duplicateID' }] })
  const noLabel = layOutLabel({ ...newTemplate('x', 0), elements: [box()] }, item, context)
  expect(noLabel).toMatchObject({ placed: [], issues: [{ code: 'outOfRange' }] })
})

test('L4 warns of overlapping ink unless it is allowed', () => {
  const over = (more: Partial<RectangleElement>, name = text('Size', { positionX: dots(20), positionY: dots(20) })) =>
    layOut([box({ width: dots(100), height: dots(60), ...more }), name]).issues
  expect(over({ thickness: dots(30) })).toMatchObject([
    { code: 'overlap', severity: 'warning', elementID: 'text', params: { other: 'box' } },
  ])
  expect(over({ thickness: dots(30), allowOverlap: true })).toEqual([])
  expect(
    over({ thickness: dots(30) }, text('Size', { positionX: dots(20), positionY: dots(20), allowOverlap: true })),
  ).toEqual([])
  expect(over({})).toEqual([])
  expect(over({ thickness: dots(20) })).toEqual([])
  expect(over({ thickness: dots(21) })).toHaveLength(1)
  expect(over({ positionX: dots(200) })).toEqual([])
  expect(over({ positionX: dots(21) })).toHaveLength(1)
})

test('L4 leaves the corners of a rounded frame free', () => {
  const inCorner = (rounding: number) =>
    codesOf([
      box({ width: dots(200), height: dots(200), rounding }),
      box({ id: 'small', width: dots(10), height: dots(10), positionX: dots(5), positionY: dots(5) }),
    ])
  expect(inCorner(0)).toEqual([])
  expect(inCorner(8)).toEqual(['small overlap'])
  const inside = box({ id: 'small', width: dots(100), height: dots(100), positionX: dots(50), positionY: dots(50) })
  expect(codesOf([box({ width: dots(200), height: dots(200), rounding: 8 }), inside])).toEqual([])
})

test('L5 warns of ink in the quiet zone of a barcode', () => {
  const near = (x: number, more: Partial<RectangleElement> = {}) =>
    codesOf([
      code({ positionX: dots(100), width: dots(226), height: dots(174) }),
      box({ positionX: dots(x), width: dots(10), height: dots(10), ...more }),
    ])
  expect(near(90)).toEqual(['code belowGS1Width'])
  expect(near(91)).toEqual(['code belowGS1Width', 'code quietZone'])
  expect(near(91, { color: 'W' })).toEqual(['code belowGS1Width'])
  expect(near(91, { allowOverlap: true })).toContain('code quietZone')
  expect(near(200)).toEqual(['code belowGS1Width', 'code quietZone'])
  expect(near(200, { color: 'W' })).toEqual(['code belowGS1Width', 'box overlap'])
})

test.each([
  ['N', [10, 20, 200, 80]],
  ['R', [10, 20, 80, 200]],
  ['I', [10, 20, 200, 80]],
  ['B', [10, 20, 80, 200]],
] as const)('L6 an element turned %s keeps its corner', (orientation, place) => {
  const turned = box({ positionX: dots(10), positionY: dots(20), width: dots(200), height: dots(80), orientation })
  expect(boxOf(layOut([turned]).placed[0])).toEqual(place)
})

test('L6 turns lines and bars about the corner of their element', () => {
  const boxes = (orientation: 'N' | 'R' | 'I' | 'B') =>
    layOut([code({ orientation, width: dots(400) })], { upc: 'TS-1' }).placed.map((part) => part.box)
  const [bars, line] = boxes('N') as [Placed['box'], Placed['box']]
  const [x, right] = [bars.x, 400 - bars.x - bars.width]
  expect(boxes('R')[0]).toEqual({ x: 26, y: x, width: 54, height: bars.width })
  expect(boxes('R')[1]).toMatchObject({ x: 0, y: line.x, width: 26 })
  expect(boxes('I')[0]).toEqual({ x: right, y: 26, width: bars.width, height: 54 })
  expect(boxes('B')[0]).toEqual({ x: 0, y: right, width: 54, height: bars.width })
})

test('L7 makes a circle as wide as the shorter side', () => {
  const circle = { ...newElement('Circle', 'c', at(5, 5)), width: dots(60), height: dots(40) } as LabelElement
  expect(layOut([circle]).placed).toMatchObject([
    { kind: 'box', box: { x: 5, y: 5, width: 40, height: 40 }, rounding: 8 },
  ])
})

const image = (width: number, height: number, data: string, more: Partial<ImageElement> = {}): LabelElement =>
  ({
    ...newElement('Image', 'image', at(3, 4)),
    image: { width: dots(width), height: dots(height), data },
    ...more,
  }) as ImageElement

test('L8 prints an image dot by dot, rotated, or reports it if it is empty or too large', () => {
  expect(layOut([image(9, 2, 'FF808080')]).placed).toMatchObject([
    {
      kind: 'bitmap',
      box: { x: 3, y: 4, width: 9, height: 2 },
      bitmap: { bytes: Uint8Array.from([0xff, 0x80, 0x80, 0x80]) },
    },
  ])
  expect(layOut([image(9, 2, 'FF808080', { orientation: 'R' })]).placed).toMatchObject([
    { box: { x: 65, y: 4, width: 2, height: 9 }, bitmap: { bytes: Uint8Array.from([0xc0, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0xc0]) } },
  ]) // oxfmt-ignore
  expect(layOut([image(9, 1, 'FFFF')]).placed).toMatchObject([{ bitmap: { bytes: Uint8Array.from([0xff, 0x80]) } }])
  expect(codesOf([image(9, 2, 'FF808080', { width: dots(8) })])).toEqual(['image imageTooLarge'])
  expect(codesOf([image(9, 2, 'FF808080', { height: dots(1) })])).toEqual(['image imageTooLarge'])
  expect(codesOf([image(0, 0, '')])).toEqual(['image emptyValue'])
  expect(codesOf([image(9, 2, 'FF')])).toEqual(['image imageData'])
})

test('L8 converts pictures to black and white, on white', () => {
  const gray = (value: number, opacity = 255) => [value, value, value, opacity]
  const picture = (...pixels: number[][]) => ditherImage({ width: pixels.length / 2, height: 2, data: pixels.flat() })
  expect(picture(...Array.from({ length: 8 }, () => gray(0)))).toEqual({ width: 4, height: 2, data: 'F0F0' })
  expect(picture(...Array.from({ length: 8 }, () => gray(255))).data).toBe('0000')
  expect(picture(...Array.from({ length: 8 }, () => gray(0, 0))).data).toBe('0000')
  const half = ditherImage({ width: 64, height: 64, data: Array.from({ length: 64 * 64 }, () => gray(128)).flat() })
  const black = [...half.data].reduce(
    (sum, digit) => sum + Number.parseInt(digit, 16).toString(2).replaceAll('0', '').length,
    0,
  )
  expect(black / 4096).toBeCloseTo(0.5, 1)
})

test('L9 groups the issues of a job, the most severe first', () => {
  const elements = [text('Color'), code({ symbology: 'upca', positionY: dots(100) })]
  const layouts = [
    layOut(elements, { itemID: 'A', color: null, upc: '012345678906' }),
    layOut(elements, { itemID: 'B', color: null }),
    layOut(elements, { itemID: 'C', color: null }),
    layOut(elements, { itemID: 'C', color: null }),
  ]
  const { labels, faulty, issues } = preflight(layouts)
  expect([labels, faulty]).toEqual([4, 1])
  expect(issues.map(({ issue, itemIDs }) => [issue.code, itemIDs.join(' ')])).toEqual([
    ['wrongCheckDigit', 'A'],
    ['emptyValue', 'A B C'],
    ['belowGS1Height', 'B C'],
  ])
})
