import type { Bitmap } from './output/bitmap.ts'
import type { Dots, Orientation, Rect } from './dots.ts'
import type { LabelIssue } from './issue.ts'
import type { Symbology } from './choices.ts'
import type { LabelStock, RectangleElement } from './template.ts'

type Part = Readonly<{ elementID: string; box: Rect }>

/** One line of text. `cell` is as high as the font size, before rotation, from the top of capitals down. */
export type PlacedText = Part &
  Readonly<{ kind: 'text'; cell: Rect; text: string; fontSize: Dots; orientation: Orientation }>

/**
 * An image or a barcode, already rotated. The dots of `bitmap` fill the box in equal parts: one dot each of an image, a
 * module of a QR code, a whole bar of a linear barcode.
 */
export type PlacedBitmap = Part & Readonly<{ kind: 'bitmap'; bitmap: Bitmap; barcode?: PlacedBarcode }>

/** The content of a barcode. `quietZone` must stay white so that scanners can read it. */
export type PlacedBarcode = Readonly<{ symbology: Symbology; value: string; moduleWidth: Dots; quietZone: Rect }>

/** A box or a line; with rounding 8 and equal sides a circle. */
export type PlacedBox = Part & Readonly<{ kind: 'box' } & Pick<RectangleElement, 'thickness' | 'color' | 'rounding'>>

/** The parts that all outputs draw, in this order. `box` holds all the ink of a part, and lies within the label. */
export type Placed = PlacedText | PlacedBitmap | PlacedBox

/** A label as it will be printed, with its issues. */
export type LabelLayout = Readonly<{
  itemID: string
  stock: LabelStock
  placed: readonly Placed[]
  issues: readonly LabelIssue[]
}>

/** The result for one element. */
export type Placement = Readonly<{ placed: readonly Placed[]; issues: readonly LabelIssue[] }>
