import { type Density, type Dots, dots } from './dots.ts'

/** The label is this wide at 8 dots a millimetre: 56 mm (section 5). */
export const LABEL_WIDTH = 448

/** The width of section 5 at another density. */
export function labelWidth(density: Density): Dots {
  return dots((LABEL_WIDTH / 8) * density)
}

/** A text begins with this font size (section 5). */
export const TEXT_FONT_SIZE = 12

/** The label's own font size: what the readable line of a barcode is printed in (section 5). */
export const LABEL_FONT_SIZE = 20

/** Printers draw smaller text at this size all the same. */
export const MIN_FONT_SIZE = 10

/** Text is cut to font size + this many characters (section 5). */
export const CUT_ALLOWANCE = 5

export const TEXT_MIN_WIDTH = 150
export const TEXT_MAX_HEIGHT = 12
export const BARCODE_MIN_HEIGHT = 40
export const MAX_ROUNDING = 8
export const DEFAULT_THICKNESS = 1

/** The finest bar that a scanner reads from a thermal print, in millimetres. */
export const MIN_MODULE_MM = 0.25

/** What GS1 asks of retail barcodes: the finest bar and the height that goes with it, in millimetres. */
export const GS1_MODULE_MM = 0.264
export const GS1_HEIGHT_MM = 18.3

/** The widest bar a printer knows, in dots. */
export const MAX_MODULE = 10

/** Printers place nothing beyond this. */
export const MAX_DOTS = 32_000

export const MAX_COPIES = 99_999_999
