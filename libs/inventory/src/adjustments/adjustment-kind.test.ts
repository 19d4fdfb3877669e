import { fc, test } from '@fast-check/vitest'
import { actionsOf, checkKind, nextDocument } from '@greenroom/documents'
import { toNumber } from '@greenroom/money'
import { grantsOf } from '@greenroom/permissions'
import { describe, expect } from 'vitest'
import {
  type Adjustment,
  ADJUSTMENT,
  type AdjustmentContext,
  type AdjustmentLine,
  adjustmentTotals,
  changeOf,
  checkAdjustment,
} from '../index.ts'

const as = (more: Partial<AdjustmentContext> = {}): AdjustmentContext => ({
  user: 'ada',
  grants: grantsOf(['INVENTORY_ADJUSTMENT', 'CATALOG_PRODUCT'].map((key) => ({ key, access: ['WRITE'] }))),
  now: 0,
  mayBeNegative: false,
  ...more,
})
const line = (more: Partial<AdjustmentLine> = {}): AdjustmentLine => ({
  itemID: 'CAP',
  option: 'FINAL',
  quantity: 10,
  onHand: 12,
  onHandNow: 12,
  unitCost: 2.5,
  ...more,
})
const adjustment = (lines = [line()], more: Partial<Adjustment> = {}): Adjustment => ({
  state: 'INITIATED',
  authors: ['ada'],
  place: 'STORE/S1',
  reason: 'CORRECTION',
  lines,
  ...more,
})
const messages = (document: Adjustment) => checkAdjustment(document).map(({ field, message }) => `${field}: ${message}`)
const change = (more: Partial<AdjustmentLine>) => toNumber(changeOf(line(more))!)

test('AD1 an adjustment is a whole kind', () => {
  expect(checkKind(ADJUSTMENT)).toEqual([])
})

test('AD2 names a store or a warehouse, a reason, and each item once with an option and a quantity', () => {
  expect(messages(adjustment())).toEqual([])
  const lines = [line(), line({ option: 'TWICE', quantity: null }), line({ itemID: ' ', option: 'ADD', quantity: 0 })]
  expect(messages(adjustment(lines, { place: 'VENUE/V1', reason: 'SALE' }))).toEqual([
    'place: Location is required: a store or a warehouse.',
    expect.stringMatching(/^reason: Reason is required: Damaged, /),
    expect.stringMatching(/^lines\.1\.itemID: /),
    'lines.1.option: Option is required: Final, Add or Subtract.',
    'lines.1.quantity: Quantity is required.',
    'lines.2.itemID: Item ID is required.',
    'lines.2.quantity: Quantity must be more than 0.',
  ])
  expect(messages(adjustment([line({ quantity: 0 })]))).toEqual([])
  const many = Array.from({ length: 2_001 }, (_, index) => line({ itemID: `I${index}` }))
  expect(messages(adjustment(many))).toEqual(['lines: An adjustment has at most 2,000 lines (2,001).'])
})

test('AD3 a final quantity posts the difference that was found, whatever moved since', () => {
  expect(change({})).toBe(-2)
  expect(change({ onHandNow: 9 })).toBe(-2)
  expect(change({ option: 'ADD', quantity: '1.5' })).toBe(1.5)
  expect(change({ option: 'SUBTRACT' })).toBe(-10)
  expect(changeOf(line({ onHand: null }))).toBe(undefined)
  const [commit] = actionsOf(ADJUSTMENT, adjustment([line({ onHandNow: 9 }), line({ itemID: 'TEE' })]), as())
  expect(commit?.outcome?.note).toBe('CAP has 3 fewer since you counted, so it becomes 7.')
  expect(actionsOf(ADJUSTMENT, adjustment(), as())[0]?.outcome).toBe(undefined)
  const six = Array.from({ length: 6 }, (_, index) => line({ itemID: `I${index}`, onHandNow: 13 }))
  expect(actionsOf(ADJUSTMENT, adjustment(six), as())[0]?.outcome?.note).toMatch(/, and 1 more items have moved\.$/)
})

const quantity = fc.integer({ min: 0, max: 1_000_000 })
test.prop([quantity, quantity, quantity])(
  'AD3 counting before or after a sale ends at the same stock',
  (book, counted, sold) => {
    const before = line({ onHand: book, onHandNow: book - sold, quantity: counted })
    const after = line({ onHand: book - sold, onHandNow: book - sold, quantity: counted - sold })
    expect(changeOf(before)).toBe(changeOf(after))
  },
)

describe('committing', () => {
  const refused = (document: Adjustment, context = as()) =>
    nextDocument(ADJUSTMENT, document, { action: 'commit' }, context).rejection

  test('AD4 leaves no less than nothing on hand unless the company allows it', () => {
    const sold = adjustment([line({ quantity: 1, onHandNow: 3 })])
    expect(refused(sold)?.message).toBe('CAP would fall below 0 on hand. Count what is there again.')
    expect(refused(sold, as({ mayBeNegative: true }))).toBe(undefined)
    expect(refused(adjustment([line({ quantity: 12 })]))?.message).toBe('Nothing changes: everything is as counted.')
  })

  test('AD5 what is damaged, lost or donated goes down, what is found goes up', () => {
    const more = line({ option: 'ADD', quantity: 1 })
    for (const reason of ['DAMAGE', 'LOSS', 'DONATION']) {
      expect(messages(adjustment([more], { reason }))).toEqual([
        'lines.0.quantity: With this reason stock can only go down.',
      ])
    }
    expect(messages(adjustment([line()], { reason: 'FOUND' }))).toEqual([
      'lines.0.quantity: With this reason stock can only go up.',
    ])
    for (const reason of ['CORRECTION', 'RECEIVING_ERROR']) {
      expect(messages(adjustment([more, line({ itemID: 'TEE' })], { reason }))).toEqual([])
    }
  })
})

test('AD6 totals items, units, and the value effect for those who see costs', () => {
  const totals = (lines: AdjustmentLine[]) => adjustmentTotals({ lines }).map(({ name, value }) => [name, value])
  expect(totals([line(), line({ itemID: 'TEE', option: 'ADD', quantity: 1 })])).toEqual([
    ['items', 2],
    ['units', -1],
    ['value', -2.5],
  ])
  const { unitCost: _, ...hidden } = line()
  expect(totals([hidden]).map(([name]) => name)).toEqual(['items', 'units'])
})
