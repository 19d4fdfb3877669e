import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { idFault, joinIDs, splitIDs } from './index.ts'

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
