import { actionsOf, checkKind, nextDocument } from '@greenroom/documents'
import { grantsOf } from '@greenroom/permissions'
import { describe, expect, test } from 'vitest'
import { higherCosts } from './writedown.ts'
import {
  checkWritedown,
  WRITEDOWN,
  type Writedown,
  type WritedownContext,
  type WritedownLine,
  writedownMargins,
  writedownTotals,
} from '../index.ts'

const COST = { key: 'CATALOG_PRODUCT_COST', access: ['WRITE'] as const }
const OTHERS = ['INVENTORY_WRITEDOWN', 'CATALOG_PRODUCT'].map((key) => ({ key, access: ['WRITE'] as const }))

const as = (more: Partial<WritedownContext> = {}): WritedownContext => ({
  user: 'ada',
  grants: grantsOf([...OTHERS, COST]),
  now: 0,
  costNow: () => 2.5,
  isLimited: false,
  ...more,
})
const line = (more: Partial<WritedownLine> = {}): WritedownLine => ({
  itemID: 'CAP',
  newCost: 1,
  unitCost: 2.5,
  sellingPrice: 10,
  ...more,
})
const writedown = (lines = [line()], more: Partial<Writedown> = {}): Writedown => ({
  state: 'DRAFT',
  authors: ['ada'],
  reason: 'OBSOLETE',
  lines,
  ...more,
})
const messages = (document: Writedown) => checkWritedown(document).map(({ field, message }) => `${field}: ${message}`)
const reached = (document: Writedown, action: string, context = as(), remark?: string) => {
  const { document: next, rejection } = nextDocument(
    WRITEDOWN,
    document,
    { action, ...(remark && { remark }) },
    context,
  )
  return rejection?.message ?? next!.state
}

test('WD1 a writedown is a whole kind: a draft, submitted, applied, reversed, or canceled', () => {
  expect(checkKind(WRITEDOWN)).toEqual([])
  const submitted = writedown([line()], { state: 'SUBMITTED' })
  expect(reached(writedown(), 'submit')).toBe('SUBMITTED')
  expect(reached(submitted, 'apply')).toBe('APPLIED')
  expect(reached(submitted, 'sendBack', as(), 'The caps still sell')).toBe('DRAFT')
  expect(reached(writedown(), 'cancel')).toBe('CANCELED')
  expect(reached(writedown([line()], { state: 'APPLIED' }), 'submit')).toMatch(/applied/i)
})

test('WD2 it has a reason, and each item once with a new cost from 0 on', () => {
  expect(messages(writedown([line({ newCost: 0 })]))).toEqual([])
  const lines = [line(), line(), line({ itemID: ' ', newCost: null }), line({ itemID: 'TEE', newCost: -1 })]
  expect(messages(writedown(lines, { reason: 'SALE' }))).toEqual([
    expect.stringMatching(/^reason: /),
    expect.stringMatching(/^lines\.1\.itemID: CAP is on line 1 already/),
    expect.stringMatching(/^lines\.2\.itemID: Item ID is required/),
    expect.stringMatching(/^lines\.2\.newCost: New cost is required/),
    expect.stringMatching(/^lines\.3\.newCost: /),
  ])
  const many = Array.from({ length: 2_001 }, (_, index) => line({ itemID: `I${index}` }))
  expect(messages(writedown(many))).toEqual(['lines: A writedown has at most 2,000 lines (2,001).'])
})

test('WD3 the new cost is less than the cost of the item, when it is submitted and when it is applied', () => {
  const submitted = (of: Partial<WritedownLine>) => reached(writedown([line(of)]), 'submit')
  const refused = 'CAP must get a lower cost than now. Change or remove it.'
  expect(submitted({ newCost: '2.4999' })).toBe('SUBMITTED')
  for (const more of [{ newCost: 2.5 }, { unitCost: 0.9 }, { unitCost: null }]) expect(submitted(more)).toBe(refused)
  const fallen = writedown([line({ unitCost: 0.9 })], { state: 'SUBMITTED' })
  expect(reached(fallen, 'apply')).toBe(refused)
  expect(higherCosts(writedown([line(), line({ itemID: 'TEE', newCost: 3 })]))).toEqual([
    { field: 'lines.1.newCost', code: 'notLower', message: 'New cost must be less than the unit cost (2.5).' },
  ])
  const six = Array.from({ length: 7 }, (_, index) => line({ itemID: `I${index}`, newCost: 9 }))
  expect(reached(writedown(six), 'submit')).toMatch(/^I0, I1, I2, I3, I4 and 2 more must get .* remove them\.$/)
})

test('WD4 somebody who may change costs applies and reverses it', () => {
  const clerk = as({ grants: grantsOf([...OTHERS, { ...COST, access: ['READ'] }]) })
  expect(reached(writedown(), 'submit', clerk)).toBe('SUBMITTED')
  const submitted = writedown([line()], { state: 'SUBMITTED' })
  expect(
    actionsOf(WRITEDOWN, submitted, clerk).map(({ name, disabledReason }) => [name, disabledReason !== undefined]),
  ).toContainEqual(['apply', true])
  expect(reached(submitted, 'apply', clerk)).not.toBe('APPLIED')
  expect(reached(submitted, 'apply', as({ isLimited: true }))).toMatch(
    /Ask somebody who has not worked on this writedown/,
  )
  expect(reached(submitted, 'apply', as({ isLimited: true, user: 'bob' }))).toBe('APPLIED')
})

describe('reversing', () => {
  const applied = writedown([line(), line({ itemID: 'TEE' })], { state: 'APPLIED' })
  const costing = (costs: Record<string, number>) => as({ costNow: (itemID) => costs[itemID] ?? null })
  const outcome = (context: WritedownContext) =>
    actionsOf(WRITEDOWN, applied, context).find(({ name }) => name === 'reverse')?.outcome?.note

  test('WD5 gives back the old cost of each item that still has the new one, and names the others', () => {
    expect(outcome(costing({ CAP: 1, TEE: 1 }))).toBe(undefined)
    expect(outcome(costing({ CAP: 1, TEE: 3 }))).toBe('TEE has changed since, and keeps its cost.')
    expect(reached(applied, 'reverse', costing({ CAP: 1, TEE: 1 }), 'Wrong list')).toBe('REVERSED')
    expect(reached(applied, 'reverse', costing({ CAP: 2, TEE: 3 }), 'Wrong list')).toBe(
      'The costs of all items have changed since, so there is nothing to give back.',
    )
  })
})

test('WD6 a line has the margin before and after, for those who see prices', () => {
  expect(writedownMargins(line())).toEqual({ before: 75, after: 90 })
  expect(writedownMargins(line({ newCost: '' }))).toEqual({ before: 75, after: undefined })
  const { sellingPrice: _, ...hidden } = line()
  expect(writedownMargins(hidden)).toEqual({ before: undefined, after: undefined })
  expect(writedownTotals(writedown())).toEqual([{ name: 'items', label: 'Items', kind: 'count', value: 1 }])
})
