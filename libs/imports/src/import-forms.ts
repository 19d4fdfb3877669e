import { csvHeader, foldHeader } from './csv.ts'
import { type ColumnMapping, importableFields, type ImportOptions } from './import-plan.ts'
import type { ItemFieldName } from '@greenroom/catalog'

/** The form of an item file: our own export, a product export of Shopify, an item library of Square, or any other
 * table. */
export type FileForm = 'own' | 'shopify' | 'square' | 'other'

/** Headers that identify a form; each as its system writes it now or wrote it before. */
const MARKS: readonly { form: FileForm; headers: readonly (readonly string[])[] }[] = [
  { form: 'shopify', headers: [['handle', 'url handle'], ['title'], ['option1 name'], ['option1 value']] },
  { form: 'square', headers: [['item name'], ['variation name'], ['sku'], ['price']] },
]

/** The headers that our export always has. */
const OWN_MARKS = ['Item ID', 'UPC', 'Name', 'Type', 'Status']

/** The form of a file by its header row. Case and outer space don't matter. */
export function recognizeForm(headers: readonly string[]): FileForm {
  const folded = new Set(headers.map(foldHeader))
  const known = MARKS.find((mark) => mark.headers.every((names) => names.some((name) => folded.has(name))))
  if (known) return known.form
  return OWN_MARKS.every((name) => headers.includes(name)) ? 'own' : 'other'
}

/** The columns of our own export by field, for exactly the headers that we write. */
export function ownColumns(headers: readonly string[]): ColumnMapping {
  const mapping: Partial<Record<ItemFieldName, number>> = {}
  for (const field of importableFields) {
    const index = headers.indexOf(csvHeader(field))
    if (index >= 0) mapping[field.name] = index
  }
  return mapping
}

/**
 * The default options for a file: corrections that lose nothing. Our own export is read exactly, so that importing it
 * unedited changes nothing. Replacing characters changes names, so the user decides.
 */
export const FORM_OPTIONS: Readonly<Record<FileForm, ImportOptions>> = {
  own: { skipSystemItems: true },
  shopify: { trimSpaces: true, blankPrices: true },
  square: { trimSpaces: true, blankPrices: true },
  other: { trimSpaces: true, skipWithoutName: true },
}
