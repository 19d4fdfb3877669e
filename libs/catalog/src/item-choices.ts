import type { Choice } from '@greenroom/validation'

export const ITEM_TYPES = [
  { value: 1, label: 'Store Item' },
  { value: 2, label: 'Service' },
  { value: 3, label: 'Package' },
  { value: 4, label: 'Prepaid' },
  { value: 5, label: 'Modifier' },
  { value: 6, label: 'Variant' },
] as const satisfies readonly Choice[]

/** The item type Service (section 3). */
export const SERVICE = 2

/** The item type Variant (section 3). */
export const VARIANT = 6

/** The item type Package (section 3). */
export const PACKAGE = 3

/** Whether items of this type are kept in stock and come in sizes and colors: services and packages of other items don't. */
export function isStocked(type: number): boolean {
  return type !== SERVICE && type !== PACKAGE
}

export const ITEM_STATUSES = [
  { value: 'Active', label: 'Active' },
  { value: 'Discontinued', label: 'Discontinued' },
] as const satisfies readonly Choice[]

export const REPORTING_MODES = [
  { value: 'ALL', label: 'All' },
  { value: 'GENERIC', label: 'Generic' },
  { value: 'ONTOUR', label: 'On tour' },
] as const satisfies readonly Choice[]

/** What an item can be sold without but should have: a selling price above 0, a picture, a tax. */
export const MISSING_FIELDS = [
  { value: 'sellingPrice', label: 'Price' },
  { value: 'itemImage', label: 'Picture' },
  { value: 'tax', label: 'Tax' },
] as const satisfies readonly Choice[]

/** The available types: Package only if the item already is one or the user can read packaging (section 4). */
export function itemTypeChoices(current: unknown, mayReadPackaging: boolean): readonly Choice[] {
  return ITEM_TYPES.filter(({ value }) => value !== PACKAGE || mayReadPackaging || String(current) === String(PACKAGE))
}
