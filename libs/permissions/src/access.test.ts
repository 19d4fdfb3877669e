import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { type AccessLevel, accessTo, allows, FEATURES, grantsOf, withinBoth } from './index.ts'

const LEVELS: AccessLevel[] = ['READ', 'WRITE', 'DELETE', 'NOACCESS']
const SETS = Array.from({ length: 16 }, (_, mask) => LEVELS.filter((_, bit) => mask & (1 << bit)))

const may = (...access: AccessLevel[]) => accessTo(grantsOf([{ key: 'CATALOG_PRODUCT', access }]), 'CATALOG_PRODUCT')

test.each(SETS.map((set) => ({ set })))('A1 decides on reading with $set', ({ set }) => {
  const any = set.includes('READ') || set.includes('WRITE') || set.includes('DELETE')
  expect(may(...set).read).toBe(any && !set.includes('NOACCESS'))
})

test.each(SETS.map((set) => ({ set })))('A2 decides on writing with $set', ({ set }) => {
  expect(may(...set).write).toBe(set.includes('WRITE') || set.includes('DELETE'))
})

test.each(SETS.map((set) => ({ set })))('A3 decides on deleting with $set', ({ set }) => {
  expect(may(...set).delete).toBe(set.includes('DELETE'))
})

test.each(SETS.map((set) => ({ set })))('A4 decides on read-only with $set', ({ set }) => {
  const { read, write, readOnly } = may(...set)
  expect(readOnly).toBe(read && !write)
})

test.each(SETS.map((set) => ({ set })))('A5 decides on not accessible with $set', ({ set }) => {
  expect(may(...set).denied).toBe(set.includes('NOACCESS'))
})

test('A6 allows nothing on a feature that was never granted', () => {
  const nothing = { read: false, write: false, delete: false, readOnly: false, denied: false }
  expect(accessTo(grantsOf([]), 'CATALOG_FEES')).toEqual(nothing)
  expect(allows(grantsOf([]), 'CATALOG_FEES', 'READ')).toBe(false)
})

/** The gate's results, written out by hand: the levels granted, by first letter, and the levels allowed. */
const GATE = {
  '': '',
  R: 'R',
  W: 'RW',
  D: 'RWD',
  RW: 'RW',
  RD: 'RWD',
  WD: 'RWD',
  RWD: 'RWD',
  N: '',
  RN: '',
  WN: '',
  DN: '',
  RWN: '',
  RDN: '',
  WDN: '',
  RWDN: '',
}

test.each(Object.entries(GATE))('A7 allows with "%s" the levels "%s"', (granted, passes) => {
  const access = LEVELS.filter((level) => granted.includes(level[0]!))
  const grants = grantsOf([{ key: 'CATALOG_PRODUCT', access }])
  const passed = (['READ', 'WRITE', 'DELETE'] as const).filter((level) => allows(grants, 'CATALOG_PRODUCT', level))
  expect(passed.map((level) => level[0]).join('')).toBe(passes)
})

test('A8 adds up two entries of one feature and ignores unknown levels', () => {
  const grants = grantsOf([
    { key: 'CATALOG_FEES', access: ['READ'] },
    { key: 'CATALOG_FEES', access: ['WRITE', 'OWN' as AccessLevel] },
  ])
  expect(accessTo(grants, 'CATALOG_FEES')).toMatchObject({ read: true, write: true, delete: false })
})

test('A10 combines two grants level by level', () => {
  const of = (...access: AccessLevel[]) => grantsOf([{ key: 'CATALOG_FEES', access }])
  const both = withinBoth(of('DELETE'), of('WRITE'))
  expect([...both.keys()]).toEqual(['CATALOG_FEES'])
  expect(allows(both, 'CATALOG_FEES', 'WRITE')).toBe(true)
  expect(allows(both, 'CATALOG_FEES', 'DELETE')).toBe(false)
  expect(allows(withinBoth(of('WRITE'), grantsOf([])), 'CATALOG_FEES', 'READ')).toBe(false)
})

const grantList = fc.array(
  fc.record({ key: fc.constantFrom(...FEATURES.map(({ key }) => key)), access: fc.subarray(LEVELS) }),
)

test.prop([grantList])('A8 ignores the order of entries and levels', (list) => {
  const turned = list.toReversed().map(({ key, access }) => ({ key, access: access.toReversed() }))
  expect(new Map(grantsOf(turned))).toEqual(new Map(grantsOf(list)))
})

test.prop([grantList])('A7 never allows writing without reading', (list) => {
  const grants = grantsOf(list)
  for (const { key } of FEATURES) {
    for (const level of ['READ', 'WRITE', 'DELETE'] as const) {
      if (allows(grants, key, level)) expect(accessTo(grants, key).read).toBe(true)
    }
  }
})

test.prop([grantList, grantList])('A10 passes exactly if both grants pass', (one, other) => {
  const both = withinBoth(grantsOf(one), grantsOf(other))
  for (const { key } of FEATURES) {
    for (const level of ['READ', 'WRITE', 'DELETE'] as const) {
      const expected = allows(grantsOf(one), key, level) && allows(grantsOf(other), key, level)
      expect(allows(both, key, level)).toBe(expected)
    }
    const denied = accessTo(grantsOf(one), key).denied || accessTo(grantsOf(other), key).denied
    if (both.has(key)) expect(accessTo(both, key).denied).toBe(denied)
  }
})
