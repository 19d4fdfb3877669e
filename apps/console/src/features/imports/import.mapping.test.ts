import { expect, test } from 'vitest'
import { defaultFaults, importStart } from './import.mapping.ts'

const draft = {
  file: new File([''], 'items.csv'),
  opened: { columns: ['SKU', 'Title', 'Price'], headerLine: 1, sample: [], delimiter: ',' },
  plan: {
    mapping: { itemID: 0, name: 1, sellingPrice: 2 },
    options: {},
    defaults: { type: 2, costPrice: '1,200.50', sellingPrice: 'nonsense' },
  },
  restricted: '#',
  hidden: [],
}

test('an import starts with its columns and with what new items get in fields without one', () => {
  expect(importStart(draft)).toEqual({
    fileName: 'items.csv',
    columns: ['SKU', 'Title', 'Price'],
    mapping: [
      { field: 'itemID', column: 0 },
      { field: 'name', column: 1 },
      { field: 'sellingPrice', column: 2 },
    ],
    defaults: { type: 2, costPrice: 1200.5 },
  })
})

test('a default is judged only where it is used', () => {
  expect(defaultFaults(draft)).toEqual({})
  const unmapped = { ...draft, plan: { ...draft.plan, mapping: { itemID: 0 } } }
  expect(defaultFaults(unmapped)).toEqual({ sellingPrice: 'Selling price is not an amount (nonsense).' })
})

test('fields that the user may not see are neither mapped nor given a default', () => {
  const start = importStart({ ...draft, hidden: ['costPrice', 'sellingPrice'] })
  expect(start.mapping.map(({ field }) => field)).toEqual(['itemID', 'name'])
  expect(start.defaults).toEqual({ type: 2 })
})
