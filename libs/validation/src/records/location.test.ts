import { expect, test } from 'vitest'
import {
  checkLocation,
  DEFAULT_RESTRICTED,
  HOURS_DAYS,
  LOCATION_KINDS,
  type LocationFields,
  type LocationKind,
  locationColumns,
  readLocation,
  writeLocation,
} from '../index.ts'

const messages = (kind: LocationKind, record: LocationFields, stored?: LocationFields) =>
  checkLocation(kind, record, { restricted: DEFAULT_RESTRICTED, stored }).map(
    ({ field, message }) => `${field}: ${message}`,
  )
const hall = { venueID: 'HALL', name: 'Hall' }

test('L1 requires an ID and a name of every kind, and the store of a register', () => {
  for (const [kind, { idField }] of Object.entries(LOCATION_KINDS) as [LocationKind, { idField: string }][]) {
    const fieldsOf = (record: object) => messages(kind, record).map((message) => message.split(':')[0])
    const more = kind === 'register' && { storeID: 'S' }
    expect(fieldsOf(more || {})).toEqual([idField, 'name'])
    expect(fieldsOf({ ...more, [idField]: 'A'.repeat(16), name: 'x'.repeat(51) })).toEqual([idField, 'name'])
    expect(fieldsOf({ ...more, [idField]: 'A'.repeat(15), name: 'x'.repeat(50) })).toEqual([])
  }
  expect(messages('register', { registerID: 'R1', name: 'Till' })).toEqual(['storeID: Store is required.'])
})

test('L1 does not judge the ID of an existing record again', () => {
  const venue = { venueID: 'FAR TOO LONG # ID', name: 'Hall' }
  expect(messages('venue', venue)).toHaveLength(1)
  expect(messages('venue', venue, { ...venue, name: 'Other' })).toEqual([])
  expect(messages('venue', { ...venue, name: '' }, venue)).toEqual(['name: Venue name is required.'])
})

test('L8 does not judge a record while none of its fields changes', () => {
  const venue = () => ({
    ...hall,
    street: 'Hall "1"',
    hours: [{ day: 'FRI', opens: '18:00', closes: '02:00' }] as const,
  })
  const refusal = ['street: Street may not contain "']
  expect(messages('venue', venue())).toEqual(refusal)
  expect(messages('venue', { ...venue(), city: '' }, { ...venue(), city: null })).toEqual([])
  expect(messages('venue', { ...venue(), name: 'Other' }, venue())).toEqual(refusal)
  const group = () => ({
    reportingGroupID: 'G',
    name: 'Is "it"',
    locations: [{ type: 'STORE', locationID: 'S1' }] as const,
  })
  expect(messages('reportingGroup', { ...group(), locations: [] }, group())).toHaveLength(1)
  expect(messages('reportingGroup', group(), group())).toEqual([])
})

test('L2 accepts addresses as they are written, and ISO countries', () => {
  const address = { street: "Fan's Way #3", city: 'Bell & Clay', region: 'ME', postalCode: '04101', country: 'US' }
  expect(messages('venue', { ...hall, ...address, timeZone: 'Europe/Berlin' })).toEqual([])
  expect(messages('venue', { ...hall, street: 'Gate "A"?', country: 'USA', timeZone: 'Nowhere' })).toEqual([
    'street: Street may not contain " ?',
    'country: Country is longer than 2 characters (3).',
    'timeZone: Time zone is not known (Nowhere).',
  ])
  for (const country of ['us', 'ZZ', 'XX', '1A']) {
    expect(messages('venue', { ...hall, country })).toEqual([`country: Country is not an ISO 3166 code (${country}).`])
  }
})

test('L3 accepts the IDs of other records as they are', () => {
  expect(messages('store', { storeID: 'S1', name: 'Stand', venueID: 'V#1', taxID: "T'2" })).toEqual([])
})

test('L4 has one range a day, of times, which may end on the next day', () => {
  const on = (day: 'FRI' | 'SAT', opens: string, closes: string) => ({ day, opens, closes })
  const hours = (...ranges: ReturnType<typeof on>[]) => messages('venue', { ...hall, hours: ranges })
  expect(hours(on('FRI', '18:00', '02:00'), on('SAT', '00:00', '00:00'))).toEqual([])
  expect(hours(on('FRI', '24:00', '02:00'))).toEqual(['hours: Friday needs times from 00:00 to 23:59.'])
  expect(hours(on('FRI', '18:00', '2:00'))).toEqual(['hours: Friday needs times from 00:00 to 23:59.'])
  expect(hours(on('FRI', '10:00', '11:00'), on('FRI', '12:00', '13:00'))).toEqual([
    'hours: Friday has opening hours twice.',
  ])
  expect(messages('venue', { ...hall, hours: [] })).toEqual([])
  expect(messages('register', { registerID: 'R', name: 'R', storeID: 'S', hours: [on('FRI', 'x', 'y')] })).toEqual([])
})

test('L5 has register numbers from 1 to 99,999', () => {
  const numbered = (number: number | null) => messages('register', { registerID: 'R', name: 'R', storeID: 'S', number })
  for (const number of [1, 99_999, null]) expect(numbered(number)).toEqual([])
  for (const number of [0, 100_000, 1.5, -1]) {
    expect(numbered(number)).toEqual(['number: Register number is not a whole number from 1 to 99999.'])
  }
})

test('L6 limits the locations of a reporting group, each once', () => {
  const at = (locationID: string, type: 'STORE' | 'VENUE' = 'STORE') => ({ type, locationID })
  const group = (locations: ReturnType<typeof at>[]) =>
    messages('reportingGroup', { reportingGroupID: 'G', name: 'G', locations })
  expect(group([at('A'), at('A', 'VENUE')])).toEqual([])
  expect(group([at('A'), at('B'), at('A')])).toEqual(['locations: STORE/A is listed twice.'])
  const many = Array.from({ length: 1001 }, (_, index) => at(`S${index}`))
  expect(group(many.slice(1))).toEqual([])
  expect(group(many)).toEqual(['locations: A reporting group has at most 1000 locations (1001).'])
})

const RECORDS = [
  [
    'venue',
    {
      ...hall,
      street: '1 Quay St',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      country: 'US',
      timeZone: 'America/New_York',
      taxID: 'STD',
      hours: [{ day: 'FRI', opens: '18:00', closes: '02:00' }],
      status: 'Active',
    },
  ],
  ['venue', { ...hall, hours: null, status: 'Inactive' }],
  ['venue', { ...hall, hours: [], status: 'Active' }],
  ['register', { registerID: 'R1', name: 'Till', storeID: 'S1', number: 7, status: 'Active' }],
  [
    'reportingGroup',
    {
      reportingGroupID: 'G',
      name: 'G',
      locations: [
        { type: 'STORE', locationID: 'A/1' },
        { type: 'STORE', locationID: 'A,1' },
        { type: 'VENUE', locationID: 'B' },
      ],
      status: 'Active',
    },
  ],
] as const

test.each(RECORDS)('L7 reads a %s as it was written', (kind, record) => {
  const texts = writeLocation(kind, record)
  expect(Object.keys(texts).toSorted()).toEqual(
    locationColumns(kind)
      .map(({ name }) => name)
      .toSorted(),
  )
  const { record: read, issues } = readLocation(kind, texts)
  expect(issues).toEqual([])
  const blank = Object.fromEntries(LOCATION_KINDS[kind].fields.map((field) => [field, null]))
  expect(read).toEqual({ ...blank, ...record })
})

test('L7 leaves what a file lacks as it is, and names what it cannot read', () => {
  expect(readLocation('venue', { venueID: ' HALL ', FRI: '9:00 - 5:00 PM', SAT: 'Closed', SUN: '' })).toEqual({
    record: { venueID: 'HALL', hours: [{ day: 'FRI', opens: '09:00', closes: '17:00' }] },
    issues: [],
  })
  const wrong = readLocation('register', { registerID: 'R', number: 'seven', status: 'gone', FRI: 'ignored' })
  expect(wrong.record).toEqual({ registerID: 'R' })
  expect(wrong.issues.map(({ message }) => message)).toEqual([
    'Register number is not a whole number from 1 to 99999 (seven).',
    'Status is not Active or Inactive (gone).',
  ])
  expect(
    readLocation('store', { MON: 'always', TUE: '9:00-25:00', WED: '9:00-12:00-18:00' }).issues.map(
      ({ field, message }) => [field, message],
    ),
  ).toEqual([
    ['MON', 'Monday is not a time range such as 10:00-23:00, or closed (always).'],
    ['TUE', 'Tuesday is not a time range such as 10:00-23:00, or closed (9:00-25:00).'],
    ['WED', 'Wednesday is not a time range such as 10:00-23:00, or closed (9:00-12:00-18:00).'],
  ])
  expect(readLocation('reportingGroup', { locations: 'STORE/A; B' }).issues).toMatchObject([
    { message: 'Locations is not a list such as STORE/S1, VENUE/V1 (STORE/A; B).' },
  ])
  expect(readLocation('reportingGroup', { locations: '', status: 'inactive' }).record).toEqual({
    locations: [],
    status: 'Inactive',
  })
  expect(locationColumns('venue').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Venue ID', 'State or region', ...HOURS_DAYS.map(({ label }) => label), 'Status']),
  )
})
