export { type Bitmap, ditherImage, isBlack, type Picture } from './output/bitmap.ts'
export { checkDigit, hasCheckDigit } from './symbols/check-digit.ts'
export { checkElement, checkTemplate } from './check-template.ts'
export type { LabelCopies } from './copies.ts'
export {
  DENSITIES,
  type Density,
  type Dots,
  dots,
  ORIENTATIONS,
  type Orientation,
  type Rect,
  rect,
  type Size,
} from './dots.ts'
export { measureText } from './font.ts'
export { isError, type IssueCode, type LabelIssue, type Severity } from './issue.ts'
export { layOutLabel } from './lay-out-label.ts'
export * as labelLimits from './limits.ts'
export { newElement, newTemplate } from './new-element.ts'
export { type SheetStart, toPdf } from './output/pdf.ts'
export type { LabelLayout, Placed, PlacedBarcode, PlacedBitmap, PlacedBox, PlacedText } from './placed.ts'
export { type JobIssue, type Preflight, preflight } from './preflight.ts'
export { qrCode } from './symbols/qr-code.ts'
export { AVERY_5160, checkSheet, type Sheet, singleLabels } from './sheet.ts'
export type { LabelContext } from './source-text.ts'
export { toSvg } from './output/svg.ts'
export { SYMBOLOGY_LABELS, symbologyFor } from './symbols/symbol.ts'
export {
  ALIGNMENTS,
  type BarcodeElement,
  type CircleElement,
  COLORS,
  ERROR_CORRECTIONS,
  type ErrorCorrection,
  type ImageElement,
  type LabelElement,
  type LabelStock,
  type LabelTemplate,
  OVERFLOWS,
  readTemplate,
  type RectangleElement,
  SYMBOLOGIES,
  type Symbology,
  TemplateSchema,
  type TextElement,
} from './template.ts'
export {
  type LabelItem,
  TEXT_SOURCES,
  TEXT_TYPES,
  type TextSourceName,
  type TextType,
  type TextTypeName,
} from './text-types.ts'
export { cutText, printableText } from './text.ts'
export { readZpl, toZpl, type ZplLabel, type ZplReading } from './output/zpl.ts'
export type { ZplField } from './output/zpl-fields.ts'
