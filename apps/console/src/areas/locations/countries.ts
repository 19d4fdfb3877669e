import type { Option } from '@greenroom/ui'

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes that name no country: unknown, the EU, the eurozone, the UN and test regions. */
const NO_COUNTRIES = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])

/** All countries by their ISO 3166 codes, alphabetically. */
export const COUNTRIES: readonly Option[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .flatMap((id) => {
    const label = NO_COUNTRIES.has(id) ? undefined : NAMES.of(id)
    return label ? [{ id, label, hint: id }] : []
  })
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
