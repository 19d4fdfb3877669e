import { expect, test } from 'vitest'
import { filterOf } from './item-filters.ts'

test('a blank filter asks for nothing', () => {
  expect(filterOf({})).toBeUndefined()
  expect(filterOf({ search: '  ' })).toBeUndefined()
})

test('values stand in lists', () => {
  expect(filterOf({ search: ' cap ', brand: 'A,B', team: 'T' })).toEqual({
    search: 'cap',
    brand: ['A', 'B'],
    team: ['T'],
  })
})
