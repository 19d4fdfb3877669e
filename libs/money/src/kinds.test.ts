import { expect, test } from 'vitest'
import { add, compare, multiplyAmount, sum, toAmount, toQuantity } from './index.ts'

const price = toAmount('12.5')
const count = toQuantity(3)

test('K1 refuses to mix an amount, a quantity and a number', () => {
  // @ts-expect-error a bigint cannot be added to a number
  expect(() => price + 1).toThrow(TypeError)
  // @ts-expect-error a bigint cannot be added to a number, in either order
  expect(() => 1.1 * price).toThrow(TypeError)
  expect(() => JSON.stringify({ price })).toThrow(TypeError)
})

test('K2 keeps amounts and quantities apart at compile time', () => {
  // @ts-expect-error an amount and a quantity cannot be added
  add(price, count)
  // @ts-expect-error an amount and a quantity cannot be compared
  compare(price, count)
  // @ts-expect-error a list of both cannot be summed
  const mixed: typeof price = sum([price, count])
  // @ts-expect-error the second factor must be a quantity
  multiplyAmount(price, price, 'HALF_UP')
  // @ts-expect-error a bare bigint is not an amount
  const bare: typeof price = 5n
  // @ts-expect-error the result of `+` has lost its kind
  const lost: typeof price = price + price
  expect([mixed, bare, lost]).toHaveLength(3)
  expect(add(price, price)).toBe(toAmount(25))
})
