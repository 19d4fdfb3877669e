/** One entry of a closed list: what is stored, and what people read. */
export type Choice = Readonly<{ value: string | number; label: string }>

export const ITEM_TYPES = [
  { value: 1, label: 'Store Item' },
  { value: 2, label: 'Service' },
  { value: 3, label: 'Package' },
  { value: 4, label: 'Prepaid' },
  { value: 5, label: 'Modifier' },
  { value: 6, label: 'Variant' },
] as const satisfies readonly Choice[]

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

/** The types to choose from: Package only if the item is one already or the user may read packaging (section 4). */
export function itemTypeChoices(current: unknown, mayReadPackaging: boolean): readonly Choice[] {
  return ITEM_TYPES.filter(({ value }) => value !== PACKAGE || mayReadPackaging || String(current) === String(PACKAGE))
}

/** The stored value that `value` means, by value or label in any case; undefined if it is not on the list. */
export function choiceOf(choices: readonly Choice[], value: unknown): string | number | undefined {
  const text = String(value).trim().toLowerCase()
  return choices.find((choice) => String(choice.value).toLowerCase() === text || choice.label.toLowerCase() === text)
    ?.value
}

const YES = ['true', 'yes', 'y', '1', 'on']
const NO = ['false', 'no', 'n', '0', 'off']

/** Yes or no as a form, a file or a JSON body says it; undefined if it says neither. */
export function parseFlag(value: unknown): boolean | undefined {
  const text = String(value).trim().toLowerCase()
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}
