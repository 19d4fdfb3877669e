import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { isSeenByAll, lineFieldsIn, sinceEditable, visibleFields, visibleHeader, withHiddenFields } from './index.ts'

const COST = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const
const kind = {
  start: 'DRAFT',
  states: {
    DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
    SENT: { label: 'Sent', tone: 'blue', isEditable: true, openFields: ['received'] },
    APPLIED: { label: 'Applied', tone: 'green' },
    CANCELED: { label: 'Canceled', tone: 'gray' },
  } as const,
  lineFields: [
    { name: 'was', label: 'Current price', labelIn: { APPLIED: 'Old price' }, kind: 'money' as const },
    { name: 'price', label: 'New price', kind: 'money' as const },
    { name: 'received', label: 'Received', kind: 'quantity' as const, shownIn: ['SENT'] },
    { name: 'cost', label: 'Cost', kind: 'money' as const, shownIn: ['SENT'], toSee: [COST] },
    {
      name: 'lost',
      label: 'Lost',
      kind: 'quantity' as const,
      shownIn: [],
      shownIf: (lines: readonly { lost?: unknown }[]) => lines.some(({ lost }) => Number(lost) > 0),
    },
  ],
}
const [anybody, buyer] = [grantsOf([]), grantsOf([{ key: COST.feature, access: ['READ'] }])]
const labels = (state?: string, grants = anybody, lines: object[] = []) =>
  lineFieldsIn(kind, grants, state, lines).map(({ label }) => label)

test('K6 labels the columns of the lines as in the state, and those of a new document as in the first one', () => {
  expect(labels('APPLIED')).toEqual(['Old price', 'New price'])
  expect(labels('CANCELED')).toEqual(['Current price', 'New price'])
  expect(labels()).toEqual(['Current price', 'New price'])
})

test('K7 shows a column in its states or with certain lines, to those with the permission', () => {
  expect(labels('SENT')).toEqual(['Current price', 'New price', 'Received'])
  expect(labels('SENT', buyer)).toEqual(['Current price', 'New price', 'Received', 'Cost'])
  expect(labels('APPLIED', anybody, [{ lost: 0 }])).toEqual(['Old price', 'New price'])
  expect(labels('APPLIED', anybody, [{ lost: 0 }, { lost: 1 }])).toEqual(['Old price', 'New price', 'Lost'])
  const line = { price: 3, cost: 2 }
  expect(visibleFields(kind, line, buyer)).toBe(line)
  expect(visibleFields(kind, line, anybody)).toEqual({ price: 3 })
})

test('K8 a column that the state does not open is read-only', () => {
  const readOnly = (state: string) => lineFieldsIn(kind, anybody, state).map(({ isReadOnly = false }) => isReadOnly)
  expect(readOnly('SENT')).toEqual([true, true, false])
  expect(readOnly('DRAFT')).toEqual([false, false])
})

test('K11 nobody sees some fields, which the first save gives and later ones leave', () => {
  const secret = { ...kind, unseenHeader: ['filter'] }
  const first = { header: { name: 'One', filter: 'A' }, lines: [] }
  expect(withHiddenFields(secret, buyer, { header: {}, lines: [] }, first)).toEqual(first)
  const later = { header: { name: 'Two', filter: 'B' }, lines: [] }
  expect(withHiddenFields(secret, buyer, first, later).header).toEqual({ name: 'Two', filter: 'A' })
  expect(visibleHeader(secret, first.header, buyer)).toEqual({ name: 'One' })
  expect(
    ['name', 'filter', 'freight'].map((name) => isSeenByAll({ ...secret, toSeeHeader: { freight: [COST] } }, name)),
  ).toEqual([true, false, false])
})

test('K9 leaves out fields that somebody may not see, and keeps them when that person saves', () => {
  const priced = {
    ...kind,
    toSeeHeader: { freight: [COST] },
    lineFields: [{ name: 'itemID', label: 'Item', kind: 'item' as const }, ...kind.lineFields],
  }
  const stored = {
    header: { name: 'One', freight: 5 },
    lines: [
      { lineID: '1', itemID: 'A', price: 1, cost: 2 },
      { lineID: '2', itemID: 'C', price: 1, cost: 9 },
    ],
  }
  expect(visibleHeader(priced, stored.header, anybody)).toEqual({ name: 'One' })
  expect(visibleHeader(priced, stored.header, buyer)).toBe(stored.header)
  const given = {
    header: { name: 'Two', freight: 9 },
    lines: [
      { itemID: 'A', price: 3, cost: 4 },
      { lineID: '1', itemID: 'A', price: 5, cost: 6 },
      { lineID: '2', itemID: 'B', price: 7, cost: 8 },
    ],
  }
  expect(withHiddenFields(priced, buyer, stored, given)).toBe(given)
  expect(withHiddenFields(priced, anybody, stored, given)).toEqual({
    header: { name: 'Two', freight: 5 },
    lines: [
      { itemID: 'A', price: 3 },
      { lineID: '1', itemID: 'A', price: 5, cost: 2 },
      { lineID: '2', itemID: 'B', price: 7 },
    ],
  })
})

test('K10 an approval survives a state in which a few fields stay open', () => {
  const log = [{ to: 'DRAFT' }, { to: 'APPLIED' }, { to: 'SENT' }]
  expect(sinceEditable(kind, log)).toEqual([{ to: 'APPLIED' }, { to: 'SENT' }])
})
