import { expect, test } from 'vitest'
import { readView, shownRows, tabPath } from './cto-view.ts'

test('the address says which part is shown, narrowed and opened', () => {
  const view = readView(new URLSearchParams('tab=groups&search=na&status=Active&sort=-name&id=NAME'))
  expect(view).toEqual({
    tab: 'groups',
    search: 'na',
    status: 'Active',
    sort: { column: 'name', descending: true },
    opened: 'NAME',
    makes: undefined,
  })
  expect(readView(new URLSearchParams('tab=nowhere')).tab).toBe('items')
  expect(['items', 'blacklist'].map((tab) => tabPath(tab as 'items'))).toEqual([
    '/app/catalog/cto',
    '/app/catalog/cto?tab=blacklist',
  ])
})

test('rows are found by status and text, whatever case and accents', () => {
  const rows = [
    { status: 'Active', name: 'Écusson' },
    { status: 'Inactive', name: 'Écusson' },
  ]
  const found = (search: string, status?: string) => shownRows(rows, { search, status }, ({ name }) => [name]).length
  expect([found('ecus'), found('ECUS', 'Active'), found('x'), found(' ')]).toEqual([2, 1, 0, 2])
})
