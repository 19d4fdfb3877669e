import { type Density, dots, type Rect } from './dots.ts'
import * as limits from './limits.ts'
import type { LabelElement, LabelTemplate } from './template.ts'
import { type TextSourceName, textType, type TextTypeName } from './text-types.ts'

/** An empty label of the standard width; `heightMm` defaults to 30 mm. */
export function newTemplate(name: string, heightMm = 30, density: Density = 8): LabelTemplate {
  const stock = { width: limits.labelWidth(density), height: dots(heightMm * density), density }
  return { version: 1, name, stock, elements: [] }
}

/** A new element for one of the text types of section 3, with the defaults of section 5. */
export function newElement(name: TextTypeName, id: string, at: Pick<Rect, 'x' | 'y'>): LabelElement {
  const place = { id, positionX: at.x, positionY: at.y, orientation: 'N' } as const
  const drawn = { ...place, thickness: dots(limits.DEFAULT_THICKNESS), color: 'B', rounding: 0 } as const
  const size = (width: number, height: number) => ({ width: dots(width), height: dots(height) })
  switch (textType(name).element) {
    case 'barcode':
      return {
        type: 'barcode',
        ...place,
        ...size(300, 2 * limits.BARCODE_MIN_HEIGHT),
        textType: 'UPC',
        text: '',
        symbology: 'auto',
        moduleWidth: 'fit',
        readable: 'below',
        errorCorrection: 'M',
      }
    case 'rectangle':
      if (name === 'Horizontal Line') return { type: 'rectangle', ...drawn, ...size(200, limits.DEFAULT_THICKNESS) }
      if (name === 'Vertical Line') return { type: 'rectangle', ...drawn, ...size(limits.DEFAULT_THICKNESS, 100) }
      return { type: 'rectangle', ...drawn, ...size(200, 100) }
    case 'circle':
      return { type: 'circle', ...place, ...size(80, 80), thickness: drawn.thickness, color: 'B' }
    case 'image':
      return { type: 'image', ...place, ...size(64, 64), image: { ...size(0, 0), data: '' } }
    case 'text':
      return {
        type: 'text',
        ...place,
        ...size(limits.TEXT_MIN_WIDTH, limits.TEXT_MAX_HEIGHT),
        textType: name as TextSourceName,
        text: name === 'Text' ? 'Text' : '',
        prefix: '',
        suffix: '',
        fontSize: dots(limits.TEXT_FONT_SIZE),
        align: 'L',
        maxLines: 1,
        overflow: 'cut',
      }
  }
}
