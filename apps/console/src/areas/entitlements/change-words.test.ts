import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'
import { change } from './entitlements-fixture.ts'

const words = (more: object) =>
  changeWords({ ...change, changeID: '7', kind: 'ENTITLE', at: '2026-03-01T10:00:00Z', by: 'grace', ...more })

test('a change names its only item and its only place', () => {
  const item = { itemID: 'DOG', name: 'Hot dog' }
  const location = { type: 'STORE', locationID: 'S7', name: 'Stand 7' }
  expect(words({ entitled: 1, item, location })).toBe('Entitled: Hot dog at Stand 7')
  expect(words({ kind: 'REMOVE', entitled: 0, removed: 12, location })).toBe('Removed: 12 items at Stand 7')
  expect(words({ entitled: 5, item })).toBe('Entitled: Hot dog at 5 places')
  expect(words({ kind: 'COPY' })).toBe('Copied: 1,240 entitlements')
})

test('an artist is said to be one', () => {
  const location = { type: 'ARTIST', locationID: 'OKRA', name: 'Okra' }
  expect(words({ entitled: 2, location })).toBe('Entitled: 2 items at artist Okra')
})
