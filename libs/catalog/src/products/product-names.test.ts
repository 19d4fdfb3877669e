import { expect, test } from 'vitest'
import { productNamesIn } from '../index.ts'

test('V17 the last item that is given another product name names the product', () => {
  const said = [
    { productID: 'TEE', productName: 'Tour tee', before: 'Tee' },
    { productID: 'CAP', productName: 'Cap', before: undefined },
    { productID: 'TEE', productName: 'Tour tee 2026', before: 'Tee' },
    { productID: 'TEE', productName: 'Tee', before: 'Tee' },
    { productID: 'HAT', productName: null, before: 'Hat' },
    { productID: 'HAT', productName: undefined, before: 'Hat' },
  ]
  expect([...productNamesIn(said)]).toEqual([
    ['TEE', 'Tour tee 2026'],
    ['CAP', 'Cap'],
  ])
})
