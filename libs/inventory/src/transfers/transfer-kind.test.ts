import { fc, test } from '@fast-check/vitest'
import { actionsOf, checkKind, nextDocument, refuseEdit } from '@greenroom/documents'
import { grantsOf } from '@greenroom/permissions'
import { subtract, sum, toNumber } from '@greenroom/money'
import { describe, expect } from 'vitest'
import {
  checkTransfer,
  newlyArrived,
  NOTHING_ARRIVED,
  outstandingOf,
  TRANSFER,
  type Transfer,
  type TransferContext,
  type TransferLine,
  transferTotals,
} from '../index.ts'
import { quantityOrZero } from '../line-quantity.ts'

const KEYS = ['INVENTORY_TRANSFER', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']
const as = (more: Partial<TransferContext> = {}): TransferContext => ({
  user: 'ada',
  grants: grantsOf(KEYS.map((key) => ({ key, access: ['DELETE'] }))),
  now: 0,
  isAtSource: true,
  isAtDestination: true,
  mayBeNegative: false,
  arrived: [NOTHING_ARRIVED],
  ...more,
})
const line = (more: Partial<TransferLine> = {}): TransferLine => ({
  itemID: 'CAP',
  requested: 5,
  available: 8,
  unitCost: 2.5,
  ...more,
})
const at = (state: Transfer['state'], lines = [line()]): Transfer => ({
  state,
  authors: ['ada'],
  lines,
  from: 'WAREHOUSE/W1',
  fromName: 'Main warehouse',
  to: 'STORE/S1',
  toName: 'Stand 1',
})
const next = (transfer: Transfer, action: string, context = as()) =>
  nextDocument(TRANSFER, transfer, { action, remark: 'Because' }, context)
const messages = (transfer: Transfer, context: Partial<TransferContext> = {}) =>
  checkTransfer(transfer, context).map(({ field, message }) => `${field}: ${message}`)

test('TR1 a transfer is a whole kind', () => {
  expect(checkKind(TRANSFER)).toEqual([])
})

describe('what is typed', () => {
  test('TR2 goes from one store or warehouse to another', () => {
    expect(messages(at('DRAFT'))).toEqual([])
    expect(messages({ ...at('DRAFT'), to: 'WAREHOUSE/W1' })).toEqual([
      'to: Choose another location than the one it comes from.',
    ])
    expect(messages({ ...at('DRAFT'), from: 'VENUE/V1', to: null })).toEqual([
      'from: From is required: a store or a warehouse.',
      'to: To is required: a store or a warehouse.',
    ])
  })

  test('TR3 has each item once, with a quantity above 0 of at most 3 decimals', () => {
    const lines = [line({ requested: '1,200.5' }), line(), line({ itemID: '', requested: 0 })]
    expect(messages(at('DRAFT', lines))).toEqual([
      expect.stringMatching(/^lines\.1\.itemID: /),
      'lines.2.itemID: Item ID is required.',
      'lines.2.requested: Requested must be more than 0.',
    ])
    const odd = ['x', -1, 1.2345, null].map((requested, index) => line({ itemID: `I${index}`, requested }))
    expect(messages(at('DRAFT', odd))).toEqual([
      'lines.0.requested: Requested must be a number.',
      'lines.1.requested: Requested must be 0 or more.',
      expect.stringMatching(/^lines\.2\.requested: 1\.2345 has more than 3 decimals/),
      'lines.3.requested: Requested is required.',
    ])
    const many = Array.from({ length: 2_001 }, (_, index) => line({ itemID: `I${index}` }))
    expect(messages(at('DRAFT', many))).toEqual(['lines: A transfer has at most 2,000 lines (2,001).'])
  })

  test('TR6 accounts for no more than was shipped, with a reason for what was not received', () => {
    const shipped = (more: Partial<TransferLine>) => at('IN_TRANSIT', [line({ shipped: 5, ...more })])
    expect(messages(shipped({ received: 5, lost: 1, reason: 'Fell' }))).toEqual([
      'lines.0.received: 5 shipped, 1 too many.',
    ])
    expect(messages(shipped({ received: 4, damaged: 1 }))).toEqual([
      'lines.0.reason: Give the reason why it was not received.',
    ])
    expect(messages(shipped({ received: 4, returned: 1, reason: 'Wrong size' }))).toEqual([])
  })

  test('TR7 what is posted stays', () => {
    const arrived = [{ ...NOTHING_ARRIVED, received: quantityOrZero(3) }]
    expect(messages(at('PARTIALLY_RECEIVED', [line({ shipped: 5, received: 2 })]), { arrived })).toEqual([
      'lines.0.received: 3 are posted already. Correct more than that with an adjustment.',
    ])
  })
})

describe('shipping', () => {
  test('TR4 ships what was requested unless something else is typed, and no more than is available', () => {
    expect(next(at('DRAFT'), 'shipNow').document).toMatchObject({ state: 'IN_TRANSIT', lines: [{ shipped: 5 }] })
    const less = next(at('REQUESTED', [line({ shipped: 2 }), line({ itemID: 'TEE', shipped: 0 })]), 'ship')
    expect(less.document).toMatchObject({ state: 'IN_TRANSIT', lines: [{ shipped: 2 }, { shipped: 0 }] })
    expect(next(at('DRAFT', [line({ available: 4 })]), 'shipNow').rejection).toMatchObject({
      guard: 'enough',
      message: 'There is not enough at the source of CAP. Ship less, or move stock there first.',
      issues: [{ field: 'lines.0.requested', message: '4 available at the source.' }],
    })
    expect(next(at('DRAFT', [line({ available: 4 })]), 'shipNow', as({ mayBeNegative: true })).document?.state).toBe(
      'IN_TRANSIT',
    )
    expect(next(at('REQUESTED', [line({ shipped: 0 })]), 'ship').rejection?.guard).toBe('shipsSomething')
  })

  test('TR5 somebody of the source ships, somebody of the destination receives, in action and edit alike', () => {
    const elsewhere = as({ isAtSource: false, isAtDestination: false })
    expect(next(at('REQUESTED'), 'ship', elsewhere).rejection?.message).toBe(
      'Only somebody who works at Main warehouse can ship this transfer.',
    )
    const sent = at('IN_TRANSIT', [line({ shipped: 5, received: 5 })])
    expect(next(sent, 'receive', elsewhere).rejection?.message).toBe(
      'Only somebody who works at Stand 1 can receive this transfer.',
    )
    expect(refuseEdit(TRANSFER, sent, elsewhere)?.code).toBe('guard')
    expect(refuseEdit(TRANSFER, at('REQUESTED'), elsewhere)?.code).toBe('guard')
    expect(refuseEdit(TRANSFER, at('DRAFT'), elsewhere)).toBe(undefined)
  })

  test('TR9 is canceled only before it is shipped', () => {
    expect(next(at('REQUESTED'), 'cancel').document?.state).toBe('CANCELED')
    for (const state of ['IN_TRANSIT', 'PARTIALLY_RECEIVED', 'RECEIVED'] as const) {
      expect(next(at(state), 'cancel').rejection?.code).toBe('wrongState')
    }
  })
})

describe('receiving', () => {
  const sent = (more: Partial<TransferLine>) => at('IN_TRANSIT', [line({ shipped: 5, ...more })])

  test('TR8 is received once nothing is in transit, and says what still is', () => {
    const [receive] = actionsOf(TRANSFER, sent({ received: 3 }), as())
    expect(receive).toMatchObject({ to: 'PARTIALLY_RECEIVED', outcome: { note: 'Still in transit: 2 of CAP.' } })
    expect(next(sent({ received: 5 }), 'receive').document?.state).toBe('RECEIVED')
    expect(next(sent({}), 'receive').rejection?.guard).toBe('somethingArrived')
    expect(next(sent({ received: 1, lost: 1, reason: 'Fell' }), 'receiveAll').document).toMatchObject({
      state: 'RECEIVED',
      lines: [{ received: 4, lost: 1 }],
    })
    const six = Array.from({ length: 6 }, (_, index) => line({ itemID: `I${index}`, shipped: 2 }))
    expect(
      actionsOf(TRANSFER, at('IN_TRANSIT', [...six, line({ shipped: 5, received: 5 })]), as({ arrived: [] }))[0]
        ?.outcome?.note,
    ).toMatch(/and of 1 more items\.$/)
  })

  const quantity = fc.integer({ min: 0, max: 20 })
  test.prop([fc.array(fc.record({ received: quantity, lost: quantity, damaged: quantity, returned: quantity }))])(
    'TR8 everything shipped is received, lost, damaged, returned or in transit, posted once each',
    (steps) => {
      let transfer = at('IN_TRANSIT', [line({ shipped: 40 })])
      let arrived = [NOTHING_ARRIVED]
      for (const step of steps) {
        const [before] = transfer.lines
        const more = Object.fromEntries(
          Object.entries(step).map(([name, units]) => [name, Number(before?.[name as 'lost'] ?? 0) + units]),
        )
        const typed = { ...transfer, lines: [{ ...before!, ...more, reason: 'Counted' }] }
        const context = as({ arrived })
        const { document } = nextDocument(TRANSFER, typed, { action: 'receive' }, context)
        if (!document) continue
        const [posted] = newlyArrived(document, arrived)
        arrived = [{ ...arrived[0]!, ...addAll(arrived[0]!, posted!) }]
        transfer = document
      }
      const [after] = transfer.lines
      expect(outstandingOf(after!)).toBe(subtract(quantityOrZero(40), sum(Object.values(arrived[0]!))))
      expect(transfer.state === 'RECEIVED').toBe(toNumber(outstandingOf(after!)) === 0)
    },
  )
})

const addAll = (one: typeof NOTHING_ARRIVED, other: typeof NOTHING_ARRIVED) => ({
  received: sum([one.received, other.received]),
  lost: sum([one.lost, other.lost]),
  damaged: sum([one.damaged, other.damaged]),
  returned: sum([one.returned, other.returned]),
})

test('TR10 totals items, units, and value for those who see costs', () => {
  const lines = [line(), line({ itemID: 'TEE', requested: '2', shipped: 1, unitCost: 0.3333 })]
  expect(transferTotals({ lines }).map(({ name, value }) => [name, value])).toEqual([
    ['items', 2],
    ['units', 6],
    ['value', 12.8333],
  ])
  const { unitCost: _, ...hidden } = line()
  expect(transferTotals({ lines: [hidden] }).map(({ name }) => name)).toEqual(['items', 'units'])
})
