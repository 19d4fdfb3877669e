import { grantsOf } from '@greenroom/permissions'
import { dots, rect } from '../dots.ts'
import { endRoomOf, measureText } from '../font.ts'
import type { LabelIssue } from '../issue.ts'
import { layOutLabel } from '../lay-out-label.ts'
import { LABEL_FONT_SIZE, MAX_ROUNDING, TEXT_MIN_WIDTH } from '../limits.ts'
import { newElement } from '../new-element.ts'
import { placeBarcode, readableHeight } from '../place-barcode.ts'
import { placeText } from '../place-text.ts'
import type { Placed, Placement } from '../placed.ts'
import { encode, symbologyFor } from '../symbols/symbol.ts'
import type {
  BarcodeElement,
  CircleElement,
  ImageElement,
  LabelElement,
  LabelStock,
  RectangleElement,
  TextElement,
} from '../template.ts'
import { type Bitmap, drawBitmap, isBlack, toImage } from './bitmap.ts'
import { fieldOf, writeField, type ZplField } from './zpl-fields.ts'

type Field<Kind extends ZplField['kind']> = Extract<ZplField, { kind: Kind }>

/** A field that no element prints, by its position, with the issue of the element that comes nearest. */
type Fault = Readonly<{ field: number; issue: LabelIssue | undefined }>

/** Elements with fixed texts that print the fields of a label, each of which has been laid out and compared. */
export function elementsOf(fields: readonly ZplField[], stock: LabelStock) {
  const elements: LabelElement[] = []
  const faults: Fault[] = []
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at]!
    const id = `e${at + 1}`
    const barcode = barcodeOf(id, field, fields[at + 1], stock)
    const element = barcode ?? elementOf(id, field, stock)
    const { placed, issues } = layOut(element, stock)
    if (barcode) at++
    if (barcode || prints(placed, [field])) elements.push(element)
    else faults.push({ field: at, issue: issues.find(({ elementID }) => elementID === id) })
  }
  return { elements, faults }
}

/** Fixed texts need nobody's access. */
const NOBODY = { currency: 'USD', grants: grantsOf([]) }

function layOut(element: LabelElement, stock: LabelStock) {
  return layOutLabel({ version: 1, name: '', stock, elements: [element] }, { itemID: '' }, NOBODY)
}

function prints(placed: readonly Placed[], fields: readonly ZplField[]): boolean {
  const lines = placed.map((part) => writeField(fieldOf(part)))
  return lines.length === fields.length && fields.every((field, at) => writeField(field) === lines[at])
}

const ORIGIN = rect(0, 0, 0, 0)

function elementOf(id: string, field: ZplField, stock: LabelStock): LabelElement {
  switch (field.kind) {
    case 'text':
      return textOf(id, field)
    case 'box':
      return boxOf(id, field)
    case 'bitmap':
      return imageOf(id, field, stock)
  }
}

/** As wide as its text, but at least the minimum, which reaches to the right or down so that it stays on the label. */
function textOf(id: string, field: Field<'text'>): TextElement {
  const { text, fontSize, orientation } = field
  const endRoom = endRoomOf(orientation)
  const element: TextElement = {
    ...(newElement('Text', id, ORIGIN) as TextElement),
    orientation,
    fontSize,
    text,
    align: endRoom > 0 ? 'R' : 'L',
    width: dots(Math.max(TEXT_MIN_WIDTH, measureText(text, fontSize) + endRoom)),
  }
  return movedTo(field, element, placeText(element, text))
}

/** Moves an element so that its first part is printed where the field is. */
function movedTo<Element extends LabelElement>({ x, y }: ZplField, element: Element, { placed }: Placement): Element {
  const from = placed[0] ? fieldOf(placed[0]) : ORIGIN
  return { ...element, positionX: dots(x - from.x), positionY: dots(y - from.y) }
}

function boxOf(id: string, field: Field<'box'>): RectangleElement | CircleElement {
  const { width, height, thickness, color, rounding } = field
  if (rounding === MAX_ROUNDING && width === height) {
    return { ...(newElement('Circle', id, field) as CircleElement), width, height, thickness, color }
  }
  return { ...(newElement('Rectangle', id, field) as RectangleElement), width, height, thickness, color, rounding }
}

/** A bitmap is read as wide as its bytes, whose last dots may lie beyond the label. */
function imageOf(id: string, field: Field<'bitmap'>, stock: LabelStock): ImageElement {
  const { bitmap, x } = field
  const width = dots(Math.max(0, Math.min(bitmap.width, stock.width - x)))
  const image = toImage(drawBitmap(width, bitmap.height, (left, top) => isBlack(bitmap, left, top)))
  return { ...(newElement('Image', id, field) as ImageElement), width, height: bitmap.height, image }
}

/** The barcode that prints these bars with these readable characters, if there is one. */
function barcodeOf(
  id: string,
  bars: ZplField,
  line: ZplField | undefined,
  stock: LabelStock,
): BarcodeElement | undefined {
  if (bars.kind !== 'bitmap' || line?.kind !== 'text' || line.fontSize !== LABEL_FONT_SIZE) return undefined
  const { text, orientation } = line
  const inked = inkedWidth(bars.bitmap)
  const isUpright = orientation === 'N' || orientation === 'I'
  const [along, across] = isUpright ? [inked, bars.bitmap.height] : [bars.bitmap.height, inked]
  for (const symbology of new Set([symbologyFor(text), 'code128'] as const)) {
    const barcode = newElement('Barcode', id, ORIGIN) as BarcodeElement
    const candidate: BarcodeElement = { ...barcode, orientation, textType: 'Text', text, symbology }
    const { symbol } = encode(text, candidate)
    if (!symbol) continue
    const { modules, quiet } = symbol
    const moduleWidth = dots(along / modules.width)
    // The readable characters are centered, and the middle of an odd width is rounded down.
    for (const spare of [0, 1]) {
      const width = dots((modules.width + quiet.left + quiet.right) * moduleWidth + spare)
      const height = dots(across + readableHeight(candidate))
      for (const readable of ['below', 'above'] as const) {
        const sized = { ...candidate, moduleWidth, width, height, readable }
        const element = movedTo(bars, sized, placeBarcode(sized, text, stock.density))
        if (prints(layOut(element, stock).placed, [bars, line])) return element
      }
    }
  }
  return undefined
}

/** The columns up to the last one with a black dot. */
function inkedWidth(bitmap: Bitmap): number {
  let width: number = bitmap.width
  const isWhite = (x: number) => {
    for (let y = 0; y < bitmap.height; y++) if (isBlack(bitmap, x, y)) return false
    return true
  }
  while (width > 0 && isWhite(width - 1)) width--
  return width
}
