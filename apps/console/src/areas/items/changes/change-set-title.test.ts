import { expect, test } from 'vitest'
import { formatsOf } from '#data/formats.ts'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import { changeSetTitle } from './change-set-title.ts'

const formats = formatsOf({
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
})
const lists = { department: [{ id: 'HEAD', label: 'Headwear', active: true }] }
const settings = { lists, formats, attributes: [] }
const raised = { field: 'sellingPrice', by: 'PERCENT', value: 8, rounding: 'ENDS_99' } as const
const flags = { consignment: true, discountExcluded: true, taxIncluded: false }

test.for<[string, Partial<ChangeSet>]>([
  ['Selling price set to $9.50 · TS-1', { edit: { fields: { sellingPrice: 9.5 }, filter: { itemIDs: ['TS-1'] } } }],
  [
    'Selling price raised by 8%, ends in .99 · Headwear',
    { edit: { fields: {}, adjustments: [raised], filter: { department: ['HEAD'] } } },
  ],
  [
    'Consignment set to Yes · 2 items',
    { edit: { fields: { consignment: true }, filter: { itemIDs: ['TS-1', 'TS-2'] } } },
  ],
  ['Consignment set to Yes · cap', { edit: { fields: { consignment: true }, filter: { search: 'cap' } } }],
  ['Bulk edit', {}],
  ['Undo of change 7', { kind: 'UNDO', undoes: '7' }],
  ['Import of caps.csv', { kind: 'IMPORT', fileName: 'caps.csv' }],
  ['No. PC-1', { kind: 'DOCUMENT', documentNumber: 'PC-1' }],
])('%s', ([title, changeSet]) => {
  const one = { changeSetID: '7', kind: 'BULK', ...changeSet } as ChangeSet
  expect(changeSetTitle(one, (number) => `No. ${number}`, settings as never)).toBe(title)
})

test('a title names two changes and counts the others', () => {
  const changeSet = { kind: 'BULK', edit: { fields: flags, filter: { itemIDs: ['TS-1'] } } } as ChangeSet
  expect(changeSetTitle(changeSet, String, settings as never)).toMatch(/, .* and 1 more · TS-1$/)
})
