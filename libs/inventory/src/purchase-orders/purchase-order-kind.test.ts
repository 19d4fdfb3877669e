import { actionsOf, checkKind, type DocumentKind, lineFieldsIn, nextDocument } from '@greenroom/documents'
import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { checkPurchaseOrder, PURCHASE_ORDER, type PurchaseOrder, type PurchaseOrderState } from '../index.ts'
import { isComplete, openQuantity, orderCost, purchaseOrderTotals, withRestCanceled } from './purchase-order.ts'

const KEYS = ['INVENTORY_PO', 'INVENTORY_PO_APPROVAL', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']
const ALL = grantsOf(KEYS.map((key) => ({ key, access: ['DELETE' as const] })))
const CONTEXT = {
  user: 'ben',
  grants: ALL,
  now: 0,
  limit: 100,
  money: (amount: number) => `$${amount}`,
  today: '2030-01-15',
}

/** Some of it. */
const ARRIVED = [{ itemID: 'A', ordered: 10, received: 3, rejected: 1, unitCost: 5 }]

function order(state: PurchaseOrderState, more: Partial<PurchaseOrder> = {}): PurchaseOrder {
  const lines = [{ itemID: 'A', ordered: 10, unitCost: 5 }]
  return { state, authors: ['ada'], lines, vendorID: 'V', shipTo: 'STORE/S1', vendorEmail: 'v@example.com', ...more }
}

const messages = (of: PurchaseOrder) => checkPurchaseOrder(of).map(({ field, message }) => `${field}: ${message}`)

const move = (of: PurchaseOrder, action: string, more: object = {}) =>
  nextDocument(PURCHASE_ORDER, of, { action, remark: 'Because' }, { ...CONTEXT, ...more })

test('the kind of purchase orders has no problem', () => {
  expect(checkKind(PURCHASE_ORDER as unknown as DocumentKind)).toEqual([])
})

test('O1 an order has a vendor, a place, each item once, and whole packs', () => {
  expect(messages(order('DRAFT'))).toEqual([])
  const lines = [
    { itemID: 'A', ordered: '7', packSize: '2' },
    { itemID: 'A', ordered: '0', tax: 101 },
  ]
  expect(messages(order('DRAFT', { vendorID: '', shipTo: 'VENUE/V1', vendorEmail: 'nobody', lines }))).toEqual([
    'vendorID: Vendor is required.',
    'shipTo: Choose a store or a warehouse.',
    'vendorEmail: Enter one email address.',
    'lines.0.ordered: 7 is not a whole number of packs of 2.',
    'lines.1.itemID: A is on line 1 already.',
    'lines.1.ordered: Ordered must be more than 0.',
    'lines.1.tax: Tax % must be at most 100.',
  ])
  const many = Array.from({ length: 2001 }, (_, index) => ({ itemID: `I${index}`, ordered: 1 }))
  expect(messages(order('DRAFT', { lines: many }))).toEqual([
    'lines: A purchase order has at most 2,000 lines (2,001).',
  ])
})

test('O2 days follow one another', () => {
  const days = { orderedOn: '2030-01-10', expectedOn: '2030-01-09', cancelAfter: '2030-01-08' }
  expect(messages(order('DRAFT', days))).toEqual([
    "expectedOn: Expected date can't be before the order date.",
    "cancelAfter: Cancel-after date can't be before the expected date.",
  ])
  expect(messages(order('DRAFT', { ...days, expectedOn: null }))).toEqual([
    "cancelAfter: Cancel-after date can't be before the order date.",
  ])
  expect(messages(order('DRAFT', { ...days, orderedOn: 'incomplete', cancelAfter: '2030-02-30' }))).toEqual([
    'orderedOn: Order date is not a complete date.',
    'cancelAfter: Cancel-after date is not a complete date.',
  ])
})

test('O3 adds up goods, discount, tax and freight, each line rounded to hundredths', () => {
  const lines = [
    { itemID: 'A', ordered: 3, unitCost: 0.3333, tax: 10 },
    { itemID: 'B', ordered: 2, unitCost: 4 },
    { itemID: 'C', ordered: null },
  ]
  const cost = orderCost({ lines, freight: 5, discount: '1.50' })
  expect(cost).toEqual({ goods: 90_000n, discount: 15_000n, tax: 1_000n, freight: 50_000n, total: 126_000n })
})

test('O4 asks for approval above the limit alone, by somebody else', () => {
  expect(move(order('DRAFT'), 'submit').document?.state).toBe('APPROVED')
  const costly = order('DRAFT', { freight: 51 })
  expect(move(costly, 'submit')).toMatchObject({
    document: { state: 'PENDING' },
    event: { note: 'Needs approval: it costs more than $100.' },
  })
  const pending = { ...costly, state: 'PENDING' as const }
  expect(move(pending, 'approve').document?.state).toBe('APPROVED')
  expect(move(pending, 'approve', { user: 'ada' }).rejection?.code).toBe('ownWork')
  const unpriced = order('DRAFT', { lines: [{ itemID: 'A', ordered: 1 }] })
  expect(move(unpriced, 'submit').rejection?.message).toBe('Enter the unit cost of A.')
})

test('O5 judges line by line whether everything has come', () => {
  const line = { itemID: 'A', ordered: 10, received: 4, rejected: 3, canceled: 0 }
  expect(openQuantity(line)).toBe(30_000n)
  const over = { itemID: 'B', ordered: 10, received: 13 }
  expect(openQuantity(over)).toBe(0n)
  expect([isComplete({ lines: [line, over] }), isComplete({ lines: [over] })]).toEqual([false, true])
  expect(move(order('SENT', { lines: [line, over] }), 'receive', { isSystem: true }).document?.state).toBe(
    'PARTLY_RECEIVED',
  )
})

test('O6 opens little of an order that was sent', () => {
  const { APPROVED, SENT, PARTLY_RECEIVED } = PURCHASE_ORDER.states
  expect(SENT.openFields).toEqual(['name', 'expectedOn', 'remarks'])
  expect(PARTLY_RECEIVED.openFields).toEqual(SENT.openFields)
  expect(APPROVED.openFields).toContain('vendorEmail')
  expect(move(order('SENT'), 'revise')).toMatchObject({ document: { state: 'DRAFT' }, effect: 'takeBackOrder' })
  expect(move(order('PARTLY_RECEIVED', { lines: ARRIVED }), 'revise').document?.state).toBe('DRAFT')
  expect(move(order('RECEIVED'), 'revise').rejection?.code).toBe('wrongState')
})

test('O7 cancels an order only if nothing has arrived, and closes it short otherwise', () => {
  const lines = [{ itemID: 'A', ordered: 10, received: 4, canceled: 1 }]
  expect(move(order('SENT'), 'cancel').document?.state).toBe('CANCELED')
  for (const state of ['DRAFT', 'PENDING', 'APPROVED', 'SENT', 'ON_HOLD'] as const) {
    expect(move(order(state, { lines }), 'cancel').rejection?.message).toBe(
      'Some of it has arrived already. Send it again, then close it short.',
    )
  }
  expect(withRestCanceled(lines[0]!)).toMatchObject({ canceled: 6, open: 0 })
  expect(move(order('PARTLY_RECEIVED', { lines }), 'shortClose').document).toMatchObject({
    state: 'CLOSED',
    lines: [{ canceled: 6 }],
  })
})

test('O8 sends an order in time, by email to an address', () => {
  const reasons = (more: Partial<PurchaseOrder>) =>
    actionsOf(PURCHASE_ORDER, order('APPROVED', more), CONTEXT).map(({ name, disabledReason }) => [
      name,
      !disabledReason,
    ])
  expect(reasons({ cancelAfter: '2030-01-15' })).toContainEqual(['send', true])
  expect(reasons({ cancelAfter: '2030-01-14' })).toContainEqual(['markSent', false])
  expect(reasons({ vendorEmail: null })).toContainEqual(['send', false])
  expect(reasons({ vendorEmail: null })).toContainEqual(['markSent', true])
})

test('O9 shows no money to those who do not see costs', () => {
  const names = (lines: PurchaseOrder['lines']) => purchaseOrderTotals({ lines }).map(({ name }) => name)
  expect(names([{ itemID: 'A', ordered: 2 }])).toEqual(['lines', 'units'])
  expect(names([{ itemID: 'A', ordered: 2, unitCost: 1 }])).toEqual(['lines', 'units', 'goods', 'total'])
  const submit = (keys: string[]) => {
    const grants = grantsOf(keys.map((key) => ({ key, access: ['DELETE' as const] })))
    return actionsOf(PURCHASE_ORDER, order('DRAFT'), { ...CONTEXT, grants })[0]
  }
  expect(submit(KEYS)).toMatchObject({ name: 'submit', to: 'APPROVED' })
  const blind = submit(['INVENTORY_PO', 'CATALOG_PRODUCT'])
  expect(blind).toMatchObject({ name: 'submit', to: undefined, disabledReason: undefined, outcome: undefined })
})

test('O10 a revision keeps the vendor, the location, and what has arrived of each line', () => {
  const lines = [
    { lineID: '1', itemID: 'A', ordered: 10, received: 3, rejected: 1 },
    { lineID: '2', itemID: 'B', ordered: 1_200, received: 1_100.5 },
    { lineID: '3', itemID: 'C', ordered: 5, received: 0 },
  ]
  const stored = order('DRAFT', { lines })
  const revised = (typed: PurchaseOrder['lines'], more: Partial<PurchaseOrder> = {}) =>
    checkPurchaseOrder(order('DRAFT', { lines: typed, ...more }), { stored }).map(
      ({ field, message }) => `${field}: ${message}`,
    )
  const [a, b, c] = [
    { lineID: '1', itemID: ' A ', ordered: '4' },
    { lineID: '2', itemID: 'B', ordered: 1_100.5 },
    { lineID: '3', itemID: 'D', ordered: 1 },
  ]
  expect(revised([b, a])).toEqual([])
  expect(revised([c, b, a, { itemID: 'E', ordered: 1 }])).toEqual([])
  expect(revised([c], { vendorID: 'W', shipTo: 'STORE/S2' })).toEqual([
    "vendorID: Some of it has arrived already: the vendor can't change.",
    "shipTo: Some of it has arrived already: the location can't change.",
    "lines: You can't remove A: 4 have arrived.",
    "lines: You can't remove B: 1,100.5 have arrived.",
  ])
  expect(revised([c, { ...a, itemID: 'F' }, { ...b, ordered: 1_100 }])).toEqual([
    "lines.1.itemID: 4 of A have arrived: the item can't change.",
    'lines.2.ordered: 1,100.5 have arrived: order at least 1,100.5.',
  ])
  // What is missing or no number is one issue, not two.
  expect(revised([b, { ...a, itemID: '', ordered: 'x' }], { vendorID: null })).toEqual([
    'vendorID: Vendor is required.',
    'lines.1.itemID: Item ID is required.',
    'lines.1.ordered: Ordered must be a number.',
  ])
})

test('O10 a revision may leave what was ordered of a line of which more or one has arrived', () => {
  const stored = order('DRAFT', {
    lines: [
      { lineID: '1', itemID: 'A', ordered: 10, received: 11 },
      { lineID: '2', itemID: 'B', ordered: 2, received: 1 },
    ],
  })
  const revised = (first: number, second: number) => {
    const [a, b] = stored.lines
    const lines = [
      { ...a!, ordered: first },
      { ...b!, itemID: 'C', ordered: second },
    ]
    return checkPurchaseOrder({ ...stored, lines }, { stored }).map(({ message }) => message)
  }
  expect(revised(10, 1)).toEqual(["1 of B has arrived: the item can't change."])
  expect(revised(9, 0.5)).toEqual([
    '11 have arrived: order at least 10.',
    "1 of B has arrived: the item can't change.",
    '1 has arrived: order at least 1.',
  ])
})

test('O10 leads to what has arrived when it is sent, and back if its mail fails or a receipt is reversed', () => {
  const stateAfter = (of: PurchaseOrder, action: string) => {
    const { document, effect } = move(of, action, { isSystem: true })
    return [document?.state, effect]
  }
  const all = [{ itemID: 'A', ordered: 4, received: 3, rejected: 1, unitCost: 5 }]
  expect(stateAfter(order('APPROVED'), 'send')).toEqual(['SENT', 'mailOrder'])
  expect(stateAfter(order('APPROVED', { lines: ARRIVED }), 'send')).toEqual(['PARTLY_RECEIVED', 'mailOrder'])
  expect(stateAfter(order('APPROVED', { lines: all }), 'send')).toEqual(['RECEIVED', 'mailOrder'])
  expect(stateAfter(order('APPROVED'), 'markSent')).toEqual(['SENT', 'expectGoods'])
  expect(stateAfter(order('APPROVED', { lines: ARRIVED }), 'markSent')).toEqual(['PARTLY_RECEIVED', 'expectGoods'])
  expect(stateAfter(order('APPROVED', { lines: all }), 'markSent')).toEqual(['RECEIVED', 'expectGoods'])
  for (const state of ['SENT', 'PARTLY_RECEIVED', 'RECEIVED'] as const) {
    expect(stateAfter(order(state, { lines: ARRIVED }), 'giveUp')).toEqual(['APPROVED', 'releaseGoods'])
    expect(stateAfter(order(state), 'takeBack')[0]).toBe('SENT')
    expect(stateAfter(order(state, { lines: ARRIVED }), 'takeBack')[0]).toBe('PARTLY_RECEIVED')
    // What was reversed was not on the order.
    expect(stateAfter(order(state, { lines: all }), 'takeBack')[0]).toBe('RECEIVED')
  }
  const noteOf = (lines: PurchaseOrder['lines']) =>
    actionsOf(PURCHASE_ORDER, order('APPROVED', { lines }), CONTEXT).find(({ name }) => name === 'markSent')?.outcome
  expect(noteOf(order('APPROVED').lines)).toBe(undefined)
  expect(noteOf(ARRIVED)).toEqual({ note: 'Some of it has arrived already: only the rest is expected.' })
  expect(noteOf(all)).toEqual({ note: 'All of it has arrived already: nothing more is expected.' })
  const late = { cancelAfter: '2030-01-14', lines: ARRIVED }
  expect(move(order('APPROVED', late), 'send').rejection?.message).toBe(
    'The cancel-after date has passed. Edit the order again.',
  )
})

test('O10 shows what has arrived before the order is sent again', () => {
  const labels = (state: PurchaseOrderState, lines: object[]) =>
    lineFieldsIn(PURCHASE_ORDER, ALL, state, lines).map(({ label }) => label)
  expect(labels('DRAFT', [{ received: 0, rejected: 0 }])).not.toContain('Open')
  for (const state of ['DRAFT', 'PENDING', 'APPROVED'] as const) {
    expect(labels(state, ARRIVED).slice(0, 5)).toEqual(['Item ID', 'Ordered', 'Received', 'Rejected', 'Open'])
  }
  expect(labels('SENT', [])).toContain('Canceled')
})

test('O11 an order on hold goes on where it was, and is mailed if that came due', () => {
  expect(move(order('ON_HOLD'), 'resume')).toMatchObject({ document: { state: 'APPROVED' } })
  expect(move(order('ON_HOLD', { sentAt: '2030-01-01' }), 'resume')).toMatchObject({
    document: { state: 'SENT' },
    effect: 'mailIfDue',
  })
})
