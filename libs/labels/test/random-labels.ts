// Labels that nobody would design, for items that nobody should enter.
import fc from 'fast-check'
import { FEATURES, grantsOf } from '@greenroom/permissions'
import {
  checkDigit,
  dots,
  type LabelContext,
  type LabelElement,
  type LabelItem,
  type LabelTemplate,
} from '../src/index.ts'
import {
  ALIGNMENTS,
  COLORS,
  ERROR_CORRECTIONS,
  ORIENTATIONS,
  OVERFLOWS,
  SYMBOLOGIES,
  TEXT_SOURCES,
} from '../src/index.ts'

const LABEL = { width: 448, height: 320 }
const within = (min: number, max: number) => fc.integer({ min, max }).map(dots)

const HOSTILE = [
  '^FS^XZ^XA^JUS^XZ', '~JA', '~DGR:X.GRF,1,1,FF', '_5E', '_', '\\&', '\\', '>;', '>:', '^', '~', '^CC!', '\r\n', '\t', '\u0000',
  '\u001b', '\u007f', '\u0085', '\u2028', '\u00a0', '\u200b', '\u202e', 'É', 'Å', '$', '|', '{', 'ñ', '€', '“', 'ł', 'Ž', '漢', '😀', '\ud800',
  '</svg><script>', '&amp;', '%41', '(', ')', '"', "'",
] // oxfmt-ignore

/** Any text: words, item names, bytes that a printer would obey. */
export const hostileText = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme' })), { maxLength: 8 })
  .map((parts) => parts.join(''))

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))

/** Values for barcodes: numbers of all lengths, right and wrong check digits, IDs, hostile text. */
export const codeText = fc.oneof(
  fc.constantFrom(7, 11, 12).chain(digits).map((each) => each + checkDigit(each)),
  fc.integer({ min: 1, max: 15 }).chain(digits),
  fc.constantFrom('012345678905', '4006381333931', '12345670', '03600029145', '400638133393', 'TS-1001', 'ab>cd', '>', '^', '^~_\\', '123a4567', ' x '),
  fc.string({ minLength: 1, maxLength: 15 }),
  hostileText,
) // oxfmt-ignore

const amount = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 99_999, noNaN: true }))

export const items: fc.Arbitrary<LabelItem> = fc.record(
  {
    itemID: codeText,
    upc: codeText,
    name: hostileText,
    description: hostileText,
    costPrice: amount,
    sellingPrice: amount,
    cardPrice: amount,
    msrp: amount,
    department: hostileText,
    color: fc.option(hostileText),
  },
  { requiredKeys: ['itemID'] },
)

const place = {
  positionX: within(0, LABEL.width),
  positionY: within(0, LABEL.height),
  orientation: fc.constantFrom(...ORIENTATIONS),
}

const text = fc.record({
  ...place,
  type: fc.constant('text' as const),
  width: within(150, 448),
  height: within(1, 12),
  textType: fc.constantFrom(...TEXT_SOURCES),
  text: hostileText,
  prefix: fc.constantFrom('', 'Nº ', '^'),
  suffix: fc.constantFrom('', ' *'),
  fontSize: within(10, 60),
  align: fc.constantFrom(...ALIGNMENTS),
  maxLines: fc.integer({ min: 1, max: 4 }),
  overflow: fc.constantFrom(...OVERFLOWS),
})

/** One element of a label: a barcode anywhere, of any kind, for any value. */
export const barcode = fc.record({
  ...place,
  positionX: within(0, 200),
  positionY: within(0, 200),
  type: fc.constant('barcode' as const),
  width: within(60, 448),
  height: within(40, 300),
  textType: fc.constantFrom('UPC' as const, 'Item ID' as const, 'Text' as const, 'Cost Price' as const),
  text: codeText,
  symbology: fc.constantFrom('auto' as const, ...SYMBOLOGIES),
  moduleWidth: fc.oneof(fc.constant('fit' as const), within(1, 6)),
  readable: fc.constantFrom('none' as const, 'above' as const, 'below' as const),
  errorCorrection: fc.constantFrom(...ERROR_CORRECTIONS),
})

const drawn = { ...place, thickness: within(1, 30), color: fc.constantFrom(...COLORS) }
const rectangle = fc.record({
  ...drawn,
  type: fc.constant('rectangle' as const),
  width: within(3, 300),
  height: within(3, 300),
  rounding: fc.integer({ min: 0, max: 8 }),
})
const circle = fc.record({
  ...drawn,
  type: fc.constant('circle' as const),
  width: within(3, 200),
  height: within(3, 200),
})

const image = fc
  .record({ ...place, width: within(1, 120), height: within(1, 60), seed: fc.nat() })
  .map(({ seed, width, height, ...rest }) => {
    const length = 2 * Math.ceil(width / 8) * height
    const data = Array.from({ length }, (_, at) => (((seed * (at + 1)) % 97) & 15).toString(16).toUpperCase()).join('')
    return { ...rest, type: 'image' as const, width, height, image: { width, height, data } }
  })

const elements = fc
  .array(fc.oneof({ weight: 3, arbitrary: text }, { weight: 3, arbitrary: barcode }, rectangle, circle, image), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all): LabelElement[] => all.map((element, at) => ({ ...element, id: `e${at}` })))

export const templates: fc.Arbitrary<LabelTemplate> = elements.map((all) => ({
  version: 1,
  name: 'Random',
  stock: { width: dots(LABEL.width), height: dots(LABEL.height), density: 8 },
  elements: all,
}))

export const contexts: fc.Arbitrary<LabelContext> = fc.record({
  locale: fc.constantFrom('en-US', 'de-DE', 'fr-FR'),
  formats: fc.constantFrom(undefined, { number: '1 234.56', date: 'DD.MM.YYYY' } as const),
  currency: fc.constantFrom('USD', 'EUR', 'INR'),
  date: fc.constantFrom('2026-11-21', '2026-02-30', undefined),
  grants: fc
    .subarray(FEATURES.map(({ key }) => key))
    .map((keys) => grantsOf(keys.map((key) => ({ key, access: ['READ'] })))),
})
