import { expect, test } from 'vitest'
import { defaultFaults, importStart } from './import.mapping.ts'

const draft = {
  file: new File([''], 'items.csv'),
  opened: { columns: ['SKU', 'Title', 'Price'], headerLine: 1, sample: [], delimiter: ',' },
  plan: {
    form: 'other' as const,
    attributes: [],
    mapping: { itemID: 0, name: 1, sellingPrice: 2 },
    options: {},
    defaults: { type: 2, costPrice: '1,200.50', sellingPrice: 'nonsense' },
  },
  restricted: '#',
  priceDecimals: 2,
  hidden: [],
}

const read = {
  columns: ['SKU', 'Title', 'Price'],
  mapping: [
    { field: 'itemID', column: 0 },
    { field: 'name', column: 1 },
    { field: 'sellingPrice', column: 2 },
  ],
  newEntries: [{ kind: 'vendor' as const, id: 'ACME', name: 'Acme' }],
}
const summary = { ...read, notation: undefined }

test('an import starts with its columns and the defaults of fields without a column', () => {
  expect(importStart(draft, summary)).toEqual({
    fileName: 'items.csv',
    form: 'other',
    ...read,
    defaults: { type: 2, costPrice: 1200.5 },
    reading: {},
  })
})

test('says how the rows are read, for those that are corrected later', () => {
  const missing = { brand: 'leave', vendor: 'create', size: 'refuse' } as const
  const options = { trimSpaces: true, skipWithoutName: true, replaceRestricted: '', blankPrices: true, missing }
  const start = importStart({ ...draft, plan: { ...draft.plan, options } }, { ...read, notation: '1.234,56' })
  expect(start.reading).toEqual({
    trimSpaces: true,
    replaceRestricted: '',
    blankPrices: true,
    notation: '1.234,56',
    leaveUnknown: ['brand'],
    createUnknown: ['vendor'],
  })
})

test('names the file without characters that cannot be seen', () => {
  const file = new File([''], `gpj\u202E\u200B${'x'.repeat(250)}`)
  expect(importStart({ ...draft, file }, summary).fileName).toBe(`gpj__${'x'.repeat(245)}`)
})

test('checks a default only where it is used', () => {
  expect(defaultFaults(draft)).toEqual({})
  const unmapped = { ...draft, plan: { ...draft.plan, mapping: { itemID: 0 } } }
  expect(defaultFaults(unmapped)).toEqual({ sellingPrice: 'Selling price is not an amount (nonsense).' })
})

test('gives no defaults to fields that the user may not see', () => {
  const start = importStart({ ...draft, hidden: ['costPrice', 'sellingPrice'] }, summary)
  expect(start.defaults).toEqual({ type: 2 })
})
