import { expect, test } from 'vitest'
import {
  covers,
  coversScope,
  explainAt,
  explainElsewhere,
  grantsOf,
  type Location,
  type Place,
  scopeAt,
  type Scope,
  scopeOf,
} from './index.ts'

const at = (type: Location['type'], locationID: string): Location => ({ type, locationID })

const venue = at('VENUE', 'V1')
const store = at('STORE', 'S1')
const warehouse = at('WAREHOUSE', 'W1')
const artist = at('ARTIST', 'A1')

/** Where each kind of record is. */
const inVenue: Place = [venue]
const inStore: Place = [store, venue]
const register = inStore
const inWarehouse: Place = [warehouse, venue]
const otherStore: Place = [at('STORE', 'S2'), venue]
const elsewhere: Place = [at('STORE', 'S9'), at('VENUE', 'V9')]
const show: Place = [at('VENUE', 'V9'), artist]
const nowhere: Place = []
const all = [inVenue, inStore, register, inWarehouse, otherStore, elsewhere, show, nowhere]

/** Which of `all` a scope covers. */
const seen = (scope: Scope) => all.filter((place) => covers(scope, place))

test('L1 lets a user without assigned locations work everywhere', () => {
  expect(scopeOf([])).toBe('ALL')
  expect(seen('ALL')).toEqual(all)
  expect(scopeOf([store])).toEqual([store])
})

test('L2 includes what an assigned location contains, by type and ID', () => {
  expect(seen([venue])).toEqual([inVenue, inStore, register, inWarehouse, otherStore])
  expect(seen([store])).toEqual([inStore, register])
  expect(seen([warehouse])).toEqual([inWarehouse])
  expect(seen([artist])).toEqual([show])
  expect(seen([store, warehouse])).toEqual([inStore, register, inWarehouse])
  expect(seen([at('STORE', 'V1'), at('VENUE', 'S1'), at('ARTIST', 'W1')])).toEqual([])
})

test('L3 keeps what is placed nowhere for users of all places', () => {
  expect(covers('ALL', nowhere)).toBe(true)
  for (const scope of [[venue], [venue, store, warehouse, artist]]) expect(covers(scope, nowhere)).toBe(false)
})

test('L4 needs the level and the place, and names the level first', () => {
  const need = { feature: 'CATALOG_ENTITLEMENT', level: 'WRITE' } as const
  const writer = grantsOf([{ key: need.feature, access: ['WRITE'] }])
  const reader = grantsOf([{ key: need.feature, access: ['READ'] }])
  const level = expect.stringContaining('This needs WRITE access')
  const place = 'This needs Stand 9, which is not one of your places.'
  expect(explainAt({ grants: writer, scope: [venue] }, need, inStore, 'Stand 1')).toBeUndefined()
  expect(explainAt({ grants: writer, scope: 'ALL' }, need, elsewhere, 'Stand 9')).toBeUndefined()
  expect(explainAt({ grants: writer, scope: [venue] }, need, elsewhere, 'Stand 9')).toBe(place)
  expect(explainAt({ grants: reader, scope: [venue] }, need, inStore, 'Stand 1')).toEqual(level)
  expect(explainAt({ grants: reader, scope: [venue] }, need, elsewhere, 'Stand 9')).toEqual(level)
  expect(explainElsewhere('Stand 9')).toBe(place)
})

test('L5 lets users assign only the places that they have themselves', () => {
  expect(coversScope('ALL', 'ALL')).toBe(true)
  expect(coversScope('ALL', [elsewhere])).toBe(true)
  expect(coversScope([venue], [inStore, inWarehouse])).toBe(true)
  expect(coversScope([venue], [inStore, elsewhere])).toBe(false)
  expect(coversScope([store], [inVenue])).toBe(false)
  expect(coversScope([venue], 'ALL')).toBe(false)
})

test('L6 previews one of the places of the user, alone', () => {
  expect(scopeAt('ALL', inStore)).toEqual([store])
  expect(scopeAt([venue], inStore)).toEqual([store])
  expect(scopeAt([venue, store], inVenue)).toEqual([venue])
  expect(scopeAt([store], inVenue)).toBeUndefined()
  expect(scopeAt([venue], elsewhere)).toBeUndefined()
  expect(scopeAt('ALL', nowhere)).toBeUndefined()
})
