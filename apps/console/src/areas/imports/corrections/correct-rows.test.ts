import { expect, test } from 'vitest'
import { correctRows, type RejectedCell } from './corrections.atoms.ts'

const cell = (line: number, value: string, alike: number, more: Partial<RejectedCell> = {}): RejectedCell => ({
  id: `${line} department unknown`,
  line,
  itemID: `A${line}`,
  name: '',
  title: `A${line}`,
  place: 'Dept',
  column: 'Dept',
  field: 'department',
  value,
  original: null,
  toCheck: false,
  code: 'unknown',
  message: 'Unknown',
  alike,
  correctable: true,
  cells: [],
  ...more,
})
const rows = [cell(2, 'HATZ', 2), cell(3, 'HATZ', 2), cell(4, 'CAPS', 1), cell(5, 'HATZ', 1, { field: 'category' })]
const said = (after: RejectedCell[]) => after.map(({ value, original, alike }) => [value, original, alike])
const correction = { line: 2, field: 'department', from: 'HATZ', to: 'CAPS', alike: false }

test('a correction changes its cell, and counts which cells are alike', () => {
  expect(said(correctRows(rows, correction, 1))).toEqual([
    ['CAPS', 'HATZ', 2],
    ['HATZ', null, 1],
    ['CAPS', null, 2],
    ['HATZ', null, 1],
  ])
})

test('a correction of all changes the cells of its column alone, and keeps what the file says', () => {
  const after = correctRows(rows, { ...correction, alike: true }, 2)
  expect(said(after)).toEqual([
    ['CAPS', 'HATZ', 3],
    ['CAPS', 'HATZ', 3],
    ['CAPS', null, 3],
    ['HATZ', null, 1],
  ])
  expect(after.map(({ toCheck }) => toCheck)).toEqual([true, true, false, false])
  expect(correctRows(after, { ...correction, from: 'CAPS', to: 'MUGS' }, 1)[0]).toMatchObject({
    value: 'MUGS',
    original: 'HATZ',
    alike: 1,
  })
})
