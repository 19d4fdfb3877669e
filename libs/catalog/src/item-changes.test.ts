import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { draftOf, itemChanges, type ItemDraft, readItem } from './index.ts'

test('C1 treats all blank values as equal', () => {
  for (const [before, after] of [
    [undefined, ''],
    [undefined, null],
    [null, ' '],
    ['', null],
  ] as const) {
    expect(itemChanges({ masterSKU: before }, { masterSKU: after })).toEqual([])
  }
  expect(itemChanges({}, { additionalUPCs: [] })).toEqual([])
  expect(itemChanges({}, { consignment: false })).toEqual([])
  expect(itemChanges({}, { consignment: 'yes' })).toEqual([{ field: 'consignment', from: 'no', to: 'yes' }])
})

test('C2 compares numbers as numbers', () => {
  expect(itemChanges({ costPrice: 12.5, minimumLevel: 1200 }, { costPrice: '$12.50', minimumLevel: '1,200' })).toEqual(
    [],
  )
  expect(itemChanges({ type: 3 }, { type: '3' })).toEqual([])
  expect(itemChanges({ type: 3 }, { type: 'package' })).toEqual([])
  expect(itemChanges({ name: '007' }, { name: '7' })).toEqual([{ field: 'name', from: '007', to: '7' }])
  expect(itemChanges({ costPrice: 12.5 }, { costPrice: '12.51' })).toEqual([
    { field: 'costPrice', from: '12.5', to: '12.51' },
  ])
  expect(itemChanges({ costPrice: 12.5 }, { costPrice: 'x' })).toEqual([{ field: 'costPrice', from: '12.5', to: 'x' }])
})

test('C2 compares typed lists', () => {
  expect(itemChanges({ additionalUPCs: ['1', '2'] }, { additionalUPCs: '1, 2' })).toEqual([])
  expect(itemChanges({ additionalUPCs: ['1', '2'] }, { additionalUPCs: ['1, 2'] })).toHaveLength(1)
  expect(itemChanges({ additionalUPCs: ['1'] }, { additionalUPCs: '1, 2' })).toHaveLength(1)
})

test('C3 leaves missing fields unchanged', () => {
  const before: ItemDraft = { name: 'Shirt', vendor: 'V1', additionalUPCs: ['1', '2'] }
  expect(itemChanges(before, { name: 'shirt', additionalUPCs: ['1', '2'] })).toEqual([
    { field: 'name', from: 'Shirt', to: 'shirt' },
  ])
  expect(itemChanges(before, { vendor: '', additionalUPCs: ['2', '1'] })).toEqual([
    { field: 'additionalUPCs', from: '1, 2', to: '2, 1' },
    { field: 'vendor', from: 'V1', to: null },
  ])
})

const draft = fc.record(
  {
    itemID: fc.constantFrom('A', 'B'),
    name: fc.constantFrom('Shirt', 'Hat'),
    masterSKU: fc.constantFrom('', null, 'M'),
    costPrice: fc.constantFrom('1', '1.0', 2, ''),
    consignment: fc.constantFrom(true, false, 'no', null),
    fees: fc.constantFrom<readonly string[]>([], ['F1']),
    department: fc.constantFrom('D1', null),
  },
  { requiredKeys: [] },
)

test.prop([draft])('C1 finds no change in a draft read into a body and back', (before) => {
  const { item, issues } = readItem(before, { mode: 'edit', restricted: '' })
  if (issues.length === 0) expect(itemChanges(before, draftOf(item))).toEqual([])
})

test.prop([draft, draft])('C3 finds no change once the changes are made', (before, after) => {
  expect(itemChanges({ ...before, ...after }, after)).toEqual([])
})
