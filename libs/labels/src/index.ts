export { adviceOn } from './advice.ts'
export { elementName, issueText } from './element-name.ts'
export { alignmentPage } from './alignment-page.ts'
export { alignElements, type Axis, distributeElements, type Edge, EDGES } from './editing/align.ts'
export {
  boundsOf,
  boxOf,
  copyElements,
  type Handle,
  HANDLES,
  handlesOf,
  isAllLocked,
  lockElements,
  moveElements,
  resizeElement,
} from './editing/arrange.ts'
export { designChanges } from './editing/design-changes.ts'
export { groupElements, isGroup, ungroupElements } from './editing/group.ts'
export { insertedElement } from './editing/insert.ts'
export { type Layer, layerElements } from './editing/layers.ts'
export { partsOf, selectedIn, selectedParts, withGroups } from './editing/selection.ts'
export { type CardPriceRule, cardPriceOf, checkCardPrice } from './card-price.ts'
export { type FittingText, fittingText, longestLabel, worstLabel } from './fitting-text.ts'
export { type History, NO_HISTORY, recordChange, redoChange, undoChange } from './editing/history.ts'
export { type Media, MEDIA, mediaOf, stockOf } from './media/media.ts'
export { type RescaleChange, rescaleTemplate } from './editing/rescale.ts'
export { type Guide, type Snap, snapMove, snapResize } from './editing/snap.ts'
export { type Bitmap, ditherImage, isBlack, type Picture } from './output/bitmap.ts'
export { checkDigit, hasCheckDigit } from './symbols/check-digit.ts'
export { checkElement, checkTemplate } from './check-template.ts'
export { type LabelCopies, withSpare } from './copies.ts'
export { labelFileName, type LabelFileType } from './output/label-file-name.ts'
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
export {
  isSameScope,
  LABEL_USES,
  labelDefaultFor,
  type LabelsAsked,
  type LabelScope,
  type LabelUse,
} from './label-defaults.ts'
export { layOutLabel } from './lay-out-label.ts'
export * as labelLimits from './limits.ts'
export { code128Width, leastBarcodeHeight } from './place-barcode.ts'
export { newElement, newTemplate } from './new-element.ts'
export { type PdfWriter, pdfWriter, type SheetStart, toPdf } from './output/pdf.ts'
export type { LabelLayout, Placed, PlacedBarcode, PlacedBitmap, PlacedBox, PlacedText } from './placed.ts'
export { collectPreflight, type JobIssue, type Preflight, preflight, type PreflightCollector } from './preflight.ts'
export { qrCode } from './symbols/qr-code.ts'
export { checkSheet, type Sheet, singleLabels } from './media/sheet.ts'
export { AVERY_5160, SHEET_IDS, type SheetID, sheetName, SHEETS } from './media/sheets.ts'
export { isPermitted, type LabelContext, sourceText } from './source-text.ts'
export { toSvg } from './output/svg.ts'
export { SYMBOLOGY_LABELS, symbologyFor } from './symbols/symbol.ts'
export {
  ALIGNMENTS,
  COLORS,
  CONDITIONS,
  DATE_FORMATS,
  type DateFormat,
  ERROR_CORRECTIONS,
  type ErrorCorrection,
  OVERFLOWS,
  PRICE_FORMATS,
  type PriceFormat,
  SYMBOLOGIES,
  type Symbology,
} from './choices.ts'
export type {
  BarcodeElement,
  CircleElement,
  Condition,
  ImageElement,
  LabelElement,
  LabelStock,
  LabelTemplate,
  RectangleElement,
  TextElement,
} from './template.ts'
export { readTemplate, TemplateSchema } from './template-schema.ts'
export {
  isPrice,
  type LabelItem,
  PRICES,
  TEXT_SOURCES,
  TEXT_TYPES,
  type TextSourceName,
  type TextType,
  type TextTypeName,
} from './text-types.ts'
export { testLabel } from './test-label.ts'
export { cutText, printableText } from './text.ts'
export { type PrinterSetup, readZpl, toZpl, type ZplLabel, type ZplReading } from './output/zpl.ts'
export { importZpl, type ZplImport, type ZplProblem } from './output/import-zpl.ts'
export type { ZplField } from './output/zpl-fields.ts'
