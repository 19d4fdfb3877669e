import * as Schema from 'effect/Schema'
import {
  ALIGNMENTS,
  COLORS,
  CONDITIONS,
  DATE_FORMATS,
  ERROR_CORRECTIONS,
  OVERFLOWS,
  PRICE_FORMATS,
  SYMBOLOGIES,
} from './choices.ts'
import { DENSITIES, type Dots, ORIENTATIONS } from './dots.ts'
import { TEXT_SOURCES } from './text-types.ts'

const isDots = (value: number): value is Dots => Number.isInteger(value)
const DotsSchema = Schema.Number.pipe(Schema.refine(isDots, { expected: 'whole dots' }))

/** Prints the element only if a value of the item is there or missing, or a price is above or below another. */
const ConditionSchema = Schema.Struct({
  textType: Schema.Literals(TEXT_SOURCES),
  is: Schema.Literals(CONDITIONS),
  /** The price that `above` and `below` compare with. */
  than: Schema.optionalKey(Schema.Literals(TEXT_SOURCES)),
})

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
  /** The designer neither moves nor changes it. */
  locked: Schema.optionalKey(Schema.Boolean),
  /** The elements with the same one are a group: the designer treats them as one, and prints them like others. */
  group: Schema.optionalKey(Schema.NonEmptyString),
  printIf: Schema.optionalKey(ConditionSchema),
}

/** The content of a text or a barcode: the text type of section 3; `text` is printed for the type Text. */
const source = {
  textType: Schema.Literals(TEXT_SOURCES),
  text: Schema.String,
  priceFormat: Schema.optionalKey(Schema.Literals(PRICE_FORMATS)),
  dateFormat: Schema.optionalKey(Schema.Literals(DATE_FORMATS)),
}

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
const StockSchema = Schema.Struct({
  width: DotsSchema,
  height: DotsSchema,
  density: Schema.Literals(DENSITIES),
  /** Between two labels of a roll. */
  gap: Schema.optionalKey(DotsSchema),
  /** The `MEDIA` that the size was taken from. */
  media: Schema.optionalKey(Schema.String),
})

/** A stored label template. `version` is the version of this shape. */
export const TemplateSchema = Schema.Struct({
  version: Schema.Literal(1),
  name: Schema.String,
  stock: StockSchema,
  elements: Schema.Array(ElementSchema),
})

/** Reads a stored template, or returns the problem with its shape. `checkTemplate` checks the rules of section 5. */
export const readTemplate = Schema.decodeUnknownResult(TemplateSchema)
