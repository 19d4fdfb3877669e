import { expect, test } from 'vitest'
import { type AccessLevel, accessTo, allows, explain, explainDenied, FEATURES, grantsOf } from './index.ts'

const LEVELS: AccessLevel[] = ['READ', 'WRITE', 'DELETE', 'NOACCESS']
const COMBINATIONS = Array.from({ length: 16 }, (_, mask) => LEVELS.filter((_, bit) => mask & (1 << bit)))

/** The rules of section 6, written out. */
const SENTENCES = {
  read: (has: Has) => (has('READ') || has('WRITE') || has('DELETE')) && !has('NOACCESS'),
  write: (has: Has) => has('WRITE') || has('DELETE'),
  delete: (has: Has) => has('DELETE'),
  readOnly: (has: Has) => SENTENCES.read(has) && !SENTENCES.write(has),
  denied: (has: Has) => has('NOACCESS'),
}

type Has = (level: AccessLevel) => boolean

test.each(FEATURES)('A9 $key: follows all five rules in all 16 combinations and affects no other key', ({ key }) => {
  for (const access of COMBINATIONS) {
    const has: Has = (level) => access.includes(level)
    const grants = grantsOf([{ key, access }])
    const expected = Object.fromEntries(Object.entries(SENTENCES).map(([name, holds]) => [name, holds(has)]))
    expect(accessTo(grants, key)).toEqual(expected)
    for (const other of FEATURES) {
      if (other.key !== key) expect(accessTo(grants, other.key)).toBe(accessTo(grantsOf([]), other.key))
    }
  }
})

test.each(FEATURES)('F5 $key: explains exactly what the gate refuses', ({ key }) => {
  for (const access of COMBINATIONS) {
    const grants = grantsOf([{ key, access }])
    for (const level of ['READ', 'WRITE', 'DELETE'] as const) {
      const words = explain(grants, key, level)
      if (allows(grants, key, level)) expect(words).toBeUndefined()
      else expect(words).toBe(`${explainDenied(key, level)} You have ${access.join(' and ') || 'none'}.`)
    }
  }
})

test('F5 words the explanation', () => {
  const grants = grantsOf([{ key: 'CATALOG_PRODUCT', access: ['READ'] }])
  expect(explain(grants, 'CATALOG_PRODUCT', 'WRITE')).toBe(
    'This needs WRITE access to Products (CATALOG_PRODUCT). You have READ.',
  )
  expect(explain(grants, 'CATALOG_FEES', 'READ')).toBe('This needs READ access to Fees (CATALOG_FEES). You have none.')
})
