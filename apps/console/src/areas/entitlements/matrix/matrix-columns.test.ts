import { expect, test } from 'vitest'
import { columnOf, placesFor } from './matrix-columns.ts'

const active = (type: 'VENUE' | 'STORE' | 'WAREHOUSE' | 'ARTIST', id: string, name: string, venueName?: string) => ({
  type,
  id,
  name,
  status: 'Active' as const,
  ...(venueName && { venueName }),
})
const ALL = [
  active('ARTIST', 'OKRA', 'Okra'),
  active('STORE', 'S10', 'Stand 10', 'Arena'),
  active('STORE', 'S2', 'Stand 2', 'Arena'),
  active('VENUE', 'CLUB', 'Club'),
  active('STORE', 'BAR', 'Bar', 'Club'),
  active('VENUE', 'ARENA', 'Arena'),
  active('WAREHOUSE', 'W', 'Cellar', 'Arena'),
  active('WAREHOUSE', 'MAIN', 'Central warehouse'),
  { ...active('STORE', 'OLD', 'Old stand', 'Arena'), status: 'Inactive' as const },
]
const idsFor = (filter: { venue?: string; type?: string }) =>
  placesFor(ALL, { venue: null, type: null, ...filter }).map(({ id }) => id)

test('each venue is followed by its stores and warehouses, in the order of their numbers; what has none is last', () => {
  expect(idsFor({})).toEqual(['ARENA', 'S2', 'S10', 'W', 'CLUB', 'BAR', 'MAIN'])
})

test('places are narrowed to venues with what belongs to them, and to types', () => {
  expect(idsFor({ venue: 'CLUB' })).toEqual(['CLUB', 'BAR'])
  expect(idsFor({ venue: 'ARENA', type: 'STORE,WAREHOUSE' })).toEqual(['S2', 'S10', 'W'])
  expect(idsFor({ type: 'ARTIST' })).toEqual(['OKRA'])
})

test('a head says what the place is, or where', () => {
  expect(columnOf(ALL[1]!)).toEqual({ id: 'STORE/S10', name: 'Stand 10', detail: 'Arena' })
  expect(columnOf(ALL[5]!)).toEqual({ id: 'VENUE/ARENA', name: 'Arena', detail: 'Venue' })
})
