import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { explainUnknown, idFault, joinIDs, splitIDs } from './index.ts'

test.each([
  ['FT-A', undefined],
  ['A.B', undefined],
  ['...', undefined],
  ['FT,A', 'may not contain spaces or commas.'],
  ['FT A', 'may not contain spaces or commas.'],
  ['.', 'may not be . alone.'],
  ['..', 'may not be .. alone.'],
])('S4 of the ID %o says %o', (id, words) => {
  expect(idFault(id)).toBe(words)
})

test('S4 lets item IDs have spaces', () => {
  expect(['FT A', 'FT,A', '..'].map((id) => idFault(id, true))).toEqual([
    undefined,
    'may not contain commas.',
    'may not be .. alone.',
  ])
})

test('S9 reads lists as people write them', () => {
  expect(splitIDs('FT-A,FT-B')).toEqual(['FT-A', 'FT-B'])
  expect(splitIDs(String.raw`FT\A,B`)).toEqual([String.raw`FT\A`, 'B'])
  expect(joinIDs(['FT,A', 'B'])).toBe(String.raw`FT\,A,B`)
})

const ids = fc.array(fc.string({ minLength: 1, unit: fc.constantFrom('A', ',', '\\', '😀', ' ') }), { minLength: 1 })

test.prop([ids])('S9 passes any IDs as a list', (list) => {
  expect(splitIDs(joinIDs(list))).toEqual(list)
})

test('T22 says that an ID has a character that is not seen', () => {
  expect(explainUnknown('RPB')).toBe('There is no item RPB.')
  expect(explainUnknown('RPB\u200b')).toBe('The item ID RPB contains a character that is not seen. Type it again.')
})
