import { checkKind, type DocumentKind, nextDocument } from '@greenroom/documents'
import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { checkReceipt, isUnplanned, landedCosts, RECEIPT, type Receipt, type ReceiptLine } from '../index.ts'
import { receiptTotals } from './receipt.ts'

const ALL = grantsOf(['INVENTORY_PO', 'CATALOG_PRODUCT'].map((key) => ({ key, access: ['DELETE' as const] })))
const CONTEXT = { user: 'ada', grants: ALL, now: 0, tolerance: 0, order: { state: 'SENT' as const } }

function receipt(lines: ReceiptLine[], more: Partial<Receipt> = {}): Receipt {
  return { state: 'DRAFT', authors: ['ada'], orderNumber: 'PO-000001', lines, ...more }
}

const act = (of: Receipt, action: string, more: object = {}) =>
  nextDocument(RECEIPT, of, { action, remark: 'Wrong' }, { ...CONTEXT, ...more })

test('the kind of receipts has no problem', () => {
  expect(checkKind(RECEIPT as unknown as DocumentKind)).toEqual([])
})

test('R1 what is rejected has a reason, and something arrived', () => {
  const issues = checkReceipt(
    receipt([
      { itemID: 'A', rejected: 1 },
      { itemID: 'A', accepted: 'x' },
    ]),
  )
  expect(issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'lines.0.reason: Choose why it was rejected.',
    'lines.1.itemID: A is on line 1 already.',
    'lines.1.accepted: Accepted must be a number.',
  ])
  expect(act(receipt([{ itemID: 'A' }]), 'post').rejection?.guard).toBe('somethingArrived')
})

test('R2 no more arrives than is due and the tolerance lets in', () => {
  const line = { itemID: 'A', ordered: 10, due: 4, accepted: 4, rejected: 1, reason: 'DAMAGED' }
  expect(act(receipt([line]), 'post').rejection).toMatchObject({
    guard: 'notTooMuch',
    issues: [{ field: 'lines.0.accepted', message: 'At most 4 of it can arrive: 4 due.' }],
  })
  expect(act(receipt([line]), 'post', { tolerance: 10 }).document?.state).toBe('POSTED')
  const unplanned = { itemID: 'B', accepted: 99 }
  expect(isUnplanned(unplanned)).toBe(true)
  expect(act(receipt([unplanned]), 'post').document?.state).toBe('POSTED')
})

test('R3 goods are received for an order that was sent, and taken back until it is closed', () => {
  const line = { itemID: 'A', ordered: 10, due: 10, accepted: 1 }
  const sentAt = '2030-01-01'
  const posting = (order: object) => act(receipt([line]), 'post', { order }).rejection?.message
  expect(posting({ state: 'PARTLY_RECEIVED', sentAt })).toBe(undefined)
  expect(posting({ state: 'ON_HOLD', sentAt })).toBe('The order is on hold: nothing more can be received for it.')
  expect(posting({ state: 'DRAFT' })).toBe('The order has not been sent: nothing can be received for it.')
  const posted = receipt([line], { state: 'POSTED' })
  const reversing = (order: object) => act(posted, 'reverse', { order }).rejection?.message
  expect(reversing({ state: 'RECEIVED', sentAt })).toBe(undefined)
  expect(reversing({ state: 'ON_HOLD', sentAt })).toBe('The order is on hold. Resume it first.')
  expect(reversing({ state: 'CLOSED', sentAt })).toBe('The order is closed. Adjust the stock instead.')
})

test('R3 nothing is received or taken back while the order is being revised', () => {
  const line = { itemID: 'A', ordered: 10, due: 10, accepted: 1 }
  for (const state of ['DRAFT', 'PENDING', 'APPROVED', 'ON_HOLD']) {
    const order = { state, sentAt: null, revision: 1 }
    expect(act(receipt([line]), 'post', { order }).rejection?.message).toBe(
      'The order is being revised: nothing can be received for it until it is sent again.',
    )
    expect(act(receipt([line], { state: 'POSTED' }), 'reverse', { order }).rejection?.message).toBe(
      'The order is being revised. Reverse the receipt once it is sent again.',
    )
  }
})

test('R4 divides freight among what was accepted, by value or quantity', () => {
  const lines = [
    { itemID: 'A', accepted: 10, unitCost: 3 },
    { itemID: 'B', accepted: 30, unitCost: 1 },
    { itemID: 'C', rejected: 5, unitCost: 7 },
  ]
  expect(landedCosts({ lines })).toEqual([30_000n, 10_000n, 70_000n])
  expect(landedCosts({ lines, freight: 6, freightBy: 'VALUE' })).toEqual([33_000n, 11_000n, 70_000n])
  expect(landedCosts({ lines, freight: 6, freightBy: 'QUANTITY' })).toEqual([31_500n, 11_500n, 70_000n])
  expect(landedCosts({ lines: lines.slice(2), freight: 6 })).toEqual([70_000n])
  const free = [{ itemID: 'A', accepted: 2, unitCost: 0 }]
  expect(landedCosts({ lines: free, freight: 1, freightBy: 'VALUE' })).toEqual([5_000n])
})

test('totals count what arrived, and its cost for those who see costs', () => {
  const totals = (lines: ReceiptLine[]) => receiptTotals({ lines }).map(({ name, value }) => `${name} ${value}`)
  expect(totals([{ itemID: 'A', accepted: 2, rejected: 1 }])).toEqual(['accepted 2', 'rejected 1'])
  expect(totals([{ itemID: 'A', accepted: 2, unitCost: 1.5 }])).toEqual(['accepted 2', 'rejected 0', 'goods 3'])
})
