import { turnBitmap } from './output/bitmap.ts'
import { type Density, type Dots, dots, rect, turnInto } from './dots.ts'
import { lineHeightOf } from './font.ts'
import { issue, type LabelIssue } from './issue.ts'
import * as limits from './limits.ts'
import { frameOf, placeLine } from './place-text.ts'
import type { Placement } from './placed.ts'
import { type BarcodeSymbol, encode, isRetail } from './symbols/symbol.ts'
import type { BarcodeElement } from './template.ts'

/** Places a barcode in its element, as wide as fits or as chosen; without bars, an error explains why. */
export function placeBarcode(element: BarcodeElement, value: string, density: Density): Placement {
  const { symbol, issues } = encode(value, element)
  if (!symbol) return { placed: [], issues }
  const { id, orientation } = element
  const isQr = symbol.symbology === 'qrcode'
  const isReadable = hasReadableLine(element)
  const lineHeight = readableHeight(element)
  const room = { width: element.width, height: element.height - lineHeight }
  const module = fitModule(symbol, room, element.moduleWidth, density)
  const size = sizeAt(symbol, module)
  const height = isQr ? size.bars : room.height
  const found = [...issues, ...problems(element, symbol, module, room, density)]
  if (found.some(({ severity }) => severity === 'error')) return { placed: [], issues: found }

  const frame = frameOf(element, element.height)
  const left = Math.floor((room.width - size.width) / 2)
  const top = (isQr ? Math.floor((room.height - size.height) / 2) : 0) + (element.readable === 'above' ? lineHeight : 0)
  const { quiet, modules } = symbol
  const bars = rect(left + quiet.left * module, top + quiet.aboveBelow * module, size.bars, height)
  const bitmap = turnBitmap(modules, orientation)
  const box = turnInto(frame, bars)
  const quietZone = turnInto(frame, rect(left, top, size.width, isQr ? size.height : height))
  const barcode = { symbology: symbol.symbology, value: symbol.value, moduleWidth: dots(module), quietZone }
  const line = { id, orientation, align: 'C' } as const
  const lineTop = element.readable === 'above' ? 0 : room.height
  // The line is always narrower than the bars: a character takes 18 dots at most, two digits 21, their bars 22 at least.
  const readable = isReadable ? [placeLine(frame, line, symbol.value, limits.LABEL_FONT_SIZE, lineTop)] : []
  return { placed: [{ kind: 'bitmap', elementID: id, box, bitmap, barcode }, ...readable], issues: found }
}

/** A QR code has no readable line. */
function hasReadableLine({ symbology, readable }: BarcodeElement): boolean {
  return symbology !== 'qrcode' && readable !== 'none'
}

/** The height of the readable line. */
export function readableHeight(element: BarcodeElement): Dots {
  return hasReadableLine(element) ? lineHeightOf(limits.LABEL_FONT_SIZE) : dots(0)
}

/** The least height at which a barcode prints: that of its bars, and of the readable line if it has one. */
export function leastBarcodeHeight(element: BarcodeElement): Dots {
  return dots(limits.BARCODE_MIN_HEIGHT + readableHeight(element))
}

/** The least width in which so many characters scan as Code 128, whatever they are, in dots. */
export function code128Width(characters: number, density: Density): Dots {
  return dots((characters * CODE128.perCharacter + CODE128.frame + CODE128.quiet) * leastModule(density))
}

/** Modules of Code 128: of a character in set B, of start, check and stop, and of both quiet zones. */
const CODE128 = { perCharacter: 11, frame: 35, quiet: 20 }

type Room = Readonly<{ width: number; height: number }>

/** Size in dots: of the bars alone, and with the quiet zone. A linear code can have any height. */
function sizeAt({ modules, quiet }: BarcodeSymbol, module: number) {
  return {
    bars: modules.width * module,
    width: (modules.width + quiet.left + quiet.right) * module,
    height: (modules.height + 2 * quiet.aboveBelow) * module,
  }
}

/** The narrowest bar that scans, in dots. */
function leastModule(density: Density): number {
  return Math.ceil(limits.MIN_MODULE_MM * density)
}

/** As chosen, or the widest bars that fit, but never too fine to scan. */
function fitModule(symbol: BarcodeSymbol, room: Room, wanted: number | 'fit', density: Density): number {
  if (wanted !== 'fit') return wanted
  const { width, height } = sizeAt(symbol, 1)
  const across = room.width / width
  const down = symbol.symbology === 'qrcode' ? room.height / height : Infinity
  return Math.max(leastModule(density), Math.min(Math.floor(Math.min(across, down)), limits.MAX_MODULE))
}

function problems(
  element: BarcodeElement,
  symbol: BarcodeSymbol,
  module: number,
  room: Room,
  density: Density,
): LabelIssue[] {
  const { id } = element
  const issues: LabelIssue[] = []
  const min = leastModule(density)
  const size = sizeAt(symbol, module)
  const isQr = symbol.symbology === 'qrcode'
  const available = isQr ? Math.min(room.width, room.height) : room.width
  if (module < min) issues.push(issue('barcodeTooFine', id, { module, min }))
  if (size.width > available) issues.push(issue('barcodeTooWide', id, { required: size.width, available }))
  if (!isQr && room.height < limits.BARCODE_MIN_HEIGHT) {
    const needed = leastBarcodeHeight(element)
    issues.push(issue('barcodeTooLow', id, { height: room.height, min: limits.BARCODE_MIN_HEIGHT, needed }))
  }
  if (isRetail(symbol.symbology)) {
    if (module / density < limits.GS1_MODULE_MM) issues.push(issue('belowGS1Width', id, { module }))
    if (room.height / density < limits.GS1_HEIGHT_MM) issues.push(issue('belowGS1Height', id, { height: room.height }))
  }
  return issues
}
