import * as Schema from 'effect/Schema'
import { DENSITIES, type Dots, ORIENTATIONS } from './dots.ts'
import { TEXT_SOURCES } from './text-types.ts'

const isDots = (value: number): value is Dots => Number.isInteger(value)
const DotsSchema = Schema.Number.pipe(Schema.refine(isDots, { expected: 'whole dots' }))

/** Every element has a unique ID and a frame (section 3). */
const place = {
  id: Schema.NonEmptyString,
  positionX: DotsSchema,
  positionY: DotsSchema,
  /** Width and height of the upright element; `orientation` turns it about its corner. */
  width: DotsSchema,
  height: DotsSchema,
  orientation: Schema.Literals(ORIENTATIONS),
  /** Allows other elements above or below this one. */
  allowOverlap: Schema.optionalKey(Schema.Boolean),
}

/** The content of a text or a barcode: the text type of section 3; `text` is printed for the type Text. */
const source = { textType: Schema.Literals(TEXT_SOURCES), text: Schema.String }

export const COLORS = ['B', 'W'] as const
export const ALIGNMENTS = ['L', 'C', 'R'] as const
export const OVERFLOWS = ['cut', 'ellipsis', 'shrink'] as const
export const SYMBOLOGIES = ['upca', 'ean13', 'ean8', 'code128', 'qrcode'] as const
export const ERROR_CORRECTIONS = ['L', 'M', 'Q', 'H'] as const

const TextSchema = Schema.Struct({
  type: Schema.Literal('text'),
  ...place,
  ...source,
  prefix: Schema.String,
  suffix: Schema.String,
  fontSize: DotsSchema,
  align: Schema.Literals(ALIGNMENTS),
  maxLines: Schema.Number,
  /** How to treat text that does not fit. */
  overflow: Schema.Literals(OVERFLOWS),
})

const BarcodeSchema = Schema.Struct({
  type: Schema.Literal('barcode'),
  ...place,
  ...source,
  /** `auto`: chosen by the value. */
  symbology: Schema.Literals(['auto', ...SYMBOLOGIES]),
  /** Width of the narrowest bar; `fit`: the widest that fits. */
  moduleWidth: Schema.Union([Schema.Literal('fit'), DotsSchema]),
  /** Position of the readable characters. A QR code has none. */
  readable: Schema.Literals(['none', 'above', 'below']),
  errorCorrection: Schema.Literals(ERROR_CORRECTIONS),
})

const drawn = { thickness: DotsSchema, color: Schema.Literals(COLORS) }

/** A box, or a line, which is as thick as it is wide or high. Rounding 0 to 8 in eighths of half the shorter side. */
const RectangleSchema = Schema.Struct({
  type: Schema.Literal('rectangle'),
  ...place,
  ...drawn,
  rounding: Schema.Number,
})

/** As wide as the smaller of its width and height. */
const CircleSchema = Schema.Struct({ type: Schema.Literal('circle'), ...place, ...drawn })

/** One bit per dot, row by row, each row starting on a new byte, in hexadecimal; 1 is black. */
const ImageDataSchema = Schema.Struct({ width: DotsSchema, height: DotsSchema, data: Schema.String })

const ImageSchema = Schema.Struct({ type: Schema.Literal('image'), ...place, image: ImageDataSchema })

const ElementSchema = Schema.Union([TextSchema, BarcodeSchema, RectangleSchema, CircleSchema, ImageSchema])

/** The label in the printer: its size in dots, and the dots per millimeter. */
const StockSchema = Schema.Struct({ width: DotsSchema, height: DotsSchema, density: Schema.Literals(DENSITIES) })

/** A stored label template. `version` is the version of this shape. */
export const TemplateSchema = Schema.Struct({
  version: Schema.Literal(1),
  name: Schema.String,
  stock: StockSchema,
  elements: Schema.Array(ElementSchema),
})

export type LabelTemplate = typeof TemplateSchema.Type
export type LabelElement = typeof ElementSchema.Type
export type TextElement = typeof TextSchema.Type
export type BarcodeElement = typeof BarcodeSchema.Type
export type RectangleElement = typeof RectangleSchema.Type
export type CircleElement = typeof CircleSchema.Type
export type ImageElement = typeof ImageSchema.Type
export type ImageData = typeof ImageDataSchema.Type
export type LabelStock = typeof StockSchema.Type
export type Symbology = (typeof SYMBOLOGIES)[number]
export type ErrorCorrection = (typeof ERROR_CORRECTIONS)[number]

/** Reads a stored template, or returns the problem with its shape. `checkTemplate` checks the rules of section 5. */
export const readTemplate = Schema.decodeUnknownResult(TemplateSchema)
