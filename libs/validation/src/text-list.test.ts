import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { splitList, joinList } from './index.ts'

test.each([
  ['1, 2;3|4', ['1', '2', '3', '4']],
  ['"12;34", 56', ['12;34', '56']],
  ['"12 ""A"", red"', ['12 "A", red']],
  ['" 1"', [' 1']],
  ['12", 3"', ['12"', '3"']],
  ['"12;3', ['"12', '3']],
  ['', []],
])('T12 reads %s as %o', (text, entries) => {
  expect(splitList(text)).toEqual(entries)
})

test.prop([fc.array(fc.string({ minLength: 1 }))])('T12 a list reads back as it was', (entries) => {
  expect(splitList(joinList(entries))).toEqual(entries)
})
