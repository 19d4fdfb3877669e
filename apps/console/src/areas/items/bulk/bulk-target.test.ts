import { expect, test } from 'vitest'
import { bulkPath, readTarget } from './bulk-target.ts'

const target = (query: string, state?: unknown) => readTarget(new URLSearchParams(query), state)

test("carries the list's filter in the URL and reads it back in the shape of the API", () => {
  const path = bulkPath({ search: 'tee', type: '1,6', status: 'Active', sort: '-sellingPrice' } as never)
  expect(path).toBe('/app/catalog/products/product/info?editMode=bulk&search=tee&type=1%2C6&status=Active')
  expect(target(path.split('?')[1]!)).toEqual({ filter: { search: 'tee', type: [1, 6], status: ['Active'] } })
})

test('ranges of the list narrow a bulk edit as they are written', () => {
  const ranges = { sellingPrice: '5..9.50', updatedAt: '2026-03-01..' }
  expect(target(bulkPath(ranges).split('?')[1]!)).toEqual({ filter: ranges })
})

test('a selection takes precedence over the filter', () => {
  expect(target('editMode=bulk&search=tee', { itemIDs: ['A', 'B'] })).toEqual({
    filter: { itemIDs: ['A', 'B'] },
    selected: 2,
  })
})

test('without filter or selection there is nothing to edit', () => {
  expect(target('editMode=bulk')).toBeUndefined()
  expect(target('editMode=bulk&sort=name&status=Nonsense', { itemIDs: [] })).toBeUndefined()
})
