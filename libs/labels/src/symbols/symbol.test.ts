import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isBlack } from '../output/bitmap.ts'
import { checkDigit, hasCheckDigit } from './check-digit.ts'
import { code128Modules, code128Values } from './code128.ts'
import { dots, newElement } from '../index.ts'
import { qrCode } from './qr-code.ts'
import { ean13Modules, ean8Modules } from './retail-barcode.ts'
import { encode, symbologyFor } from './symbol.ts'
import type { BarcodeElement } from '../template.ts'

const element = newElement('Barcode', 'code', { x: dots(0), y: dots(0) }) as BarcodeElement
const as = (symbology: BarcodeElement['symbology'], value: string) => encode(value, { ...element, symbology })
const codesOf = (symbology: BarcodeElement['symbology'], value: string) =>
  as(symbology, value).issues.map(({ code }) => code)

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))

test.each([
  ['03600029145', 2],
  ['400638133393', 1],
  ['1234567', 0],
  ['01234567890', 5],
])('B1 the check digit of %s is %i', (number, digit) => {
  expect(checkDigit(number)).toBe(digit)
  expect(hasCheckDigit(`${number}${digit}`)).toBe(true)
})

test.prop([digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 })])('B1 detects one wrong digit', (number, at, by) => {
  const right = number + checkDigit(number)
  const wrong = right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1)
  expect(hasCheckDigit(right)).toBe(true)
  expect(hasCheckDigit(wrong)).toBe(false)
})

test.each([
  ['012345678905', 'upca'],
  ['4006381333931', 'ean13'],
  ['12345670', 'ean8'],
  ['012345678906', 'code128'],
  ['4006381333932', 'code128'],
  ['12345678', 'code128'],
  ['03600029145', 'code128'],
  ['A06381333931', 'code128'],
  ['TS-1001', 'code128'],
  [' 12345678905', 'code128'],
  ['1234567 ', 'code128'],
] as const)('B2 %s is printed as %s', (value, symbology) => {
  expect(symbologyFor(value)).toBe(symbology)
  expect(as('auto', value).symbol).toMatchObject({ symbology, value })
})

test('B3 warns of a wrong check digit, or refuses it if the symbology was chosen', () => {
  expect(as('auto', '012345678906').issues).toMatchObject([
    { code: 'checkDigitDiffers', severity: 'warning', params: { found: '6', expected: 5 } },
  ])
  expect(codesOf('auto', '4006381333932')).toEqual(['checkDigitDiffers'])
  expect(codesOf('auto', '12345678')).toEqual([])
  expect(codesOf('auto', '01234567890')).toEqual([])
  expect(codesOf('auto', '01234567890123')).toEqual([])
  expect(codesOf('code128', '012345678906')).toEqual([])
  expect(as('upca', '012345678906')).toMatchObject({
    issues: [{ code: 'wrongCheckDigit', severity: 'error', params: { found: '6', expected: 5 } }],
  })
  expect(as('upca', '012345678906').symbol).toBeUndefined()
})

test.each([
  ['upca', '01234567890', '012345678905'],
  ['ean13', '400638133393', '4006381333931'],
  ['ean8', '1234567', '12345670'],
] as const)('B4 %s %s gets its check digit', (symbology, value, whole) => {
  const { symbol, issues } = as(symbology, value)
  expect(symbol?.value).toBe(whole)
  expect(issues).toMatchObject([{ code: 'checkDigitAdded', params: { digit: Number(whole.at(-1)) } }])
})

test.each([
  ['A', [104, 33]],
  ['12', [105, 12]],
  ['1', [104, 17]],
  ['123456', [105, 12, 34, 56]],
  ['AB1234', [104, 33, 34, 99, 12, 34]],
  ['A12B', [104, 33, 17, 18, 34]],
  ['1234A', [105, 12, 34, 100, 33]],
  ['123', [104, 17, 18, 19]],
  ['12345', [104, 17, 99, 23, 45]],
])('B5 %s is %j in Code 128', (text, values) => {
  expect(code128Values(text)).toEqual(values)
})

/** The fewest symbols, found by trying every choice of set at every position. */
function fewest(text: string): number {
  const from = (at: number, set: 'B' | 'C'): number => {
    if (at === text.length) return 0
    const one = 1 + from(at + 1, 'B') + (set === 'B' ? 0 : 1)
    if (!/^\d\d/.test(text.slice(at))) return one
    return Math.min(one, 1 + from(at + 2, 'C') + (set === 'C' ? 0 : 1))
  }
  return 1 + Math.min(from(0, 'B'), from(0, 'C'))
}

test.prop([fc.string({ unit: fc.constantFrom(...'0123456789A-'), minLength: 1, maxLength: 12 })])(
  'B5 finds the shortest choice of sets',
  (text) => {
    expect(code128Values(text)).toHaveLength(fewest(text))
    expect(code128Modules(text)).toHaveLength(11 * (fewest(text) + 1) + 13)
  },
)

test('B5 writes the modules of a known symbol', () => {
  // Start B, A, check (104 + 33) mod 103 = 34, stop.
  expect(code128Modules('A')).toBe('11010010000' + '10100011000' + '10001011000' + '1100011101011')
})

test('B5 draws the modules of a symbol as dots', () => {
  const { modules } = as('code128', 'A').symbol!
  const drawn = Array.from({ length: modules.width }, (_, x) => (isBlack(modules, x, 0) ? '1' : '0')).join('')
  expect(drawn).toBe(code128Modules('A'))
})

test('B5 writes the modules of EAN and UPC', () => {
  const ean = ean13Modules('4006381333931')
  expect(ean).toHaveLength(95)
  expect(ean.startsWith('101' + '0001101' + '0100111' + '0101111')).toBe(true)
  expect(ean.slice(45, 50)).toBe('01010')
  expect(ean8Modules('12345670')).toBe('1010011001001001101111010100011010101001110101000010001001110010101')
})

test('B6 grows a QR code with its text, up to version 10', () => {
  expect(qrCode('TS-1', 'M')?.width).toBe(21)
  expect(qrCode('x'.repeat(14), 'M')?.width).toBe(21)
  expect(qrCode('x'.repeat(15), 'M')?.width).toBe(25)
  expect(qrCode('x'.repeat(271), 'L')?.width).toBe(57)
  expect(qrCode('x'.repeat(272), 'L')).toBeUndefined()
  expect(qrCode('é'.repeat(6), 'M')?.width).toBe(21)
  expect(qrCode('é'.repeat(7), 'M')?.width).toBe(25)
  // Text beyond ASCII declares UTF-8, which takes a byte and a half: 13 bytes fill a version 1.
  expect(qrCode(`${'é'.repeat(6)}x`, 'M')?.width).toBe(21)
  expect(qrCode(`${'é'.repeat(6)}xx`, 'M')?.width).toBe(25)
})

test('B6 draws the corners of a QR code', () => {
  const code = qrCode('TS-1', 'M')!
  const row = (y: number) => Array.from({ length: 21 }, (_, x) => (isBlack(code, x, y) ? '#' : '.')).join('')
  expect(row(0)).toMatch(/^#######\.......#######$|^#######.{7}#######$/)
  expect(row(1)).toMatch(/^#\.....#.{7}#\.....#$/)
  expect(row(3)).toMatch(/^#\.###\.#.{7}#\.###\.#$/)
  expect(row(20)).toMatch(/^#######/)
  expect(isBlack(code, 8, 13)).toBe(true)
})

test.each([
  ['upca', 'A1234567890', 'barcodeCharacters', { symbology: 'UPC-A' }],
  ['upca', '123', 'barcodeLength', { symbology: 'UPC-A', length: 3 }],
  ['ean13', '01234567890123', 'barcodeLength', { symbology: 'EAN-13', length: 14 }],
  ['ean8', '123456', 'barcodeLength', { symbology: 'EAN-8', length: 6 }],
  ['code128', 'Café', 'barcodeCharacters', { symbology: 'Code 128' }],
  ['code128', 'a\tb', 'barcodeCharacters', { symbology: 'Code 128' }],
  ['auto', 'Ω', 'barcodeCharacters', { symbology: 'Code 128' }],
  ['qrcode', 'x'.repeat(300), 'barcodeLength', { symbology: 'QR code', length: 300 }],
] as const)('B7 %s cannot hold %s', (symbology, value, code, params) => {
  expect(as(symbology, value)).toMatchObject({ issues: [{ code, severity: 'error', elementID: 'code', params }] })
  expect(as(symbology, value).symbol).toBeUndefined()
})

test('B13 keeps the value of a barcode unchanged', () => {
  expect(as('code128', ' ab>cd~^_ ').symbol?.value).toBe(' ab>cd~^_ ')
  expect(as('qrcode', 'Ω\n').symbol?.value).toBe('Ω\n')
})
