import { expect, test } from 'vitest'
import { readRecordView, shownRows } from './record-view.ts'

test('the address says how a list is narrowed, and which record is open', () => {
  expect(readRecordView(new URLSearchParams('search=na&status=Active&sort=-name&id=NAME'))).toEqual({
    search: 'na',
    status: 'Active',
    sort: { column: 'name', descending: true },
    opened: 'NAME',
    makes: undefined,
  })
})

test('rows are found by status and text, whatever case and accents', () => {
  const rows = [
    { status: 'Active', name: 'Écusson' },
    { status: 'Inactive', name: 'Écusson' },
  ]
  const found = (search: string, status?: string) => shownRows(rows, { search, status }, ({ name }) => [name]).length
  expect([found('ecus'), found('ECUS', 'Active'), found('x'), found(' ')]).toEqual([2, 1, 0, 2])
})
