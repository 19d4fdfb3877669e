import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { grantsOf } from '@greenroom/permissions'
import { type Bitmap, blackRects, drawBitmap, enlarge, enlargement, isBlack, turnBitmap } from './bitmap.ts'
import {
  AVERY_5160,
  checkSheet,
  dots,
  type LabelElement,
  layOutLabel,
  newElement,
  newTemplate,
  type PlacedBitmap,
  pdfWriter,
  readZpl,
  rect,
  singleLabels,
  toPdf,
  toSvg,
  toZpl,
} from '../index.ts'
import { boxPath } from '../shapes.ts'
import { escapeFieldData, unescapeFieldData } from './zpl-data.ts'
import { compressBitmap, expandBitmap } from './zpl-graphic.ts'

const context = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }
const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })
const text = (value: string, more: object = {}): LabelElement =>
  ({
    ...newElement('Text', 'text', at(10, 20)),
    width: dots(400),
    fontSize: dots(20),
    text: value,
    ...more,
  }) as LabelElement
const barcode = { ...newElement('Barcode', 'code', at(10, 100)), width: dots(400) } as LabelElement
const frame = { ...newElement('Rectangle', 'box', at(0, 0)), rounding: 2 } as LabelElement
const lay = (...elements: LabelElement[]) =>
  layOutLabel({ ...newTemplate('x', 56), elements }, { itemID: 'TS-1', upc: '012345678905' }, context)

/** A placed bitmap dot by dot. */
function dotsOf({ bitmap, box }: PlacedBitmap): Bitmap {
  const { across, down } = enlargement(bitmap, box)
  return enlarge(bitmap, across, down)
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.array(fc.constantFrom('^FS', '^XZ', '~JA', '_5E', '_', '\\&', '%41', '\u001b', '\n', '>;', 'É', '\ud800'), { maxLength: 6 }).map((all) => all.join('')),
) // oxfmt-ignore

test('Z1 sets in every label what printers would keep from the previous one', () => {
  expect(toZpl([{ layout: lay(text('Hi')) }])).toBe(
    '^XA\n^CI28\n^PW448\n^LL448\n^LH0,0\n^FO11,25^A0N,20,20^FH_^FDHi^FS\n^PQ1\n^XZ\n',
  )
})

test('Z9 sets darkness and offset of the printer in every label', () => {
  const labels = [{ layout: lay(text('Hi')) }, { layout: lay(text('Ho')), copies: 2 }]
  const zpl = toZpl(labels, { darkness: -5, offsetX: 12, offsetY: 0 })
  expect(zpl.match(/\^LH0,0\n\^MD-5\n\^LS-12\n\^LT0\n/g)).toHaveLength(2)
  expect(readZpl(zpl)).toEqual(readZpl(toZpl(labels)))
  expect(readZpl(zpl.replace('^FDHo', '^FD~'))).toEqual({
    faultyLine: zpl.split('\n').findIndex((line) => line.includes('Ho')) + 1,
  })
})

test.each([
  ['^FS^XZ~JA', '_5EFS_5EXZ_7EJA'],
  ['a_b\\&', 'a_5Fb_5C&'],
  ['Café €', 'Caf_C3_A9 _E2_82_AC'],
  ['a\tb\r\n\u0000', 'a_09b_0D_0A_00'],
  ['\ud800', '_EF_BF_BD'],
])('Z2 writes %j as %s', (value, data) => {
  expect(escapeFieldData(value)).toBe(data)
})

test.prop([anyText])('Z2 writes harmless output and reads it back the same', (value) => {
  expect(escapeFieldData(value)).toMatch(/^[ -}]*$/)
  expect(escapeFieldData(value).replace(/_[0-9A-F]{2}/g, '')).not.toMatch(/[\^_\\]/)
  expect(unescapeFieldData(escapeFieldData(value))).toBe(value.toWellFormed())
})

test.each(['_4', 'é', '^', '_C3', '_41', '_c3_a9'])('Z2 refuses %s as data', (data) => {
  expect(unescapeFieldData(data)).toBeUndefined()
})

const COMMANDS = new Set(['XA', 'CI', 'PW', 'LL', 'LH', 'FO', 'A0', 'FH', 'FD', 'FS', 'GF', 'GB', 'PQ', 'XZ'])

test.prop([anyText, anyText])('Z3 writes ASCII with our commands only, whatever the item data', (name, upc) => {
  const named = { ...newElement('Item Name', 'name', at(0, 0)), width: dots(448), maxLines: 3 } as LabelElement
  const template = { ...newTemplate('x', 56), elements: [named, barcode, text(name, { positionY: dots(300) })] }
  const zpl = toZpl([{ layout: layOutLabel(template, { itemID: 'x', name, upc }, context) }])
  expect(zpl).toMatch(/^[\n -}]*$/)
  const commands = [...zpl.matchAll(/\^(..)/g)].map((match) => match[1]!)
  expect(commands.filter((command) => !COMMANDS.has(command))).toEqual([])
  expect(commands.filter((command) => command === 'XA')).toHaveLength(1)
  expect(commands.filter((command) => command === 'FD').length).toBe(
    commands.filter((command) => command === 'A0').length,
  )
})

const bitmaps = fc
  .tuple(
    fc.integer({ min: 1, max: 900 }),
    fc.integer({ min: 1, max: 12 }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
  )
  .map(([width, height, pattern]) => drawBitmap(width, height, (x, y) => pattern[(x + 3 * (y >> 1)) % pattern.length]!))

test.prop([bitmaps])('Z4 expands compressed bitmaps to the same dots', (bitmap) => {
  const expanded = expandBitmap(compressBitmap(bitmap), 8 * Math.ceil(bitmap.width / 8), bitmap.height)
  expect(expanded?.bytes).toEqual(bitmap.bytes)
})

test.prop([bitmaps, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5 })])(
  'Z11 enlarges a bitmap row by row to the same data as all of it at once',
  (bitmap, across, down) => {
    const large = enlarge(bitmap, across, down)
    expect(compressBitmap(bitmap, large)).toBe(compressBitmap(large))
  },
)

test('Z4 shortens runs, blank ends and repeated rows', () => {
  expect(compressBitmap(drawBitmap(80, 3, (x) => x < 40))).toBe('PF,::')
  expect(compressBitmap(drawBitmap(3600, 1, () => true))).toBe('zzkF')
  expect(compressBitmap(drawBitmap(16, 2, (x, y) => x === y))).toBe('8,4,')
  expect(compressBitmap(drawBitmap(16, 1, () => false))).toBe(',')
  expect(compressBitmap(drawBitmap(80, 1, () => true))).toBe('gF')
})

test.each([
  ['F', 16, 1],
  ['FFFFF', 16, 1],
  [':', 16, 1],
  ['FFFF:', 16, 1],
  ['G', 16, 1],
  ['FFFFX', 16, 1],
  ['G,', 16, 1],
  ['G,FFFF', 16, 2],
  ['FFFFG:0000', 16, 3],
  ['FFFFF:', 16, 2],
  ['FFFFX', 16, 2],
  ['FFFFG', 16, 1],
  ['F:', 16, 2],
])('Z4 refuses %s as a bitmap of %i by %i', (data, width, height) => {
  expect(expandBitmap(data, width, height)).toBeUndefined()
})

test('Z5 reads the output back as the placed parts', () => {
  const elements = [text('É ^FS', { orientation: 'R' }), frame, barcode]
  const reading = readZpl(toZpl([{ layout: lay(...elements), copies: 3 }, { layout: lay() }]))
  const [words, box, bars] = lay(...elements).placed
  if (words?.kind !== 'text' || box?.kind !== 'box' || bars?.kind !== 'bitmap') throw new Error('not placed')
  expect(reading).toMatchObject({
    labels: [
      {
        width: 448,
        height: 448,
        copies: 3,
        fields: [
          { kind: 'text', text: 'É ^FS', x: words.cell.x, y: words.cell.y, fontSize: 20, orientation: 'R' },
          { kind: 'box', ...box.box, thickness: 1, color: 'B', rounding: 2 },
          {
            kind: 'bitmap',
            x: bars.box.x,
            y: bars.box.y,
            bitmap: { bytes: dotsOf(bars).bytes, height: bars.box.height },
          },
          { kind: 'text', text: '012345678905' },
        ],
      },
      { copies: 1, fields: [] },
    ],
  })
})

const label = (...lines: string[]) =>
  ['^XA', '^CI28', '^PW448', '^LL448', '^LH0,0', ...lines, '^PQ1', '^XZ', ''].join('\n')

test('Z5 reads no label from empty input', () => {
  expect(readZpl('')).toEqual({ labels: [] })
  expect(readZpl(label())).toMatchObject({ labels: [{ fields: [] }] })
})

test.each([
  ['^FO0,0^A0N,20,20^FH_^FDa^b^FS'],
  ['^FO0,0^A0N,20,20^FH_^FD_4^FS'],
  ['^FO0,0^A0N,20,21^FH_^FDa^FS'],
  ['^FO0,0^A0N,20,20,1^FH_^FDa^FS'],
  ['^FO0,0^A0X,20,20^FH_^FDa^FS'],
  ['^FO0,0^A0N,x,x^FH_^FDa^FS'],
  ['^FO0,0^A0N,20,20^FS'],
  ['^FO0,0^GB10,10,1,B,9^FS'],
  ['^FO0,0^GBN,20,20^FH_^FDa^FS'],
  ['^FO0,0^GB100000,10,1,B,0^FS'],
  ['^FO0,0^GBx10,10,1,B,0^FS'],
  ['^FO0,0^GB10x,10,1,B,0^FS'],
  ['^FO0,0^GFA,x2,2,1,FF00^FS'],
  ['^FO0,0^GB10,10,1,R,0^FS'],
  ['^FO0,0^GB10,10,1,B,0,0^FS'],
  ['^FO0,0^GB10,10,,B,0^FS'],
  ['^FO0,0^GB,10,1,B,0^FS'],
  ['^FO0,0^GB10,,1,B,0^FS'],
  ['^FO0,0^GB10,10,1,B,^FS'],
  ['^FO0,0^GB10,10,1,B,0^FH_^FDa^FS'],
  ['^FO0,0^GFA,2,3,1,FFFF^FS'],
  ['^FO0,0^GFA,0,0,0,^FS'],
  ['^FO0,0^GFA,3,3,2,FFFFFF^FS'],
  ['^FO0,0^GFA,2,2,1,FF^FS'],
  ['^FO0,0^GFA,2,2^FS'],
  ['^FO-1,0^GB10,10,1,B,0^FS'],
  ['^FO0,0^BCN,100^FDx^FS'],
])('Z5 refuses %s with its line', (line) => {
  expect(readZpl(label('^FO0,0^GB10,10,1,B,0^FS', line))).toEqual({ faultyLine: 7 })
})

test('Z5 reads white and round boxes and narrow bitmaps', () => {
  expect(readZpl(label('^FO0,0^GB10,10,1,W,8^FS', '^FO1,2^GFA,2,2,1,8001^FS'))).toMatchObject({
    labels: [
      {
        fields: [
          { kind: 'box', color: 'W', rounding: 8 },
          { kind: 'bitmap', x: 1, y: 2, bitmap: { width: 8, height: 2, bytes: Uint8Array.from([0x80, 0x01]) } },
        ],
      },
    ],
  })
})

test('Z5 refuses invalid labels with the line where they begin', () => {
  expect(readZpl('^XA^XZ')).toEqual({ faultyLine: 1 })
  expect(readZpl(`${label()}~JA`)).toEqual({ faultyLine: 8 })
  expect(readZpl(label('~JA'))).toEqual({ faultyLine: 1 })
})

test('Z7 writes the number of copies, skips a label with none, throws on anything else', () => {
  const layout = lay(text('Hi'))
  expect(toZpl([{ layout, copies: 12 }])).toContain('^PQ12\n')
  expect(toZpl([{ layout, copies: 0 }])).toBe('')
  expect(toZpl([{ layout, copies: 99_999_999 }])).toContain('^PQ99999999\n')
  for (const copies of [-1, 1.5, Number.NaN, 100_000_000]) {
    expect(() => toZpl([{ layout, copies }])).toThrow('copies')
    expect(() => toPdf([{ layout, copies }], AVERY_5160)).toThrow(RangeError)
  }
})

test('Z8 sends barcodes dot by dot', () => {
  const zpl = toZpl([{ layout: lay(barcode) }])
  expect(zpl).toContain('^GFA,1944,1944,36,')
  expect(zpl).not.toContain('^B')
})

/** Which dots the rectangles of an SVG path cover. */
function isDrawnBy(path: string): (x: number, y: number) => boolean {
  const rects = [...path.matchAll(/M(\d+) (\d+)L(\d+) \d+L\d+ (\d+)L\d+ \d+Z/g)].map((match) =>
    match.slice(1).map(Number),
  )
  return (x, y) => rects.some(([left, top, right, bottom]) => x >= left! && x < right! && y >= top! && y < bottom!)
}

test('V1 gives the image its real size and the same dots', () => {
  const layout = lay(barcode)
  const svg = toSvg(layout)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="56mm" height="56mm" viewBox="0 0 448 448">/)
  const [bars] = layout.placed
  if (bars?.kind !== 'bitmap') throw new Error('no bars')
  const isDrawn = isDrawnBy(/crispEdges" d="([^"]*)"/.exec(svg)![1]!)
  for (let x = 0; x < bars.box.width; x++) {
    expect(isDrawn(bars.box.x + x, bars.box.y)).toBe(isBlack(dotsOf(bars), x, 0))
    expect(isDrawn(bars.box.x + x, bars.box.y + bars.box.height - 1)).toBe(isBlack(dotsOf(bars), x, 0))
  }
})

test.each([
  ['N', '1 0 0 1 11 40'],
  ['R', '0 1 -1 0 16 21'],
  ['I', '-1 0 0 -1 409 26'],
  ['B', '0 -1 1 0 30 419'],
])('V1 starts text turned %s where the printer starts it', (orientation, matrix) => {
  const svg = toSvg(lay(text('Hi', { orientation })))
  expect(svg).toContain(`<text transform="matrix(${matrix})" font-size="20"`)
  expect(svg).toContain('textLength="17.78" lengthAdjust="spacingAndGlyphs">Hi</text>')
})

const placedBox = (more: object) =>
  ({
    kind: 'box',
    elementID: 'b',
    box: rect(0, 0, 40, 20),
    thickness: dots(1),
    color: 'B',
    rounding: 0,
    ...more,
  }) as const

test('V1 draws boxes as frames, solid or round', () => {
  expect(boxPath(placedBox({})).filter(([command]) => command === 'M')).toEqual([['M', 0, 0], ['M', 1, 1]]) // oxfmt-ignore
  expect(boxPath(placedBox({ thickness: dots(10) }))).toHaveLength(5)
  expect(boxPath(placedBox({ thickness: dots(9) }))).toHaveLength(10)
  const round = boxPath(placedBox({ rounding: 8 }))
  expect(round[0]).toEqual(['M', 10, 0])
  expect(round[2]).toEqual(
    ['C', 40 - 4.477, 0, 40, 4.477, 40, 10].map((each) => (typeof each === 'number' ? expect.closeTo(each) : each)),
  )
  expect(round[10]).toEqual(['M', 10, 1])
  expect(boxPath(placedBox({ rounding: 1, thickness: dots(2) }))[10]).toEqual(['M', 2, 2])
  expect(toSvg(lay(frame))).toContain('<path fill="#000" fill-rule="evenodd" d="M12.5 0L')
  expect(toSvg(lay({ ...frame, color: 'W' } as LabelElement))).toContain('<path fill="#fff" fill-rule')
})

test.prop([anyText])('V2 item text cannot become markup', (value) => {
  const svg = toSvg(lay(text(`<b a="'>&${value}`, { fontSize: dots(60), maxLines: 9 })))
  expect(svg.replace(/<\/?(svg|path|text)( [a-zA-Z:-]+="[^"<>&]*")*\/?>/g, '')).not.toMatch(
    /[<>"]|&(?!amp;|lt;|gt;|quot;)/,
  )
})

const pdfText = (...args: Parameters<typeof toPdf>) => String.fromCharCode(...toPdf(...args))

test('P1 fills a sheet in rows from the first free place, page by page', () => {
  const layout = layOutLabel({ ...newTemplate('x', 25), elements: [text('Hi')] }, { itemID: 'x' }, context)
  const pdf = pdfText([{ layout, copies: 2 }, { layout, copies: 0 }, { layout }], AVERY_5160, { row: 9, column: 1 })
  const places = [...pdf.matchAll(/q [\d.]+ 0 0 -[\d.]+ ([\d.]+) ([\d.]+) cm/g)].map((match) =>
    match.slice(1).map(Number),
  )
  const left = 0.1875 * 72 + (2.625 * 72 - (56 / 25.4) * 72) / 2
  const spare = (72 - (25 / 25.4) * 72) / 2
  const expected = [
    [left + 2.75 * 72, 792 - 0.5 * 72 - 9 * 72 - spare],
    [left + 2 * 2.75 * 72, 792 - 0.5 * 72 - 9 * 72 - spare],
    [left, 792 - 0.5 * 72 - spare],
  ]
  expect(places).toEqual(expected.map((place) => place.map((each) => expect.closeTo(each, 3))))
  expect(pdf).toContain('/Count 2 /MediaBox [0 0 612 792]')
  expect(pdfText([], AVERY_5160)).toContain('/Count 1 ')
  expect(pdfText([{ layout }], AVERY_5160, { row: 11, column: 0 })).toContain('/Count 2 ')
})

test('P2 requires a sheet to fit its page, and a label its place', () => {
  const { stock } = newTemplate('x', 25)
  expect(checkSheet(AVERY_5160, stock)).toEqual([])
  expect(checkSheet(singleLabels(stock), stock)).toEqual([])
  expect(singleLabels(stock)).toMatchObject({ page: { width: 56, height: 25 }, columns: 1, rows: 1 })
  expect(checkSheet({ ...AVERY_5160, columns: 4 }, stock)).toMatchObject([
    { code: 'sheetTooSmall', params: { axis: 'across' } },
  ])
  expect(checkSheet({ ...AVERY_5160, gapY: 1.5 }, stock)).toMatchObject([
    { code: 'sheetTooSmall', params: { axis: 'down' } },
  ])
  expect(checkSheet(AVERY_5160, newTemplate('x', 26).stock)).toMatchObject([
    { code: 'labelTooLarge', severity: 'error', params: { axis: 'down', label: 26 } },
  ])
})

test.prop([anyText])('P3 item text cannot become a command of the PDF, and its table of objects is right', (value) => {
  const pdf = pdfText([{ layout: lay(text(`) Tj > ${value}`, { maxLines: 5 })) }], AVERY_5160)
  expect(pdf).toMatch(/^[\n -~]*$/)
  expect(pdf.match(/BT 0 g \/F0 20 Tf [-\d. ]+ Tm <[0-9a-f]*> Tj ET/g)?.length).toBe(pdf.match(/Tj/g)?.length)
  const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)![1]))
  expect(table.startsWith('xref\n0 7\n')).toBe(true)
  const offsets = [...table.matchAll(/(\d{10}) 00000 n /g)].map((match) => Number(match[1]))
  expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map((each) => `${each} 0 obj`),
  )
  const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(pdf)!
  expect(content).toHaveLength(Number(length))
})

test('P3 writes text as bytes of Windows-1252, images as a stencil, bars and boxes as paths', () => {
  const image = {
    ...newElement('Image', 'i', at(0, 0)),
    image: { width: dots(9), height: dots(2), data: 'FF808080' },
  } as LabelElement
  const pdf = pdfText(
    [{ layout: lay(text('€é’A'), image, barcode, frame, { ...frame, id: 'w', color: 'W' } as LabelElement) }],
    AVERY_5160,
  )
  expect(pdf).toContain('1 0 0 -1 11 40 Tm <80e99241> Tj')
  expect(pdf).toContain('q 0 g 9 0 0 -2 0 2 cm BI /W 9 /H 2 /IM true /BPC 1 /D [1 0] /F /AHx ID FF80\n8080> EI Q')
  expect(pdf).toMatch(/0 g [^\n]* h f\n/)
  expect(pdf).toContain('0 g 12.5 0 m ')
  expect(pdf).toContain('1 g 12.5 0 m ')
  expect(pdf).toContain('/PrintScaling /None')
})

test.each([
  ['R', '0 1 1 0 16 21'],
  ['I', '-1 0 0 1 409 26'],
  ['B', '0 -1 -1 0 30 419'],
])('P3 text turned %s', (orientation, matrix) => {
  expect(pdfText([{ layout: lay(text('Hi', { orientation })) }], AVERY_5160)).toContain(`Tf ${matrix} Tm`)
})

test("P4 text has the widths of the printer's font", () => {
  const widths = /\/Widths \[([^\]]*)\]/.exec(pdfText([], AVERY_5160))![1]!.split(' ').map(Number)
  expect(widths).toHaveLength(224)
  expect([32, 65, 97, 0x80, 0x81, 0x99, 0xe9].map((byte) => widths[byte - 32])).toEqual([
    250, 556, 500, 500, 250, 860, 500,
  ])
})

const same = (a: Bitmap, b: Bitmap) => expect(a).toEqual(b)

test.prop([bitmaps])('L6 returns to the start after four turns, and turns by 180 degrees after two', (bitmap) => {
  const quarter = (each: Bitmap) => turnBitmap(each, 'R')
  same(quarter(quarter(bitmap)), turnBitmap(bitmap, 'I'))
  same(quarter(quarter(quarter(bitmap))), turnBitmap(bitmap, 'B'))
  same(quarter(turnBitmap(bitmap, 'B')), turnBitmap(bitmap, 'N'))
})

test.prop([bitmaps, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })])(
  'L8 enlarges every dot',
  (bitmap, across, down) => {
    const large = enlarge(bitmap, across, down)
    same(
      large,
      drawBitmap(bitmap.width * across, bitmap.height * down, (x, y) =>
        isBlack(bitmap, Math.floor(x / across), Math.floor(y / down)),
      ),
    )
  },
)

test.prop([bitmaps])('V1 covers exactly the black dots with the black rectangles', (bitmap) => {
  const drawn = new Uint8Array(bitmap.width * bitmap.height)
  for (const { x, y, width, height } of blackRects(bitmap))
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) drawn[row * bitmap.width + column]!++
  expect(
    drawn.every((count, dot) => count === Number(isBlack(bitmap, dot % bitmap.width, Math.floor(dot / bitmap.width)))),
  ).toBe(true)
})

test('P6 writes the file label by label, and holds no more than a page', () => {
  const label = { layout: lay(text('Hi')), copies: 31 }
  const sheet = { ...AVERY_5160, label: { width: 56, height: 56 } }
  const writer = pdfWriter(sheet)
  const [first, second] = [writer.add(label), writer.add({ ...label, copies: 29 })]
  expect(first.match(/> Tj/g)).toHaveLength(30)
  expect(second.match(/> Tj/g)).toHaveLength(30)
  const end = writer.end()
  expect(end).not.toMatch(/> Tj/)
  expect(pdfText([{ ...label, copies: 60 }], sheet)).toBe(first + second + end)
})
