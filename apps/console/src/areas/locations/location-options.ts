import type { Option } from '@greenroom/ui'
import { ENTRY_STATUSES } from '@greenroom/catalog'
import type { LocationFieldName } from '@greenroom/validation'
import { TIME_ZONES } from '#records/company-choices.ts'
import { choiceOptions } from '#records/import/corrections/cell-options.ts'
import { COUNTRIES } from './countries.ts'
import type { LocationSettings } from './locations.atoms.ts'

/** What the cell of a field may say in a file; undefined for any text. */
export function locationOptions(
  field: LocationFieldName | 'status',
  { locations, taxes }: LocationSettings,
): readonly Option[] | undefined {
  const ofType = (type: string) =>
    locations.filter((one) => one.type === type).map(({ id, name }) => ({ id, label: name, hint: id }))
  if (field === 'status') return choiceOptions(ENTRY_STATUSES)
  if (field === 'venueID') return ofType('VENUE')
  if (field === 'storeID') return ofType('STORE')
  if (field === 'taxID') return taxes.map(({ taxID, description }) => ({ id: taxID, label: description, hint: taxID }))
  if (field === 'timeZone') return TIME_ZONES
  return field === 'country' ? COUNTRIES : undefined
}
