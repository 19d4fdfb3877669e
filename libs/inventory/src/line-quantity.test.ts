import { toQuantity } from '@greenroom/money'
import { expect, test } from 'vitest'
import { countedUp, quantityOf, quantityOrZero } from './index.ts'

test.each([
  ['1,200.5', '1200.5', '1201.5'],
  [' 12 ', '12', '13'],
  ['0', '0', '1'],
  ['-3', '-3', '-2'],
  [2.5, '2.5', '3.5'],
  ['12,50', undefined, undefined],
  ['1,2,3', undefined, undefined],
  ['0,500', undefined, undefined],
  ['1,250?', undefined, undefined],
  ['x', undefined, undefined],
  ['', undefined, '1'],
  [null, undefined, '1'],
] as const)('L4 the quantity %j is %s, and %s after a scan', (typed, quantity, counted) => {
  expect(quantityOf(typed)).toBe(quantity && toQuantity(quantity))
  expect(quantityOrZero(typed)).toBe(toQuantity(quantity ?? 0))
  expect(countedUp(typed)).toBe(counted)
})
