import { expect, test } from 'vitest'
import type { ItemLine } from '../reading/import-rows.ts'
import { changedFields, rowColumns } from './row.columns.ts'

const row = (action: ItemLine['action'], changes: ItemLine['changes']): ItemLine => ({
  id: 'A1',
  line: 2,
  itemID: 'A1',
  name: 'Poster',
  action,
  changes,
  warnings: [],
})

test('shows a column only for fields in which something changes, in the order of the form', () => {
  const rows = [
    row('update', [{ field: 'sellingPrice', from: '1', to: '2' }]),
    row('create', [
      { field: 'itemID', from: null, to: 'A1' },
      { field: 'name', from: null, to: 'Poster' },
      { field: 'vendor', from: null, to: null },
      { field: 'costPrice', from: null, to: '3' },
    ]),
  ]
  expect(changedFields(rows)).toEqual(['costPrice', 'sellingPrice'])
})

test('gives the value before and after, of a new item only the new one, with amounts as money', () => {
  const columns = rowColumns(['sellingPrice', 'brand'], { money: (amount) => `$${amount}` })
  expect(columns.map(({ header }) => header)).toEqual(['Line', 'Item ID', 'Name', 'Selling price', 'Brand'])
  const [price, brand] = columns.slice(3) as unknown as { accessorFn: (row: ItemLine) => string | undefined }[]
  const updated = row('update', [
    { field: 'sellingPrice', from: '1', to: '2' },
    { field: 'brand', from: null, to: 'ACME' },
  ])
  expect([price!.accessorFn(updated), brand!.accessorFn(updated)]).toEqual(['$1 → $2', '– → ACME'])
  const created = row('create', [{ field: 'sellingPrice', from: null, to: '2' }])
  expect([price!.accessorFn(created), brand!.accessorFn(created)]).toEqual(['$2', undefined])
})
