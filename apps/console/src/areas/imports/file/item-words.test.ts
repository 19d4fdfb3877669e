import { expect, test } from 'vitest'
import { rejectionColumns } from './import.columns.ts'

const problem = { id: '1', line: 2, column: null, field: '', value: '', code: 'x', message: 'No', cells: [] }

test.each([
  ['Price', { column: 'Price', field: 'sellingPrice' }],
  ['Product name', { field: 'productName' }],
  ['Whole row', {}],
])('a rejected row names the place of its problem: %s', (place, given) => {
  const column = rejectionColumns.find(({ id }) => id === 'column')!
  expect('accessorFn' in column && column.accessorFn({ ...problem, ...given }, 0)).toBe(place)
})
