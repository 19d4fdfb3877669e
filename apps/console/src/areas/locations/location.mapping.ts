import type { LocationType } from '@greenroom/permissions'
import {
  checkLocation,
  type GroupLocation,
  groupLocationKey,
  LOCATION_KINDS,
  type LocationFieldName,
  type LocationFields,
  type LocationKind,
  locationLabel,
  type OpeningHours,
  readHours,
  writeHours,
} from '@greenroom/validation'
import { labeledFields } from '#forms/form-fields.ts'
import type { LocationRecord } from './locations.atoms.ts'

/** The fields whose form is their text. */
export type TextName = Exclude<LocationFieldName, 'hours' | 'locations'>

/** The form of a record of any kind, as typed. Fields that its kind lacks stay blank. */
export type LocationForm = Record<TextName, string> & {
  hours: OpeningHours | null
  /** Written `TYPE/ID`. */
  locations: readonly string[]
}

const BLANK: LocationForm = {
  venueID: '',
  storeID: '',
  warehouseID: '',
  registerID: '',
  reportingGroupID: '',
  name: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  timeZone: '',
  taxID: '',
  number: '',
  hours: null,
  locations: [],
}

export function fieldsOf(kind: LocationKind): readonly LocationFieldName[] {
  return LOCATION_KINDS[kind].fields
}

/** The fields of a kind's form, in order. */
export function formFieldsOf(kind: LocationKind) {
  const labels = Object.fromEntries(fieldsOf(kind).map((name) => [name, locationLabel(kind, name)]))
  return labeledFields<LocationForm>(labels, { hours: writeHours, locations: (keys) => keys.join(', ') })
}

export function formOfLocation(
  kind: LocationKind,
  record: (LocationFields & Partial<LocationRecord>) | undefined,
): LocationForm {
  const { hours = null, locations, ...texts } = record ?? {}
  const own = fieldsOf(kind).flatMap((name) => {
    if (name === 'hours' || name === 'locations') return []
    const value = texts[name]
    return [[name, value === null || value === undefined ? '' : String(value)]]
  })
  return { ...BLANK, ...Object.fromEntries(own), hours, locations: (locations ?? []).map(groupLocationKey) }
}

/** These fields of a form as the server takes them: texts without outer spaces, and null for what is blank. */
export function valuesOf(form: LocationForm, names: readonly LocationFieldName[]): LocationFields {
  return Object.fromEntries(names.map((name) => [name, valueOf(form, name)]))
}

function valueOf(form: LocationForm, name: LocationFieldName) {
  if (name === 'hours') return form.hours && readHours(form.hours)
  if (name === 'locations') return form.locations.map(groupLocation)
  const text = form[name].trim()
  if (text === '') return null
  if (name !== 'number') return text
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

export function checkForm(kind: LocationKind, form: LocationForm, restricted: string, stored?: LocationFields) {
  return checkLocation(kind, valuesOf(form, fieldsOf(kind)), { restricted, stored })
}

/** A store and a venue may have the same ID. */
function groupLocation(key: string): GroupLocation {
  const [type, ...id] = key.split('/')
  return { type: type as Exclude<LocationType, 'ARTIST'>, locationID: id.join('/') }
}
