import { expect, test } from 'vitest'
import {
  add,
  allocate,
  extractPercent,
  minorUnit,
  multiplyByRatio,
  subtract,
  sum,
  takePercent,
  toAmount,
  toPercent,
  toText,
} from './index.ts'

const CENT = minorUnit(2)

test("A2 A3 S2 settles an artist's share to the cent, as worked out by hand", () => {
  const sales = [toAmount(12_000), toAmount(3000)]
  const cut = [toPercent(25), toPercent(10)]
  const tax = sales.map((amount) => extractPercent(amount, toPercent(8.25), 'HALF_UP', CENT))
  const net = sales.map((amount, index) => subtract(amount, tax[index]!))
  const cardFee = takePercent(toAmount(11_250), toPercent(3.5), 'HALF_UP', CENT)
  const costs = allocate(add(cardFee, toAmount(300)), net, CENT)
  const adjusted = net.map((amount, index) => subtract(amount, costs[index]!))
  const venue = adjusted.map((amount, index) => takePercent(amount, cut[index]!, 'HALF_UP', CENT))
  const artist = adjusted.map((amount, index) => subtract(amount, venue[index]!))
  expect([tax, costs, adjusted, venue, artist].map((row) => [...row, sum(row)].map(toText))).toEqual([
    ['914.55', '228.64', '1143.19'],
    ['555', '138.75', '693.75'],
    ['10530.45', '2632.61', '13163.06'],
    ['2632.61', '263.26', '2895.87'],
    ['7897.84', '2369.35', '10267.19'],
  ])
  expect(toText(multiplyByRatio(sum(sales), 1n, 2450n, 'HALF_UP', CENT))).toBe('6.12')
})
