import {
  dots,
  type LabelElement,
  type LabelTemplate,
  mediaOf,
  newElement,
  newTemplate,
  stockOf,
  type TextElement,
} from '@greenroom/labels'
import type { components } from '@greenroom/openapi'

type Frame = readonly [x: number, y: number, width: number, height: number]

/** A text of one line in the middle of its frame, printed smaller if it does not fit. */
function text(textType: TextElement['textType'], fontSize: number, [x, y, width]: Frame, more: object = {}) {
  const at = { x: dots(x), y: dots(y) }
  const own = { width: dots(width), fontSize: dots(fontSize), align: 'C', overflow: 'shrink' }
  return { ...newElement(textType, textType, at), ...own, ...more } as TextElement
}

function drawn(name: 'Barcode' | 'Horizontal Line' | 'Rectangle', [x, y, width, height]: Frame, more: object = {}) {
  const at = { x: dots(x), y: dots(y) }
  return { ...newElement(name, name, at), width: dots(width), height: dots(height), ...more } as LabelElement
}

/** For a roll of the width of section 5. */
const design = (name: string, heightMm: number, elements: readonly LabelElement[]): LabelTemplate => ({
  ...newTemplate(name),
  stock: stockOf(mediaOf(`roll-56x${heightMm}`)!, 8),
  elements,
})

const reduced = { textType: 'MSRP', is: 'above', than: 'Selling Price' }

/** [use, design]. A barcode of 440 dots holds the longest item ID (section 5). */
export const TEMPLATES: readonly (readonly [components['schemas']['LabelUse'], LabelTemplate])[] = [
  [
    'HANG_TAG',
    design('Hang tag', 60, [
      text('Brand', 20, [24, 20, 400, 12]),
      text('Item Name', 30, [24, 54, 400, 12], { maxLines: 2 }),
      drawn('Horizontal Line', [24, 140, 400, 2], { thickness: 2 }),
      text('Size', 34, [24, 150, 190, 12], { align: 'L' }),
      text('Color', 26, [234, 157, 190, 12], { align: 'R' }),
      text('Selling Price', 72, [24, 200, 400, 12]),
      text('MSRP', 22, [24, 298, 400, 12], { prefix: 'Compare at ', printIf: reduced }),
      drawn('Barcode', [4, 332, 440, 140]),
    ]),
  ],
  [
    'SHELF',
    design('Shelf label', 30, [
      text('Item Name', 28, [16, 8, 416, 12], { align: 'L' }),
      text('Selling Price', 60, [16, 48, 250, 12], { align: 'L' }),
      text('Department', 20, [276, 60, 156, 12], { align: 'R' }),
      text('Item ID', 20, [276, 92, 156, 12], { align: 'R' }),
      drawn('Barcode', [4, 132, 440, 100]),
    ]),
  ],
  [
    'BOX',
    design('Box label', 50, [
      drawn('Rectangle', [4, 4, 440, 240], { thickness: 3, rounding: 1 }),
      text('Item Name', 36, [20, 16, 408, 12], { align: 'L', maxLines: 2 }),
      text('Item ID', 44, [20, 116, 408, 12], { align: 'L' }),
      text('Color', 28, [20, 190, 200, 12], { align: 'L' }),
      text('Size', 40, [228, 182, 200, 12], { align: 'R' }),
      drawn('Barcode', [4, 252, 440, 140], { textType: 'Item ID', symbology: 'code128' }),
    ]),
  ],
]
