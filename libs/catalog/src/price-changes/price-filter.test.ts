import { describe, expect, test } from 'vitest'
import { actionsOf } from '@greenroom/documents'
import { checkPriceChange, type FilterOutlook, filterGap, PRICE_CHANGE } from '../index.ts'
import { as, DRAFT, LINE, next } from './price-change-fixture.ts'

const found = (...itemIDs: string[]) => as('ada', { found: { itemIDs } })
const tooMany = found(...Array.from({ length: 5_001 }, (_, n) => `I-${n}`))
const denied = as('ada', { found: { refusal: "You don't have READ access." } satisfies FilterOutlook })
const two = { ...DRAFT, lines: [LINE, { ...LINE, itemID: 'TS-2' }] }

describe('the items that the filter of a draft finds', () => {
  test('Q24 are compared with those of its lines, without system items', () => {
    expect(filterGap(two, found('TS-4', 'TS-3', 'SHIPPING', 'TS-2'))).toEqual({
      unlisted: ['TS-3', 'TS-4'],
      unmatched: ['TS-1'],
    })
    expect(filterGap({ lines: [...two.lines, { ...LINE, itemID: null }] }, found('TS-1', 'TS-2'))).toEqual({
      unlisted: [],
      unmatched: [],
    })
    expect(filterGap(two, as('ada'))).toBeUndefined()
  })

  test('Q24 have to have lines before the draft is submitted', () => {
    expect(next(two, 'submit', found('TS-1', 'TS-2')).document?.state).toBe('APPROVED')
    expect(next(two, 'submit', found('TS-2')).document?.state).toBe('APPROVED')
    expect(next(two, 'submit', found('TS-1', 'TS-2', 'TS-3')).rejection).toMatchObject({
      guard: 'filterIsCovered',
      message: '1 item matches the filter now and has no line: TS-3. Add it, or leave it out.',
    })
    expect(next(DRAFT, 'submit', found('H', 'G', 'F', 'E', 'D', 'C')).rejection?.message).toBe(
      '6 items match the filter now and have no line: C, D, E, F, G and 1 more. Add them, or leave them out.',
    )
  })

  test('Q24 or are left out on purpose, which is said beforehand and in the log', () => {
    const noted = (who: ReturnType<typeof found>) => {
      const document = { ...two, leavesOut: true }
      const { event } = next(document, 'submit', who)
      expect(actionsOf(PRICE_CHANGE, document, who)[0]?.outcome?.note).toBe(event?.note)
      return event?.note
    }
    const approval = 'No price changes by more than 20%: no approval needed.'
    expect(noted(found('TS-1', 'TS-2', 'TS-3'))).toBe(`Leaves out 1 item that matches the filter: TS-3. ${approval}`)
    expect(noted(found('TS-2', 'A', 'B'))).toBe(`Leaves out 2 items that match the filter: A, B. ${approval}`)
    expect(noted(found('TS-1', 'TS-2'))).toBe(approval)
    const refusal = "You don't have READ access."
    expect(noted(denied)).toBe(`The filter of its items was not checked. ${refusal} ${approval}`)
    expect(noted(tooMany)).toMatch(/^The filter of its items was not checked. More than 5,000 items match/)
  })

  test('Q24 are not known if they are too many, or the filter is not for this user', () => {
    expect(filterGap(two, tooMany)).toMatchObject({ unlisted: [], unmatched: [], refusal: expect.any(String) })
    expect(next(two, 'submit', tooMany).rejection?.message).toBe(
      "The filter of its items can't be checked. More than 5,000 items match, which is the most that a price change can have. Leave other items out to submit it.",
    )
    expect(next(two, 'submit', denied).rejection?.message).toBe(
      "The filter of its items can't be checked. You don't have READ access. Leave other items out to submit it.",
    )
  })
})

test('Q24 a draft keeps an adjustment that could be made', () => {
  const issues = (value: number) =>
    checkPriceChange({ ...DRAFT, adjustment: { by: 'PERCENT', value, rounding: 'NONE' } }, as('ada'))
  expect(issues(-15)).toEqual([])
  expect(issues(-101)).toMatchObject([{ field: 'adjustment', code: 'adjustment' }])
})
