import { expect, test } from 'vitest'
import { trimItemIDs } from './index.ts'

test('D1 trims item IDs, and nothing else', () => {
  const fields = [
    { name: 'itemID', label: 'Item ID', kind: 'item' },
    { name: 'note', label: 'Note', kind: 'text' },
  ] as const
  expect(trimItemIDs(fields, { itemID: '\t TS 1 ', note: ' x ' })).toEqual({ itemID: 'TS 1', note: ' x ' })
  const trimmed = { itemID: 'TS-1', note: null }
  expect(trimItemIDs(fields, trimmed)).toBe(trimmed)
  expect(trimItemIDs(fields, { itemID: null })).toEqual({ itemID: null })
})
