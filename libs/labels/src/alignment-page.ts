import { grantsOf } from '@greenroom/permissions'
import { type Density, dots } from './dots.ts'
import { layOutLabel } from './lay-out-label.ts'
import { newElement } from './new-element.ts'
import { toPdf } from './output/pdf.ts'
import type { Sheet } from './media/sheet.ts'
import type { LabelTemplate, RectangleElement, TextElement } from './template.ts'

/** The finest, so that the outlines are as large as the labels. */
const DENSITY: Density = 24

const MARGIN_MM = 2
const FONT_MM = 2.5
const LINE_MM = 0.2

/** The alignment page prints nothing of an item. */
const NOBODY = { currency: 'USD', grants: grantsOf([]) }

/**
 * A page to lay over a sheet of labels, as PDF: the outline of every label with its row and column. Where the outlines do
 * not meet the labels, the printer scales or moves its pages.
 */
export function alignmentPage(sheet: Sheet): Uint8Array {
  const places = Array.from({ length: sheet.rows * sheet.columns }, (_, place) => outline(sheet, place))
  return toPdf(
    places.map((template) => ({ layout: layOutLabel(template, { itemID: '' }, NOBODY) })),
    sheet,
  )
}

function outline({ label, columns }: Sheet, place: number): LabelTemplate {
  const [width, height] = [dots(Math.floor(label.width * DENSITY)), dots(Math.floor(label.height * DENSITY))]
  const margin = dots(MARGIN_MM * DENSITY)
  const thickness = dots(LINE_MM * DENSITY)
  const box = newElement('Rectangle', 'frame', { x: dots(0), y: dots(0) }) as RectangleElement
  const words = {
    ...(newElement('Text', 'place', { x: margin, y: margin }) as TextElement),
    text: `Row ${Math.floor(place / columns) + 1}, column ${(place % columns) + 1}`,
    fontSize: dots(FONT_MM * DENSITY),
    width: dots(width - 2 * margin),
  }
  return {
    version: 1,
    name: 'Alignment',
    stock: { width, height, density: DENSITY },
    elements: [{ ...box, width, height, thickness }, words],
  }
}
