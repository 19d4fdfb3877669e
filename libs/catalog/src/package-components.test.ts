import { expect, test } from 'vitest'
import { checkComponents, checkCycles, rollUp } from './index.ts'
import { parseQuantity } from '@greenroom/validation'

const codes = (packageID: string, components: { itemID: string; quantity: unknown }[]) =>
  checkComponents(packageID, components).map(({ field, code }) => `${field}: ${code}`)

test('P1 accepts quantities above 0, at most 999,999.999, with at most 3 decimals', () => {
  expect(['1', ' 2.5 ', '1,200', '0.001', 999_999.999].map(parseQuantity)).toEqual([1, 2.5, 1200, 0.001, 999_999.999])
  expect(['', 'two', '1e3', '0', -1, 1_000_000, '0.0001'].map(parseQuantity)).toEqual([
    'notNumber',
    'notNumber',
    'notNumber',
    'notPositive',
    'notPositive',
    'tooLarge',
    'tooPrecise',
  ])
  expect(codes('P', [{ itemID: 'A', quantity: 'x' }])).toEqual(['components.0.quantity: notNumber'])
})

test('P2 refuses repeated items, the package itself and system items', () => {
  const components = ['A', 'P', 'BAG', 'A'].map((itemID) => ({ itemID, quantity: 1 }))
  expect(codes('P', components)).toEqual([
    'components.1.itemID: self',
    'components.2.itemID: systemItem',
    'components.3.itemID: duplicate',
  ])
  expect(checkComponents('P', components).map(({ message }) => message)).toEqual([
    'A package cannot contain itself.',
    'BAG System generated item and cannot be modified',
    'A is in the package twice.',
  ])
})

test('P3 refuses a package that contains this one, and shows the path', () => {
  const within: Record<string, string[]> = { Q: ['R', 'S'], R: ['S'], S: ['P'], X: ['X', 'Y'], Y: ['X'] }
  const componentsOf = (itemID: string) => within[itemID] ?? []
  const messages = (itemID: string) => checkCycles('P', [{ itemID, quantity: 1 }], componentsOf).map((i) => i.message)
  expect(messages('S')).toEqual(['S already contains this package: P > S > P'])
  expect(messages('Q')).toEqual(['Q already contains this package: P > Q > S > P'])
  expect(
    checkCycles(
      'P',
      [
        { itemID: 'A', quantity: 1 },
        { itemID: 'S', quantity: 1 },
      ],
      componentsOf,
    ),
  ).toMatchObject([{ field: 'components.1.itemID', code: 'cycle' }])
  expect([...messages('X'), ...messages('A'), ...messages('P')]).toEqual([])
})

test('P4 sums quantity x amount exactly, and returns undefined if an amount is unknown', () => {
  const parts = [
    { quantity: 3, costPrice: 0.1, sellingPrice: 9.99 },
    { quantity: 0.125, costPrice: 0.0001, sellingPrice: 8 },
  ]
  expect(rollUp(parts)).toMatchObject({ cost: 0.3, price: 30.97 })
  expect(rollUp([...parts, { quantity: 1, sellingPrice: 1 }])).toMatchObject({ cost: undefined, price: 31.97 })
  expect(rollUp([{ quantity: 999_999.999, costPrice: 9_999_999.99 }]).cost).toBe(9_999_999_980_000)
  expect(rollUp([])).toEqual({ cost: 0, price: 0, makeable: undefined })
})

test('P5 counts packages by the scarcest part, ignoring parts not kept in stock', () => {
  expect(rollUp([{ quantity: 2, qoh: 9 }, { quantity: 0.1, qoh: 0.3 }, { quantity: 5 }]).makeable).toBe(3)
  expect(rollUp([{ quantity: 1, qoh: -4 }]).makeable).toBe(0)
})
