import { expect, test } from 'vitest'
import { changeCorrections, correctTable, readListRows, readLocationRows, type TableCorrections } from './index.ts'

const FILE = [['Tax ID', 'Description', 'Rate'], ['CITY', 'City tax', 'lots'], [''], ['STATE', 'State tax', 'lots']]
const NONE: TableCorrections = new Map()
const RATE = 2

test('M32 corrected cells take the place of those of the file, and its rows are read again', () => {
  const corrections = changeCorrections(FILE, NONE, { lines: [2, 4], column: RATE, to: '7,5' })
  const cells = correctTable(FILE, corrections)
  expect(cells).toEqual([FILE[0], ['CITY', 'City tax', '7,5'], [''], ['STATE', 'State tax', '7,5']])
  const file = readListRows('tax', cells)
  expect('rows' in file && file.rows.map(({ entry, issues }) => [entry.rate, issues])).toEqual([
    [7.5, []],
    [7.5, []],
  ])
})

test('M32 a cell that is corrected to what the file says, or taken back, has no correction', () => {
  const both = changeCorrections(FILE, NONE, { lines: [2, 4], column: RATE, to: '5' })
  const one = changeCorrections(FILE, both, { lines: [2], column: RATE, to: 'lots' })
  expect([...one.keys()]).toEqual([4])
  const named = changeCorrections(FILE, one, { lines: [4], column: 1, to: '' })
  expect(correctTable(FILE, named)[3]).toEqual(['STATE', '', '5'])
  expect(
    changeCorrections(FILE, changeCorrections(FILE, named, { lines: [4], column: 1, to: null }), {
      lines: [4],
      column: RATE,
      to: null,
    }),
  ).toEqual(NONE)
})

test('M33 a file names the column of each field, and of the ID by that word too', () => {
  const file = readListRows('tax', FILE)
  expect('columns' in file && [...file.columns]).toEqual([
    ['id', 0],
    ['description', 1],
    ['rate', 2],
  ])
  const places = readLocationRows('store', [['Note', 'Store name', 'Store ID', 'Monday']])
  expect('columns' in places && Object.fromEntries(places.columns)).toEqual({ name: 1, storeID: 2, id: 2, MON: 3 })
})
