import { csvHeader } from './csv.ts'
import type { ColumnMapping, ImportOptions } from './import-plan.ts'
import { importableFields } from './import-plan.ts'
import type { ItemFieldName } from './item-fields.ts'

/** What a file of items is: our own export, a product export of Shopify, an item library of Square, or any other table. */
export type FileForm = 'own' | 'shopify' | 'square' | 'other'

/** Headers that tell a form from all others; each as its system writes it now or has written it before. */
const MARKS: readonly { form: FileForm; headers: readonly (readonly string[])[] }[] = [
  { form: 'shopify', headers: [['handle', 'url handle'], ['title'], ['option1 name'], ['option1 value']] },
  { form: 'square', headers: [['item name'], ['variation name'], ['sku'], ['price']] },
]

/** Headers without which a table is not our export. */
const OWN_MARKS = ['Item ID', 'UPC', 'Name', 'Type', 'Status']

/** What a file is by its header row. Case and outer space do not matter. */
export function recogniseForm(headers: readonly string[]): FileForm {
  const folded = new Set(headers.map(foldHeader))
  const known = MARKS.find((mark) => mark.headers.every((names) => names.some((name) => folded.has(name))))
  if (known) return known.form
  return OWN_MARKS.every((name) => headers.includes(name)) ? 'own' : 'other'
}

export function foldHeader(header: string): string {
  return header.trim().toLowerCase()
}

/** Which columns of our own export fill which fields: those under exactly the headers that we write. */
export function ownColumns(headers: readonly string[]): ColumnMapping {
  const mapping: Partial<Record<ItemFieldName, number>> = {}
  for (const field of importableFields) {
    const index = headers.indexOf(csvHeader(field))
    if (index >= 0) mapping[field.name] = index
  }
  return mapping
}

/**
 * What is preselected for a file: mending that loses nothing. Our own export is read to the letter, so that it changes
 * nothing unless somebody has changed it. Replacing characters changes names, so the user decides.
 */
export const FORM_OPTIONS: Readonly<Record<FileForm, ImportOptions>> = {
  own: { skipSystemItems: true },
  shopify: { trimSpaces: true, blankPrices: true },
  square: { trimSpaces: true, blankPrices: true },
  other: { trimSpaces: true, skipWithoutName: true },
}
