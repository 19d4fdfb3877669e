import type { LabelIssue } from './issue.ts'
import type { LabelElement } from './template.ts'

/** What people call an element: what it prints, or its shape. */
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

/** The message of an issue, with the name of another element in place of its ID. */
export function issueText({ message, params }: LabelIssue, elements: readonly LabelElement[]): string {
  const other = elements.find(({ id }) => id === params['other'])
  return other ? message.replace(other.id, elementName(other)) : message
}
