import { type Density, type Dots, dots } from './dots.ts'

/** The width of the label at 8 dots per millimeter: 56 mm (section 5). */
export const LABEL_WIDTH = 448

/** The width of section 5 at another density. */
export function labelWidth(density: Density): Dots {
  return dots((LABEL_WIDTH / 8) * density)
}

/** The default font size of a text (section 5). */
export const TEXT_FONT_SIZE = 12

/** The label's default font size, used for the readable line of a barcode (section 5). */
export const LABEL_FONT_SIZE = 20

/** Printers draw smaller text at this size anyway. */
export const MIN_FONT_SIZE = 10

/** As high as a label of 42 mm at the finest density. */
export const MAX_FONT_SIZE = 1000

/** The most lines of a text that the designer offers. */
export const MAX_LINES = 20

/** Text is cut to font size + this many characters (section 5). */
export const CUT_ALLOWANCE = 5

export const TEXT_MIN_WIDTH = 150
export const TEXT_MAX_HEIGHT = 12
export const BARCODE_MIN_HEIGHT = 40
export const MAX_ROUNDING = 8
export const DEFAULT_THICKNESS = 1

/** The finest bar that a scanner reads from a thermal print, in millimeters. */
export const MIN_MODULE_MM = 0.25

/** The GS1 minimum for retail barcodes: the finest bar and its height, in millimeters. */
export const GS1_MODULE_MM = 0.264
export const GS1_HEIGHT_MM = 18.3

/** The widest bar that printers support, in dots. */
export const MAX_MODULE = 10

/** Printers place nothing beyond this position. */
export const MAX_DOTS = 32_000

/** The dots of a label: almost three sheets of A4 at the finest density. */
export const MAX_LABEL_DOTS = 100_000_000

/** The dots of all pictures and barcodes of a label. */
export const MAX_BITMAP_DOTS = 16_000_000

/** A QR code takes about 2 ms to encode, for every label. */
export const MAX_BARCODES = 20

export const MAX_COPIES = 99_999_999
