import { test } from '@fast-check/vitest'
import { actionsOf, checkKind, nextDocument } from '@greenroom/documents'
import { toNumber } from '@greenroom/money'
import { grantsOf } from '@greenroom/permissions'
import { describe, expect } from 'vitest'
import {
  checkCount,
  COUNT,
  type Count,
  type CountContext,
  countDifference,
  type CountLine,
  countTotals,
  sectionsOf,
  zeroedItems,
} from '../index.ts'

const as = (more: Partial<CountContext> = {}): CountContext => ({
  user: 'ada',
  grants: grantsOf(['INVENTORY_ADJUSTMENT', 'CATALOG_PRODUCT'].map((key) => ({ key, access: ['WRITE'] }))),
  now: 0,
  mayBeNegative: false,
  limit: 500,
  counters: ['ben'],
  ...more,
})
const line = (more: Partial<CountLine> = {}): CountLine => ({
  itemID: 'CAP',
  counted: 10,
  onHand: 12,
  onHandNow: 12,
  difference: -2,
  unitCost: 2.5,
  recount: null,
  round: 0,
  ...more,
})
const count = (lines = [line()], more: Partial<Count> = {}): Count => ({
  state: 'REVIEW',
  authors: ['ada'],
  place: 'STORE/S1',
  expected: 'SHOWN',
  uncounted: 'KEEP',
  lines,
  ...more,
})
const messages = (document: Count) => checkCount(document).map(({ field, message }) => `${field}: ${message}`)
const decide = (document: Count, action: string, context = as()) => nextDocument(COUNT, document, { action }, context)
const refused = (...of: Parameters<typeof decide>) => decide(...of).rejection?.message

test('CN1 a count is a whole kind', () => {
  expect(checkKind(COUNT)).toEqual([])
})

test('CN2 names a location, what those who count see, what becomes of the rest, and each item once', () => {
  expect(messages(count())).toEqual([])
  expect(messages(count([], { state: 'DRAFT' }))).toEqual([])
  const lines = [line(), line(), line({ itemID: ' ' }), line({ itemID: 'TEE', recount: 'MAYBE' })]
  expect(messages(count(lines, { place: 'VENUE/V1', expected: null, uncounted: 'BURN' }))).toEqual([
    'place: Location is required: a store or a warehouse.',
    'expected: Choose what the people counting see: Shown while counting, Hidden (blind count).',
    expect.stringMatching(/^uncounted: Choose what happens to items that are not counted: Stay as they are, /),
    'lines.1.itemID: CAP is on line 1 already.',
    'lines.2.itemID: Item ID is required.',
    'lines.3.recount: Count again must be Again or blank.',
  ])
  const many = Array.from({ length: 5_001 }, (_, index) => line({ itemID: `I${index}` }))
  expect(messages(count(many))).toEqual(['lines: A count has at most 5,000 lines (5,001).'])
})

test('CN3 sections have names of their own, at most 20 of 30 characters', () => {
  expect(sectionsOf(' Front, Back room ,,')).toEqual(['Front', 'Back room'])
  const issues = (sections: string) => messages(count([line()], { sections }))
  expect(issues('Front, Back room')).toEqual([])
  expect(issues('Front, Back, Front')).toEqual(['sections: Front is a section twice.'])
  expect(issues('x'.repeat(31))[0]).toMatch(/^sections: A section has at most 30 characters/)
  expect(issues(Array.from({ length: 21 }, (_, index) => `S${index}`).join())).toEqual([
    'sections: A count has at most 20 sections (21).',
  ])
})

test('CN4 the difference is to what was on hand when it was counted; what moved since stays moved', () => {
  const difference = (more: Partial<CountLine>, uncounted = 'KEEP') => {
    const found = countDifference(line(more), uncounted)
    return found === undefined ? undefined : toNumber(found)
  }
  expect(difference({ onHandNow: 9 })).toBe(-2)
  expect(difference({ counted: 0 })).toBe(-12)
  expect(difference({ counted: null })).toBe(undefined)
  expect(difference({ counted: null, onHandNow: 9 }, 'ZERO_LISTED')).toBe(-9)
  const approved = count([line({ onHandNow: 9 }), line({ itemID: 'TEE' })], { state: 'APPROVED' })
  const [post] = actionsOf(COUNT, approved, as())
  expect(post?.outcome?.note).toBe('CAP has 3 fewer since it was counted, so it becomes 7.')
})

test('CN5 what nobody counted and becomes 0 is named before it is posted', () => {
  const uncounted = (itemID: string, onHandNow = 4) =>
    line({ itemID, counted: null, onHand: onHandNow, onHandNow, difference: -onHandNow })
  const lines = [line(), uncounted('TEE'), uncounted('MUG', 0)]
  expect(zeroedItems({ lines })).toEqual(['TEE'])
  const noteOf = (of: CountLine[]) => actionsOf(COUNT, count(of, { state: 'APPROVED' }), as())[0]?.outcome?.note
  expect(noteOf(lines)).toBe('TEE was not counted and becomes 0.')
  const many = Array.from({ length: 7 }, (_, index) => uncounted(`I${index}`))
  expect(noteOf(many)).toBe('I0, I1, I2, I3, I4 and 2 more were not counted and become 0.')
  expect(noteOf([line()])).toBe(undefined)
})

describe('approving', () => {
  test('CN6 differences of a high value are approved by somebody who has not counted', () => {
    const dear = count([line({ unitCost: 200 }), line({ itemID: 'TEE', difference: 1, unitCost: 200 })])
    expect(refused(dear, 'approve')).toBe(undefined)
    expect(refused(dear, 'approve', as({ counters: ['ada'] }))).toMatch(/^You counted, and the differences are worth/)
    expect(refused(dear, 'approve', as({ counters: ['ada'], limit: 600 }))).toBe(undefined)
  })
})

test('CN7 it is finished once something was counted, and nothing less than 0', () => {
  const counting = count([line()], { state: 'COUNTING' })
  expect(refused(counting, 'finish', as({ counters: [] }))).toBe('Nothing has been counted yet.')
  expect(refused(count([line({ counted: -1 })], { state: 'COUNTING' }), 'finish')).toBe(
    'CAP has a count below 0. Correct the count sheet.',
  )
  expect(decide(counting, 'finish').document?.state).toBe('REVIEW')
})

test('CN8 marked lines are counted again from nothing; the others keep what was counted', () => {
  expect(refused(count(), 'recount')).toBe('Mark the lines that are to be counted again.')
  const marked = [line({ recount: 'AGAIN', round: 1 }), line({ itemID: 'TEE' })]
  const again = decide(count(marked), 'recount').document
  const nothing = { counted: null, onHand: null, onHandNow: null, difference: null, unitCost: null, recount: null }
  expect(again).toMatchObject({
    state: 'COUNTING',
    lines: [
      { itemID: 'CAP', round: 2, ...nothing },
      { itemID: 'TEE', round: 0, ...nothing },
    ],
  })
  expect(decide(count(marked), 'goOn').document?.lines).toMatchObject([{ round: 1 }, { round: 0 }])
})

test('CN9 no less than nothing is on hand afterwards unless the company allows it', () => {
  const approved = count([line({ onHandNow: 1 })], { state: 'APPROVED' })
  expect(refused(approved, 'post')).toBe(
    'CAP would fall below 0 on hand. Reopen the review and mark it to be counted again.',
  )
  expect(refused(approved, 'post', as({ mayBeNegative: true }))).toBe(undefined)
})

test('CN10 totals items, and once they are counted the differences, with their value for those who see costs', () => {
  const totals = (of: Count) => countTotals(of).map(({ name, value }) => [name, value])
  expect(totals(count([line()], { state: 'COUNTING' }))).toEqual([['items', 1]])
  const lines = [
    line(),
    line({ itemID: 'TEE', difference: 0 }),
    line({ itemID: 'MUG', counted: null, difference: null }),
  ]
  const units = [
    ['items', 3],
    ['counted', 2],
    ['different', 1],
    ['units', -2],
  ]
  expect(totals(count(lines))).toEqual([...units, ['value', -5]])
  expect(totals(count(lines.map(({ unitCost: _, ...hidden }) => hidden)))).toEqual(units)
})
