import type { IssueCode } from './issue.ts'

/** What the author of a label does about each issue; nothing where it is for information only. */
const ADVICE: Readonly<Record<IssueCode, string>> = {
  outOfRange: 'Enter a number within the limits.',
  duplicateID: 'Delete one of the two, or duplicate it again.',
  imageData: 'Choose the picture again.',
  tooManyDots: 'Make the label smaller, or choose a lower density.',
  tooManyBitmapDots: 'Make pictures and barcodes smaller, or delete some.',
  tooManyBarcodes: 'Delete some of them.',
  notLabelWidth: 'Choose a roll of 56 mm, unless your printer takes this one.',
  emptyValue: 'Fill in the field of the item, or print the element only if it has a value.',
  notPermitted: 'Ask an administrator for access, or let somebody print who has it.',
  notAPrice: 'Choose two prices.',
  dateInvalid: 'Choose a day of the calendar.',
  characterReplaced: 'Change the text if it reads badly.',
  textCut: 'Choose a larger font size for more characters.',
  textTruncated: 'Make the element wider, allow more lines, or print the text smaller.',
  textShrunk: 'Make the element wider to keep its font size.',
  nothingToScan: 'Fill in the field of the item, or choose another one.',
  barcodeCharacters: 'Choose Code 128 or a QR code.',
  barcodeLength: 'Choose a symbology that holds as many characters.',
  wrongCheckDigit: 'Correct the UPC of the item, or let the value choose the symbology.',
  checkDigitDiffers: 'Correct the UPC of the item if it should be a UPC-A or EAN-13.',
  checkDigitAdded: '',
  barcodeTooWide: 'Make the barcode wider, turn it, or choose a QR code.',
  barcodeTooFine: 'Choose wider bars, or let them be as wide as fits.',
  barcodeTooLow: 'Make the barcode higher.',
  belowGS1Width: 'Make the barcode wider if shops outside yours scan it.',
  belowGS1Height: 'Make the barcode higher if shops outside yours scan it.',
  quietZone: 'Move one of the two away.',
  imageTooLarge: 'Make the element larger, or choose the picture again.',
  outsideLabel: 'Move it onto the label, or make it smaller.',
  overlap: 'Move one of the two, or allow it to lie over others.',
  sheetTooSmall: 'Choose another sheet.',
  labelTooLarge: 'Choose a larger label of the sheet, or a smaller one of yours.',
}

export function adviceOn(code: IssueCode): string {
  return ADVICE[code]
}
