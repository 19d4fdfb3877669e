import { expect, test } from 'vitest'
import { byType, entitledBy, extentAt, matching, NO_FILTER, wantedAt, withWanted } from './entitlements.ts'
import type { Location } from './location-words.ts'

const location = (id: string, type: Location['type'], name: string, venueName: string | null = null): Location => ({
  id,
  type,
  name,
  venueName,
  status: 'Active',
})
const LOCATIONS = [
  location('S1', 'STORE', 'Main cafe', 'Arena'),
  location('S2', 'STORE', 'Bar'),
  location('A1', 'ARTIST', 'The Lanterns'),
]
const entitled = entitledBy([
  { id: '1', itemID: 'A', locationID: 'S1', locationType: 'STORE' },
  { id: '2', itemID: 'B', locationID: 'S1', locationType: 'STORE' },
  { id: '3', itemID: 'A', locationID: 'S2', locationType: 'STORE' },
])
const now = (id: string) => extentAt(id, entitled, 2)

test('a location may sell all variants, some or none', () => {
  expect(LOCATIONS.map(({ id }) => now(id))).toEqual(['all', 'some', 'none'])
})

test('keeps only wishes that differ from the current state', () => {
  const all = withWanted(new Map(), LOCATIONS, true, now)
  expect([...all]).toEqual([
    ['S2', true],
    ['A1', true],
  ])
  const none = withWanted(all, LOCATIONS.slice(1), false, now)
  expect([...none]).toEqual([['S2', false]])
  expect(wantedAt('S2', none, 'some')).toBe('none')
  expect(wantedAt('A1', none, 'none')).toBe('none')
  expect(wantedAt('A1', all, 'none')).toBe('all')
})

test('finds locations by name, ID and venue, by type, and by whether they are entitled', () => {
  const found = (filter: object) => matching(LOCATIONS, { ...NO_FILTER, ...filter }, now).map(({ id }) => id)
  expect(found({})).toEqual(['S1', 'S2', 'A1'])
  expect(found({ search: ' arena ' })).toEqual(['S1'])
  expect(found({ search: 's2' })).toEqual(['S2'])
  expect(found({ search: 'café main' })).toEqual(['S1'])
  expect(found({ type: 'ARTIST' })).toEqual(['A1'])
  expect(found({ state: 'entitled' })).toEqual(['S1', 'S2'])
  expect(found({ state: 'not' })).toEqual(['A1'])
})

test('groups locations by type', () => {
  expect(byType(LOCATIONS).map(({ type, locations }) => [type, locations.length])).toEqual([
    ['STORE', 2],
    ['ARTIST', 1],
  ])
})
