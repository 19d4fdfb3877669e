import type { Choice } from '@greenroom/validation'

export const ITEM_TYPES = [
  { value: 1, label: 'Store Item' },
  { value: 2, label: 'Service' },
  { value: 3, label: 'Package' },
  { value: 4, label: 'Prepaid' },
  { value: 5, label: 'Modifier' },
  { value: 6, label: 'Variant' },
] as const satisfies readonly Choice[]

/** The item type Variant (section 3). */
export const VARIANT = 6

/** The item type Package (section 3). */
export const PACKAGE = 3

export const ITEM_STATUSES = [
  { value: 'Active', label: 'Active' },
  { value: 'Discontinued', label: 'Discontinued' },
] as const satisfies readonly Choice[]

export const REPORTING_MODES = [
  { value: 'ALL', label: 'All' },
  { value: 'GENERIC', label: 'Generic' },
  { value: 'ONTOUR', label: 'On tour' },
] as const satisfies readonly Choice[]

/** The available types: Package only if the item already is one or the user can read packaging (section 4). */
export function itemTypeChoices(current: unknown, mayReadPackaging: boolean): readonly Choice[] {
  return ITEM_TYPES.filter(({ value }) => value !== PACKAGE || mayReadPackaging || String(current) === String(PACKAGE))
}
