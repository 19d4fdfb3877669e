import { DEFAULT_LAYOUT } from '@greenroom/ui'
import { expect, test } from 'vitest'
import { shownColumns } from './export-columns.ts'

test('names the visible columns as the API does, in the order of the list', () => {
  const ids = ['itemID', 'image', 'name', 'status', 'cost']
  expect(shownColumns(ids, DEFAULT_LAYOUT)).toEqual(['itemID', 'itemImage', 'name', 'itemStatus', 'cost'])
  const layout = { ...DEFAULT_LAYOUT, order: ['status', 'gone', 'itemID'], visible: { cost: false } }
  expect(shownColumns(ids, layout)).toEqual(['itemStatus', 'itemID', 'itemImage', 'name'])
})
