import { expect, test } from 'vitest'
import { foldedNotes, headlineOf, type Issue, leftOutWords } from './check-words.ts'
import type { LabelCheck, LabelJobPlan } from './label-print.atoms.ts'

const PLAN: LabelJobPlan = {
  templateID: 'T1',
  source: { lines: [{ code: 'A', copies: 1 }] },
  copies: { rule: 'FIXED', count: 1, sparePercent: 0 },
  sheet: 'ROLL',
  start: { row: 0, column: 0 },
  printerID: null,
}
const NOTHING: LabelCheck = {
  items: 0,
  labels: 0,
  goodItems: 0,
  goodLabels: 0,
  pages: 0,
  unknown: [],
  unknownCount: 0,
  issues: [],
}
const SOME = { ...NOTHING, items: 3, labels: 30, goodItems: 2, goodLabels: 20, pages: 2 }

test('the headline counts what is printed, and pages only of sheets with several labels', () => {
  expect(headlineOf(PLAN, SOME)).toBe('20 labels of 2 items')
  expect(headlineOf({ ...PLAN, sheet: 'AVERY_5160' }, SOME)).toBe('20 labels of 2 items on 2 pages')
  expect(headlineOf(PLAN, NOTHING)).toBe('Nothing can be printed')
})

test('what is not printed is named', () => {
  expect(leftOutWords(PLAN, SOME)).toBe("10 labels of 1 item can't be printed: look at what is not printed below.")
  expect(leftOutWords(PLAN, { ...SOME, goodItems: 3, goodLabels: 30 })).toBeUndefined()
})

test.each([
  ['a code', {}, { unknownCount: 1 }],
  ['on hand', { copies: { ...PLAN.copies, rule: 'ON_HAND' } }, {}],
  ['has copies', { copies: { ...PLAN.copies, rule: 'LISTED' } }, {}],
  ['no item any more', { source: { filter: { itemIDs: ['GONE'] } } }, {}],
  ['An error', {}, { items: 1, labels: 1 }],
] satisfies [string, Partial<LabelJobPlan>, Partial<LabelCheck>][])(
  'says that there is nothing for want of %s',
  (words, plan, check) => {
    expect(leftOutWords({ ...PLAN, ...plan }, { ...NOTHING, ...check })).toContain(words)
  },
)

test('notes that say the same are one, and all else stays as it is', () => {
  const issue = (element: string, severity: Issue['severity'], message: string): Issue => ({
    code: 'textShrunk',
    elementID: element,
    element,
    severity,
    message,
    items: ['A'],
    count: 1,
  })
  const [error, other] = [issue('Name', 'error', 'Cut.'), issue('Price', 'error', 'Cut.')]
  const notes = [issue('Name', 'info', 'Small.'), issue('Name', 'info', 'Tiny.'), issue('Price', 'info', 'Small.')]
  expect(foldedNotes([error, other, ...notes])).toEqual([
    error,
    other,
    { ...notes[0]!, element: 'Name, Price' },
    notes[1]!,
  ])
})
