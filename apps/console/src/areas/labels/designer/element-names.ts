import type { LabelElement } from '@greenroom/labels'

/** What an element is called in the designer: what it prints, or its shape. */
export function elementName(element: LabelElement): string {
  switch (element.type) {
    case 'text':
      return element.textType === 'Text' ? `“${element.text}”` : element.textType
    case 'barcode':
      return `Barcode of ${element.textType}`
    case 'image':
      return 'Image'
    case 'circle':
      return 'Circle'
    case 'rectangle':
      if (element.height === element.thickness) return 'Horizontal line'
      return element.width === element.thickness ? 'Vertical line' : 'Rectangle'
  }
}
