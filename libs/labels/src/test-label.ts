import { type Density, dots, type Dots } from './dots.ts'
import { newElement } from './new-element.ts'
import type { BarcodeElement, LabelTemplate, RectangleElement } from './template.ts'

const FRAME_MM = 1
const BARCODE = { leftMm: 6, topMm: 6, heightMm: 12, minLabelMm: { width: 46, height: 20 } }

/**
 * A label, of a size in whole millimeters, to set up a printer with: a frame along its edges, rulers from its top left
 * corner, and a barcode if there is room. What is cut off shows how far the labels must be moved.
 */
export function testLabel(size: Readonly<{ width: number; height: number }>, density: Density): LabelTemplate {
  const mm = (length: number) => dots(length * density)
  const rectangle = (id: string, x: number, y: number, width: Dots, height: Dots) =>
    ({ ...newElement('Rectangle', id, { x: mm(x), y: mm(y) }), width, height, allowOverlap: true }) as RectangleElement
  const along = (length: number) => Array.from({ length: length - 1 }, (_, index) => index + 1)
  const barcode = {
    ...newElement('Barcode', 'barcode', { x: mm(BARCODE.leftMm), y: mm(BARCODE.topMm) }),
    width: mm(size.width - BARCODE.leftMm - FRAME_MM),
    height: mm(BARCODE.heightMm),
    textType: 'Text',
    text: 'TEST-1234',
  } as BarcodeElement
  const hasRoom = size.width >= BARCODE.minLabelMm.width && size.height >= BARCODE.minLabelMm.height
  return {
    version: 1,
    name: 'Test label',
    stock: { width: mm(size.width), height: mm(size.height), density },
    elements: [
      rectangle('frame', 0, 0, mm(size.width), mm(size.height)),
      ...along(size.width).map((at) => rectangle(`x${at}`, at, FRAME_MM, dots(1), mm(tickMm(at)))),
      ...along(size.height).map((at) => rectangle(`y${at}`, FRAME_MM, at, mm(tickMm(at)), dots(1))),
      ...(hasRoom ? [barcode] : []),
    ],
  }
}

/** Longer at every fifth, longest at every tenth millimeter. */
function tickMm(at: number): number {
  if (at % 10 === 0) return 3
  return at % 5 === 0 ? 2 : 1
}
