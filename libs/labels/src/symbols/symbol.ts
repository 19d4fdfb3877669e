import { type Bitmap, drawBitmap } from '../output/bitmap.ts'
import { checkDigit, hasCheckDigit } from './check-digit.ts'
import { code128Modules, fitsCode128 } from './code128.ts'
import { issue, type LabelIssue } from '../issue.ts'
import { qrCode } from './qr-code.ts'
import { ean13Modules, ean8Modules } from './retail-barcode.ts'
import type { ErrorCorrection, Symbology } from '../choices.ts'
import type { BarcodeElement } from '../template.ts'

/** A barcode without a size: one dot per module, without its quiet zone. Linear codes are one module high. */
export type BarcodeSymbol = Readonly<{
  symbology: Symbology
  /** The scanned value. */
  value: string
  modules: Bitmap
  /** Empty modules that must stay free on each side. */
  quiet: Readonly<{ left: number; right: number; aboveBelow: number }>
}>

export const SYMBOLOGY_LABELS: Readonly<Record<Symbology, string>> = {
  upca: 'UPC-A',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  code128: 'Code 128',
  qrcode: 'QR code',
}

const RETAIL = { upca: 12, ean13: 13, ean8: 8 } as const
type Retail = keyof typeof RETAIL

/** UPC-A, EAN-13 and EAN-8: a fixed number of digits, of which the last is the check digit. */
export function isRetail(symbology: Symbology): symbology is Retail {
  return symbology in RETAIL
}

/** The barcode for a value: UPC-A, EAN-13 or EAN-8 if its check digit is right, or else Code 128. */
export function symbologyFor(value: string): Symbology {
  const retail = (['upca', 'ean13', 'ean8'] as const).find((each) => RETAIL[each] === value.length)
  return retail && /^\d+$/.test(value) && hasCheckDigit(value) ? retail : 'code128'
}

/** The symbol of a value, if there is one, and its issue. */
export type Encoding = Readonly<{ symbol?: BarcodeSymbol; issues: readonly LabelIssue[] }>

export function encode(value: string, { id, symbology, errorCorrection }: BarcodeElement): Encoding {
  const chosen = symbology === 'auto' ? symbologyFor(value) : symbology
  if (isRetail(chosen)) return encodeRetail(value, chosen, id)
  const label = SYMBOLOGY_LABELS[chosen]
  if (chosen === 'qrcode') return encodeQr(value, errorCorrection, id)
  if (!fitsCode128(value)) return { issues: [issue('barcodeCharacters', id, { symbology: label })] }
  const mistyped = symbology === 'auto' && /^\d{12,13}$/.test(value)
  const found = value.slice(-1)
  const expected = checkDigit(value.slice(0, -1))
  const issues = mistyped ? [issue('checkDigitDiffers', id, { found, expected })] : []
  return { symbol: linear('code128', value, code128Modules(value), 10, 10), issues }
}

/** Adds a missing check digit; any other value must have the right one. */
function encodeRetail(value: string, symbology: Retail, id: string): Encoding {
  const label = SYMBOLOGY_LABELS[symbology]
  const length = RETAIL[symbology]
  if (!/^\d*$/.test(value)) return { issues: [issue('barcodeCharacters', id, { symbology: label })] }
  if (value.length === length - 1) {
    const digit = checkDigit(value)
    return { symbol: retailSymbol(value + digit, symbology), issues: [issue('checkDigitAdded', id, { digit })] }
  }
  if (value.length !== length) {
    return { issues: [issue('barcodeLength', id, { symbology: label, length: value.length })] }
  }
  if (hasCheckDigit(value)) return { symbol: retailSymbol(value, symbology), issues: [] }
  const expected = checkDigit(value.slice(0, -1))
  return { issues: [issue('wrongCheckDigit', id, { found: value.slice(-1), expected })] }
}

/** A UPC-A is an EAN-13 that starts with 0, and has a wider quiet zone on the right. */
function retailSymbol(digits: string, symbology: Retail): BarcodeSymbol {
  if (symbology === 'upca') return linear('upca', digits, ean13Modules(`0${digits}`), 9, 9)
  if (symbology === 'ean13') return linear('ean13', digits, ean13Modules(digits), 11, 7)
  return linear('ean8', digits, ean8Modules(digits), 7, 7)
}

function linear(symbology: Symbology, value: string, bars: string, left: number, right: number): BarcodeSymbol {
  const modules = drawBitmap(bars.length, 1, (x) => bars[x] === '1')
  return { symbology, value, modules, quiet: { left, right, aboveBelow: 0 } }
}

function encodeQr(value: string, level: ErrorCorrection, id: string): Encoding {
  const modules = qrCode(value, level)
  if (!modules) {
    return { issues: [issue('barcodeLength', id, { symbology: SYMBOLOGY_LABELS.qrcode, length: value.length })] }
  }
  return {
    symbol: { symbology: 'qrcode', value: value.toWellFormed(), modules, quiet: { left: 4, right: 4, aboveBelow: 4 } },
    issues: [],
  }
}
