import { test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { grantsOf } from '@greenroom/permissions'
import {
  dots,
  isError,
  layOutLabel,
  type PlacedBitmap,
  type LabelElement,
  newElement,
  ORIENTATIONS,
  type Symbology,
  toZpl,
} from '../src/index.ts'
import { print, type Print, scan, strayDot } from './oracle.ts'
import { barcode, codeText, contexts, items, templates } from './random-labels.ts'

/** How many labels are printed and scanned; `LABELS=3000` for a long run. */
const numRuns = Number(process.env.LABELS ?? 300)

const FORMATS: Readonly<Record<Symbology, string>> = {
  upca: 'EAN13',
  ean13: 'EAN13',
  ean8: 'EAN8',
  code128: 'Code128',
  qrcode: 'QRCode',
}

/** A UPC-A is an EAN-13 that starts with 0, and scanners report it so. */
function scanned({ symbology, value }: NonNullable<PlacedBitmap['barcode']>) {
  return { format: FORMATS[symbology], text: symbology === 'upca' ? `0${value}` : value }
}

test.prop([templates, items, contexts], { numRuns })(
  'Z6 prints no dot outside the placed boxes on an independent printer, and scans every barcode as its value',
  async (template, item, context) => {
    const layout = layOutLabel(template, item, context)
    const { width, height } = template.stock
    const zpl = toZpl([{ layout }])
    if (layout.placed.length === 0) return
    const printed: Print = await print(zpl, width, height)
    expect(strayDot(printed, layout.placed.map(({ box }) => box))).toBeUndefined() // oxfmt-ignore
    const disturbed = new Set(
      layout.issues
        .filter(({ code }) => code === 'quietZone' || code === 'overlap')
        .flatMap(({ elementID, params }) => [elementID, params.other]),
    )
    for (const part of layout.placed) {
      if (part.kind !== 'bitmap' || !part.barcode || disturbed.has(part.elementID)) continue
      expect(await scan(printed, part.barcode.quietZone)).toEqual([scanned(part.barcode)])
    }
  },
)

const alone = barcode.map(
  (each) => ({ ...each, id: 'code', textType: 'Text', width: dots(448), positionX: dots(0) }) as const,
)
const stock = { width: dots(448), height: dots(448), density: 8 } as const
const nobody = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }

test.prop([alone, codeText], { numRuns })(
  'B12 scans a barcode alone on a label as its value, or explains why it is missing',
  async (element, text) => {
    const upright = element.orientation === 'N' || element.orientation === 'I'
    const template = {
      version: 1,
      name: '',
      stock,
      elements: [{ ...element, text, positionY: dots(upright ? 148 : 0) }],
    } as const
    const layout = layOutLabel(template, { itemID: '' }, nobody)
    const codes = layout.placed.flatMap((part) => (part.kind === 'bitmap' && part.barcode ? [part.barcode] : []))
    expect(codes.length === 1).toBe(!layout.issues.some(isError))
    if (codes.length === 0) return
    const printed = await print(toZpl([{ layout }]), stock.width, stock.height)
    expect(strayDot(printed, layout.placed.map(({ box }) => box))).toBeUndefined() // oxfmt-ignore
    expect(await scan(printed, codes[0]!.quietZone)).toEqual([scanned(codes[0]!)])
  },
)

test.each([
  ['012345678905', 'upca'],
  ['4006381333931', 'ean13'],
  ['12345670', 'ean8'],
  ['ab>cd^~_1234567890', 'code128'],
  ['https://example.com/É', 'qrcode'],
] as const)('B12 %s scans as %s, whichever way it is turned', async (text, symbology) => {
  for (const orientation of ORIENTATIONS) {
    const place = {
      id: 'code',
      positionX: dots(0),
      positionY: dots(0),
      width: dots(448),
      height: dots(200),
      orientation,
    }
    const element = {
      ...newElement('Barcode', 'code', { x: dots(0), y: dots(0) }),
      ...place,
      textType: 'Text',
      text,
      symbology,
    }
    const layout = layOutLabel(
      { version: 1, name: '', stock, elements: [element as LabelElement] },
      { itemID: '' },
      nobody,
    )
    const [part] = layout.placed
    if (part?.kind !== 'bitmap' || !part.barcode) throw new Error('no barcode')
    const printed = await print(toZpl([{ layout }]), stock.width, stock.height)
    expect(await scan(printed, part.barcode.quietZone)).toEqual([scanned(part.barcode)])
    expect(part.barcode).toMatchObject({ symbology, value: text })
  }
})

test.each(['I', 'B'] as const)('Z6 leaves room beside a slanted last character, turned %s', async (orientation) => {
  for (const [text, fontSize] of [
    ['!\\', 24],
    ['abc\\', 20],
    ['abc\\', 23],
  ] as const) {
    const place = {
      positionX: dots(0),
      positionY: dots(0),
      width: dots(150),
      orientation,
      fontSize: dots(fontSize),
    }
    const element = { ...newElement('Text', 'text', { x: dots(0), y: dots(0) }), ...place, textType: 'Text', text }
    const layout = layOutLabel(
      { version: 1, name: '', stock, elements: [element as LabelElement] },
      { itemID: '' },
      nobody,
    )
    const printed = await print(toZpl([{ layout }]), stock.width, stock.height)
    expect(layout.placed).toHaveLength(1)
    expect(strayDot(printed, layout.placed.map(({ box }) => box))).toBeUndefined() // oxfmt-ignore
  }
})

test('Z6 shows ink outside a label on the print', async () => {
  const outside = await print('^XA^PW1^LL1^FO440,10^GB40,20,3,B,0^FS^XZ', 448, 100)
  expect(strayDot(outside, [{ x: 440, y: 10, width: 8, height: 20 } as never])).toBe('448,10')
})
