import { expect, test } from 'vitest'
import { compareSizes } from './size-order.ts'

const sorted = (sizes: readonly (readonly [id: string, label: string])[]) =>
  sizes.map(([id, label]) => ({ id, label })).toSorted(compareSizes)

test('L8 sorts sizes in garment order', () => {
  const ids = (...labels: string[]) => sorted(labels.map((label) => [label, label])).map(({ id }) => id)
  expect(ids('XL', 'L', '2XL', 'M', 'XS', 'S', 'XXXL', 'XXS')).toEqual([
    'XXS',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    'XXXL',
  ])
  expect(ids('YL', 'S', 'YS', 'L', 'Y-M')).toEqual(['S', 'L', 'YS', 'Y-M', 'YL'])
  expect(ids('10', '9.5', 'OSFA', 'L', '38')).toEqual(['L', '9.5', '10', '38', 'OSFA'])
})

test('L8 reads words where the ID has no letters', () => {
  const words = [
    ['1', 'Extra large'],
    ['2', 'One size'],
    ['3', 'Small'],
    ['4', 'Kids 4 to 5'],
    ['5', 'Double extra large'],
    ['6', 'Medium'],
    ['7', 'Extra-small'],
    ['8', 'Triple Extra Large'],
  ] as const
  expect(sorted(words).map(({ id }) => id)).toEqual(['7', '3', '6', '1', '5', '8', '4', '2'])
})
