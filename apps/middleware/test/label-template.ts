import { dots, newElement, newTemplate } from '@greenroom/labels'

/** A template with an element of each type, as a request creates it. */
export function labelTemplate(name: string) {
  const at = { x: dots(8), y: dots(8) }
  const names = ['Item Name', 'Barcode', 'Rectangle', 'Circle', 'Image'] as const
  const elements = names.map((each) => newElement(each, each, at))
  return { use: 'SHELF', status: 'Active', design: { ...newTemplate(name), elements } }
}
