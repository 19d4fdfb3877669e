import { fc, test } from '@fast-check/vitest'
import { add, type Amount, type Quantity, toAmount, toQuantity, toText, ZERO } from '@greenroom/money'
import { expect } from 'vitest'
import {
  balancesOf,
  BUCKETS,
  type Bucket,
  costAfterReceipt,
  dayFault,
  inventorySettings,
  isShort,
  quantityFault,
  shortageWords,
  STOCKED_LOCATIONS,
  STOCKED_TYPES,
  stockKey,
} from './index.ts'

const quantities = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }) as fc.Arbitrary<Quantity>
const keys = fc.record({
  itemID: fc.constantFrom('A', 'B'),
  location: fc.constantFrom(
    { type: 'STORE', locationID: '1' } as const,
    { type: 'WAREHOUSE', locationID: '1' } as const,
  ),
  bucket: fc.constantFrom(...(Object.keys(BUCKETS) as Bucket[])),
})
const movements = fc.array(fc.tuple(keys, quantities).map(([key, quantity]) => ({ ...key, quantity })))

test.prop([movements])('L1 the balances are the sums of the movements of each key, in any order', (list) => {
  const balances = balancesOf(list)
  expect(new Map(balancesOf(list.toReversed()))).toEqual(new Map(balances))
  for (const [key, balance] of balances) {
    const own = list.filter((movement) => stockKey(movement) === key)
    expect(own.reduce((total, { quantity }) => add(total, quantity), ZERO as Quantity)).toBe(balance)
  }
  expect([...balances.keys()].toSorted()).toEqual([...new Set(list.map(stockKey))].toSorted())
})

test.each([
  ['0', 'The quantity may not be 0.'],
  ['0.0005', '0.0005 has more than 3 decimals. Round the quantity.'],
  ['1000000', 'A line moves at most 999,999.999. Divide the quantity over several.'],
  ['-1000000', 'A line moves at most 999,999.999. Divide the quantity over several.'],
  ['0.001', undefined],
  ['-999999.999', undefined],
] as const)('L2 a quantity of %s: %s', (quantity, fault) => {
  expect(quantityFault(toQuantity(quantity))).toBe(fault)
})

test('L3 stock is kept of store items and variants, at stores and warehouses', () => {
  expect(STOCKED_TYPES).toEqual([1, 6])
  expect(STOCKED_LOCATIONS).toEqual(['STORE', 'WAREHOUSE'])
})

const taking = (bucket: Bucket, available: string, change: string) => ({
  bucket,
  available: toQuantity(available),
  change: toQuantity(change),
})

test.each([
  ['ON_HAND', '3', '-3', false, false],
  ['ON_HAND', '3', '-3.001', false, true],
  ['ON_HAND', '3', '-3.001', true, false],
  ['IN_TRANSIT', '3', '-4', true, true],
  ['INBOUND', '0', '-1', true, true],
  ['RESERVED', '0', '-1', false, true],
] as const)('T1 %s of %s, change %s, negative allowed %s: short %s', (bucket, available, change, may, short) => {
  expect(isShort(taking(bucket, available, change), may)).toBe(short)
})

test('T2 more may be added to what is negative', () => {
  expect(isShort(taking('ON_HAND', '-5', '2'), false)).toBe(false)
})

test.each([
  ['ON_HAND', 'on hand at'],
  ['IN_TRANSIT', 'in transit to'],
  ['INBOUND', 'inbound for'],
  ['RESERVED', 'reserved at'],
] as const)('T3 names item, location, available and asked for: %s', (bucket, where) => {
  expect(shortageWords(taking(bucket, '3', '-4.5'), 'TS-1 Tour tee', 'River warehouse')).toBe(
    `Not enough of TS-1 Tour tee: 3 ${where} River warehouse, 4.5 asked for.`,
  )
})

const receipt = (onHand: string, unitCost: string, received: string, landedCost: string) => ({
  onHand: toQuantity(onHand),
  unitCost: toAmount(unitCost),
  received: toQuantity(received),
  landedCost: toAmount(landedCost),
})

test.each([
  ['KEEP', '5'],
  ['LAST', '6.5'],
  ['AVERAGE', '5.9'],
] as const)('C1 %s: the cost is %s', (method, cost) => {
  expect(toText(costAfterReceipt(method, receipt('4', '5', '6', '6.5')))).toBe(cost)
})

test('C1 the moving average ignores negative stock and rounds once', () => {
  expect(toText(costAfterReceipt('AVERAGE', receipt('-4', '5', '6', '6.5')))).toBe('6.5')
  expect(toText(costAfterReceipt('AVERAGE', receipt('1', '0.0001', '2', '0.0002')))).toBe('0.0002')
  expect(toText(costAfterReceipt('AVERAGE', receipt('0.333', '1', '0.001', '2')))).toBe('1.003')
})

const costs = fc.bigInt({ min: 0n, max: 10n ** 9n }) as fc.Arbitrary<Amount>

test.prop([quantities, costs, fc.bigInt({ min: 1n, max: 10n ** 9n }) as fc.Arbitrary<Quantity>, costs])(
  'C1 the moving average lies between the two costs',
  (onHand, unitCost, received, landedCost) => {
    const after = costAfterReceipt('AVERAGE', { onHand, unitCost, received, landedCost })
    expect(after >= (unitCost < landedCost ? unitCost : landedCost)).toBe(true)
    expect(after <= (unitCost > landedCost ? unitCost : landedCost)).toBe(true)
  },
)

test.each(['LAST', 'AVERAGE'] as const)(
  'C2 %s: nothing received, or a receipt taken back, keeps the cost',
  (method) => {
    expect(toText(costAfterReceipt(method, receipt('4', '5', '0', '9')))).toBe('5')
    expect(toText(costAfterReceipt(method, receipt('4', '5', '-2', '9')))).toBe('5')
  },
)

test('D1 a day to come is refused, a past one is not', () => {
  expect(dayFault({ effectiveOn: '2026-02-04', today: '2026-02-03' })).toBe(
    "Stock can't be posted for 2026-02-04, which is to come. Choose today or a day before.",
  )
  expect(dayFault({ effectiveOn: '2026-02-03', today: '2026-02-03' })).toBeUndefined()
  expect(dayFault({ effectiveOn: '2025-02-03', today: '2026-02-03' })).toBeUndefined()
})

test('D2 a day of the closed period is refused', () => {
  const days = { today: '2026-02-03', closedUntil: '2026-01-31' }
  expect(dayFault({ effectiveOn: '2026-01-31', ...days })).toBe(
    'Inventory is closed until 2026-01-31, so nothing can be posted for 2026-01-31. Choose a later day.',
  )
  expect(dayFault({ effectiveOn: '2026-02-01', ...days })).toBeUndefined()
})

test('S1 has a default for every setting that is missing or invalid', () => {
  const initial = { costing: 'KEEP', countLimit: 500, mayBeNegative: false, closedUntil: undefined }
  expect(inventorySettings({})).toEqual(initial)
  const invalid = { 'inventory.receipt.cost': 'x', 'inventory.negative.allowed': 'x', 'inventory.closed.until': 'x' }
  expect(inventorySettings(invalid)).toEqual(initial)
  const settings = {
    'inventory.receipt.cost': 'AVERAGE',
    'inventory.negative.allowed': 'true',
    'inventory.count.approval.above': '20',
    'inventory.closed.until': '2026-01-31',
  }
  expect(inventorySettings(settings)).toEqual({
    costing: 'AVERAGE',
    countLimit: 20,
    mayBeNegative: true,
    closedUntil: '2026-01-31',
  })
})
