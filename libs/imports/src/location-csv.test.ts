import type { LocationFields, LocationKind } from '@greenroom/validation'
import { expect, test } from 'vitest'
import { locationCsv, readLocationRows } from './index.ts'

const PLACE: LocationFields = {
  street: '12 Harbor Way, Gate 3',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
  timeZone: 'America/Los_Angeles',
  taxID: 'CITY',
  hours: [
    { day: 'FRI', opens: '17:00', closes: '01:00' },
    { day: 'SAT', opens: '10:00', closes: '23:00' },
  ],
}

const EMPTY: LocationFields = {
  street: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  timeZone: null,
  taxID: null,
  hours: null,
}

type Stored = LocationFields & { status: 'Active' | 'Inactive' }

const RECORDS: Record<LocationKind, readonly Stored[]> = {
  venue: [
    { venueID: 'ARENA', name: '"The" arena, east', ...PLACE, status: 'Active' },
    { venueID: 'CLUB', name: '=Club', ...EMPTY, status: 'Inactive' },
  ],
  store: [{ storeID: 'S1', name: 'Stand 1', venueID: 'ARENA', ...PLACE, hours: [], status: 'Active' }],
  warehouse: [{ warehouseID: 'W1', name: 'Dock', venueID: null, ...EMPTY, status: 'Active' }],
  register: [
    { registerID: 'R1', name: 'Till 1', storeID: 'S1', number: 12, status: 'Active' },
    { registerID: 'R2', name: 'Till 2', storeID: 'S1', number: null, status: 'Active' },
  ],
  reportingGroup: [
    {
      reportingGroupID: 'L1',
      name: 'Level 1',
      locations: [
        { type: 'STORE', locationID: 'S1' },
        { type: 'VENUE', locationID: 'S1' },
      ],
      status: 'Active',
    },
    { reportingGroupID: 'L2', name: 'Level 2', locations: [], status: 'Active' },
  ],
}

/** The cells of a CSV text without line breaks inside a cell. */
function cellsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

function rowsOf(kind: LocationKind, cells: readonly (readonly string[])[]) {
  const file = readLocationRows(kind, cells)
  return 'rows' in file ? file.rows : []
}

test.each(Object.keys(RECORDS) as LocationKind[])(
  'P1 reads exported records of %s back as the same records',
  (kind) => {
    const rows = rowsOf(kind, cellsOf(locationCsv(kind, RECORDS[kind])))
    expect(rows.map(({ record }) => record)).toEqual(RECORDS[kind])
    expect(rows.flatMap(({ issues }) => issues)).toEqual([])
  },
)

test('P2 finds columns by labels and names, lists others, and needs the ID', () => {
  const header = ['name', 'STORE ID', 'Monday', 'Colour']
  expect(readLocationRows('store', [header, ['Stand 1', 'S1', '9:00-17:00', 'red']])).toEqual({
    rows: [
      {
        line: 2,
        id: 'S1',
        record: { storeID: 'S1', name: 'Stand 1', hours: [{ day: 'MON', opens: '09:00', closes: '17:00' }] },
        issues: [],
      },
    ],
    columns: new Map([
      ['id', 1],
      ['name', 0],
      ['storeID', 1],
      ['MON', 2],
    ]),
    ignored: ['Colour'],
    unseen: 0,
  })
  expect(readLocationRows('store', [['Store name'], ['Stand 1']])).toEqual({
    fault: 'The file has no column Store ID, which identifies a store.',
  })
})

test('M27 leaves out of the IDs of locations what is not seen', () => {
  const [row] = rowsOf('store', [
    ['Store ID', 'Store name', 'Venue'],
    ['S\u200b1', 'Stand 1', 'V\u200b1'],
  ])
  expect(row).toMatchObject({ id: 'S1', record: { venueID: 'V1' } })
})

test('P2 refuses by line what cannot be read, a repeated or missing ID and a text that is too long', () => {
  const rows = rowsOf('register', [
    ['Register ID', 'Register name', 'Register number', 'Status'],
    ['R1', 'Till 1', 'first', ''],
    ['R1', 'Till 1', '1', 'gone'],
    ['', '', '', ''],
    ['', 'Till 3', '3', ''],
    ['R4', 'T'.repeat(51), '4', 'inactive'],
  ])
  expect(rows.map(({ line, issues }) => [line, ...issues.map(({ message }) => message)])).toEqual([
    [2, 'Register number is not a whole number from 1 to 99999 (first).'],
    [3, 'Status is not Active or Inactive (gone).', 'Register ID is already on line 2.'],
    [5, 'Register ID is required.'],
    [6, 'Register name is longer than 50 characters (51).'],
  ])
  expect(rows.at(-1)!.record.status).toBe('Inactive')
})
