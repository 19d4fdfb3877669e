import { inSentence } from '@greenroom/money'

/** An error is not printed; a warning is printed, but may not look as intended; an info is for information only. */
export type Severity = 'error' | 'warning' | 'info'

type Params = Readonly<Record<string, string | number>>

/** Every issue with its severity and message. */
const ISSUES = {
  outOfRange: ['error', ({ field, value, min, max }) => `${field} is ${value}, not from ${min} to ${max}.`],
  duplicateID: ['error', () => 'Another element has the same ID.'],
  imageData: ['error', () => 'The image is damaged: its data does not match its size.'],
  tooManyDots: ['error', ({ millions, max }) => `The label has ${millions} million dots: the limit is ${max} million.`],
  tooManyBitmapDots: [
    'error',
    ({ millions, max }) => `Pictures and barcodes have ${millions} million dots together: the limit is ${max} million.`,
  ],
  tooManyBarcodes: ['error', ({ barcodes, max }) => `The label has ${barcodes} barcodes: the limit is ${max}.`],
  notLabelWidth: ['warning', ({ width, expected }) => `The label is ${width} dots wide, not ${expected}.`],
  emptyValue: ['info', ({ source }) => `${source} is empty.`],
  notPermitted: ['warning', ({ source }) => `${source} is not printed: you don't have access to it.`],
  notAPrice: ['error', ({ source }) => `${source} is not a price, so it is neither above nor below another.`],
  dateInvalid: ['error', ({ value }) => `${value} is not a date.`],
  characterReplaced: ['warning', ({ characters }) => `The printer cannot print ${characters}: replaced or left out.`],
  textCut: ['info', ({ limit }) => `Cut to ${limit} characters.`],
  textTruncated: ['warning', ({ width, lost }) => `${lost} characters do not fit into ${width} dots.`],
  textShrunk: ['info', ({ fontSize }) => `Printed in font size ${fontSize} to fit.`],
  nothingToScan: ['error', ({ source }) => `${source} is empty: there is nothing to scan.`],
  barcodeCharacters: ['error', ({ symbology }) => `${symbology} cannot hold these characters.`],
  barcodeLength: ['error', ({ symbology, length }) => `${symbology} cannot hold ${length} characters.`],
  wrongCheckDigit: ['error', ({ found, expected }) => `The check digit is ${found}, not ${expected}.`],
  checkDigitDiffers: [
    'warning',
    ({ found, expected }) => `The check digit is ${found}, not ${expected}: printed as Code 128, which scans as typed.`,
  ],
  checkDigitAdded: ['info', ({ digit }) => `The check digit ${digit} was added.`],
  barcodeTooWide: [
    'error',
    ({ required, available }) => `Too wide to scan: the barcode needs ${required} dots and has ${available}.`,
  ],
  barcodeTooFine: ['error', ({ module, min }) => `Bars of ${module} dots do not scan: the minimum is ${min}.`],
  barcodeTooLow: [
    'error',
    ({ height, min, needed }) =>
      `The bars are ${height} dots high, not ${min}: the barcode needs a height of ${needed} dots.`,
  ],
  belowGS1Width: ['info', ({ module }) => `Bars of ${module} dots are finer than the GS1 minimum for retail barcodes.`],
  belowGS1Height: [
    'info',
    ({ height }) => `Bars ${height} dots high are lower than the GS1 minimum for retail barcodes.`,
  ],
  quietZone: ['warning', ({ other }) => `${other} is too close for the barcode to scan reliably.`],
  imageTooLarge: ['error', ({ width, height }) => `The image is ${width} x ${height} dots, larger than its place.`],
  outsideLabel: ['error', () => 'Lies partly outside the label.'],
  overlap: ['warning', ({ other }) => `Lies over ${other}.`],
  sheetTooSmall: [
    'error',
    ({ axis, needed, page }) => `The labels need ${needed} mm, and the page is ${page} mm ${axis}.`,
  ],
  labelTooLarge: ['error', ({ axis, label, place }) => `The label is ${label} mm ${axis}, and its place ${place} mm.`],
} satisfies Record<string, readonly [Severity, (params: Params) => string]>

export type IssueCode = keyof typeof ISSUES

/** A problem with an element, for its author or the person who prints. Without `elementID` it concerns the whole label. */
export type LabelIssue = Readonly<{
  code: IssueCode
  severity: Severity
  elementID?: string
  message: string
  params: Params
}>

export function issue(code: IssueCode, elementID: string | undefined, params: Params = {}): LabelIssue {
  const [severity, describe] = ISSUES[code] as readonly [Severity, (params: Params) => string]
  return { code, severity, elementID, message: describe(wordsOf(params)), params }
}

function wordsOf(params: Params): Params {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? inSentence(value) : value,
  ])
  return Object.fromEntries(words)
}

export function isError({ severity }: LabelIssue): boolean {
  return severity === 'error'
}
