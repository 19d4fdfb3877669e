import { csvHeader, foldHeader } from './csv.ts'
import { type ColumnMapping, importableFields, type ImportOptions } from './import-plan.ts'
import type { ItemFieldName } from '@greenroom/catalog'

/** The form of an item file: our own export, the export of another system, or any other table. */
export type FileForm = 'own' | ShopForm | 'other'

/** The systems whose exports are read. */
export type ShopForm = 'shopify' | 'square' | 'woocommerce' | 'lightspeed'

/** Headers that identify a form; each as its system writes it now or wrote it before. */
const MARKS: readonly { form: ShopForm; headers: readonly (readonly string[])[] }[] = [
  { form: 'shopify', headers: [['handle', 'url handle'], ['title'], ['option1 name'], ['option1 value']] },
  { form: 'square', headers: [['item name'], ['variation name'], ['sku'], ['price']] },
  { form: 'woocommerce', headers: [['id'], ['type'], ['sku'], ['name'], ['regular price'], ['parent']] },
  { form: 'lightspeed', headers: [['system id'], ['custom sku'], ['item', 'description'], ['price', 'default price']] },
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

/** Whether the columns of a form are known, and its rows become rows of our own table. */
export function isShop(form: string): form is ShopForm {
  return MARKS.some((mark) => mark.form === form)
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
  woocommerce: { trimSpaces: true, blankPrices: true },
  lightspeed: { trimSpaces: true, blankPrices: true },
  other: { trimSpaces: true },
}
