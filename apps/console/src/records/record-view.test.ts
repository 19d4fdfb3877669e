import { expect, test } from 'vitest'
import { readRecordView, shownRows } from './record-view.ts'

test("reads the list's filters and the open record from the URL", () => {
  expect(readRecordView(new URLSearchParams('search=na&status=Active&sort=-name&id=NAME'))).toEqual({
    search: 'na',
    status: 'Active',
    sort: { column: 'name', descending: true },
    opened: 'NAME',
    makes: undefined,
  })
})

test('finds rows by status and text, ignoring case and accents', () => {
  const rows = [
    { status: 'Active', name: 'Écusson' },
    { status: 'Inactive', name: 'Écusson' },
  ]
  const found = (search: string, status?: string) => shownRows(rows, { search, status }, ({ name }) => [name]).length
  expect([found('ecus'), found('ECUS', 'Active'), found('x'), found(' ')]).toEqual([2, 1, 0, 2])
})
