import { joinList, splitList } from '../text.ts'
import { checkRecord, type RecordIssue, recordLabel } from '../check-record.ts'
import { quote } from '../issue.ts'
import {
  type GroupLocation,
  LOCATION_KINDS,
  type LocationFieldName,
  type LocationFields,
  type LocationKind,
} from './location-kinds.ts'
import { checkHours, HOURS_DAYS, readDayHours, writeDayHours } from './opening-hours.ts'

/** The highest number of a register. */
export const REGISTER_NUMBER_MAX = 99_999

/** The most members of a reporting group. */
export const GROUP_LOCATIONS_MAX = 1000

const OTHER_LABELS: Partial<Record<LocationFieldName, string>> = {
  hours: 'Opening hours',
  number: 'Register number',
  locations: 'Locations',
}

/** The label of a field. */
export function locationLabel(kind: LocationKind, field: LocationFieldName): string {
  return recordLabel(kind, field) ?? OTHER_LABELS[field] ?? field
}

/** All problems with a record alone (L1 to L6, L8). `stored` is an existing record, which keeps its ID. */
export function checkLocation(
  kind: LocationKind,
  record: LocationFields,
  { restricted, stored }: { restricted: string; stored?: LocationFields | undefined },
): RecordIssue[] {
  const { fields, idField } = LOCATION_KINDS[kind] as { fields: readonly LocationFieldName[]; idField: string }
  if (stored && fields.every((field) => isSame(stored[field], record[field]))) return []
  const issues = checkRecord(kind, record as Record<string, string | null>, restricted)
  return [
    ...issues.filter(({ field }) => !(stored && field === idField)),
    ...(fields.includes('hours') && record.hours ? checkHours(record.hours) : []),
    ...(fields.includes('number') ? checkNumber(record.number) : []),
    ...(fields.includes('locations') ? checkMembers(record.locations ?? []) : []),
  ]
}

/** Hours and members are compared as they are written; blank is none. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}

function checkNumber(number: number | null | undefined): RecordIssue[] {
  if (number === null || number === undefined) return []
  if (Number.isInteger(number) && number >= 1 && number <= REGISTER_NUMBER_MAX) return []
  const message = `Register number is not a whole number from 1 to ${REGISTER_NUMBER_MAX}.`
  return [{ field: 'number', code: 'unfit', message }]
}

function checkMembers(locations: readonly GroupLocation[]): RecordIssue[] {
  if (locations.length > GROUP_LOCATIONS_MAX) {
    const message = `A reporting group has at most ${GROUP_LOCATIONS_MAX} locations (${locations.length}).`
    return [{ field: 'locations', code: 'tooLong', message }]
  }
  const keys = locations.map(groupLocationKey)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  return twice ? [{ field: 'locations', code: 'duplicate', message: `${twice} is listed twice.` }] : []
}

/** A member of a reporting group as files have it: STORE/S1. */
export function groupLocationKey({ type, locationID }: GroupLocation): string {
  return `${type}/${locationID}`
}

/** A column of the files of a kind: a field, or a weekday's hours. */
export type LocationColumn = { readonly name: string; readonly label: string }

/** The columns of a kind's files, in order; the status last. */
export function locationColumns(kind: LocationKind): LocationColumn[] {
  const columns = LOCATION_KINDS[kind].fields.flatMap((field: LocationFieldName): LocationColumn[] =>
    field === 'hours'
      ? HOURS_DAYS.map(({ day, label }) => ({ name: day, label }))
      : [{ name: field, label: locationLabel(kind, field) }],
  )
  return [...columns, { name: 'status', label: 'Status' }]
}

/** Fields of a record as the texts of its file, by column. */
export function writeLocation(
  kind: LocationKind,
  record: LocationFields & { status?: string },
): Record<string, string> {
  const texts = LOCATION_KINDS[kind].fields.flatMap((field: LocationFieldName) => {
    if (field === 'hours') return HOURS_DAYS.map(({ day }) => [day, writeDayHours(record.hours, day)])
    if (field === 'locations') return [[field, joinList((record.locations ?? []).map(groupLocationKey))]]
    const value = record[field]
    return [[field, value === null || value === undefined ? '' : String(value as string | number)]]
  })
  return Object.fromEntries([...texts, ['status', record.status ?? '']]) as Record<string, string>
}

/**
 * Reads the texts of a file's row, by column, as fields. Columns that the file lacks stay as they are. A value that
 * cannot be read becomes an issue and is left out.
 */
export function readLocation(
  kind: LocationKind,
  texts: Readonly<Record<string, string | undefined>>,
): { record: LocationFields & { status?: 'Active' | 'Inactive' }; issues: RecordIssue[] } {
  const record: Record<string, unknown> = {}
  const issues: RecordIssue[] = []
  const unread = (field: string, label: string, words: string, text: string) =>
    issues.push({ field, code: 'unfit', message: `${label} is not ${words} (${quote(text)}).` })
  for (const field of LOCATION_KINDS[kind].fields as readonly LocationFieldName[]) {
    const text = texts[field]?.trim()
    if (field === 'hours' || text === undefined) continue
    if (text === '') record[field] = field === 'locations' ? [] : null
    else if (field === 'number') {
      if (/^\d{1,9}$/.test(text)) record[field] = Number(text)
      else unread(field, locationLabel(kind, field), `a whole number from 1 to ${REGISTER_NUMBER_MAX}`, text)
    } else if (field === 'locations') {
      const members = splitList(text).map((part) => /^(VENUE|STORE|WAREHOUSE)\/(.+)$/.exec(part))
      if (members.every((member) => member !== null)) {
        record[field] = members.map(([, type, locationID]) => ({ type, locationID }))
      } else unread(field, 'Locations', 'a list such as STORE/S1, VENUE/V1', text)
    } else record[field] = text
  }
  readHours(kind, texts, record, issues)
  const status = texts['status']?.trim()
  if (status) {
    if (/^(in)?active$/i.test(status)) record['status'] = /^i/i.test(status) ? 'Inactive' : 'Active'
    else unread('status', 'Status', 'Active or Inactive', status)
  }
  return { record, issues }
}

/** A file without any of the days leaves the hours as they are; one with all of them blank removes them. */
function readHours(
  kind: LocationKind,
  texts: Readonly<Record<string, string | undefined>>,
  record: Record<string, unknown>,
  issues: RecordIssue[],
) {
  const fields: readonly LocationFieldName[] = LOCATION_KINDS[kind].fields
  const given = HOURS_DAYS.filter(({ day }) => texts[day] !== undefined)
  if (!fields.includes('hours') || given.length === 0) return
  const written = given.filter(({ day }) => texts[day]!.trim() !== '')
  const read = written.map(({ day, label }) => {
    const hours = readDayHours(day, texts[day]!)
    const message = `${label} is not a time range such as 10:00-23:00, or closed (${quote(texts[day]!)}).`
    if (hours === undefined) issues.push({ field: day, code: 'unfit', message })
    return hours ?? []
  })
  record['hours'] = written.length === 0 ? null : read.flat()
}
