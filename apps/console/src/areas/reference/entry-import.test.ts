import { expect, test } from 'vitest'
import { changeCorrections, correctTable } from '@greenroom/imports'
import { type CorrectedFile, previewOf, sentRows } from '#records/import/import-kind.ts'
import { readingOf } from './entry-import.ts'
import type { EntryPlan } from './lists.atoms.ts'

const tax = { ...readingOf('tax'), check: async () => [], send: async () => [] }
const cells = [
  ['Tax ID', 'Description', 'Rate'],
  ['CITY', 'City tax', '120'],
  ['STATE', 'State tax', 'lots'],
  ['', 'No ID', '1'],
  ['COUNTY', 'County tax', 'lots'],
]

/** What a file would do if the server refuses these rows. */
function preview(file: CorrectedFile, refused: EntryPlan[] = []) {
  const table = tax.read(correctTable(file.cells, file.corrections))
  if ('fault' in table) throw new Error(table.fault)
  return previewOf(tax, file, table, sentRows(tax, table.rows), refused)
}

test('everything wrong with a file is named by its cell; only what can be read is sent', () => {
  const issue = { field: 'rate', code: 'rate', message: 'Rate is not between 0 and 100 percent.' }
  const plan: EntryPlan = { line: 2, id: 'CITY', action: 'refuse', changes: [], issues: [issue] }
  const { sent, counts, problems, corrections } = preview({ cells, corrections: new Map() }, [plan])
  expect(sent).toEqual([{ line: 2, id: 'CITY', description: 'City tax', rate: 120 }])
  expect(counts).toEqual({ create: 0, update: 0, none: 0 })
  const unread = { place: 'Rate', value: 'lots', message: 'Rate is not a number (lots).', alike: 2 }
  expect(problems).toMatchObject([
    { line: 2, title: 'CITY', place: 'Rate', value: '120', message: issue.message, alike: 1, correctable: true },
    { line: 3, title: 'STATE', ...unread },
    { line: 4, title: 'No ID', place: 'Tax ID', value: '', message: 'Tax ID is required.', alike: 1 },
    { line: 5, title: 'COUNTY', ...unread },
  ])
  expect(corrections).toEqual([])
})

test('corrected cells are read again, and listed with what the file says', () => {
  const corrections = changeCorrections(cells, new Map(), { lines: [3, 5], column: 2, to: '7' })
  const found = preview({ cells, corrections })
  expect(found.sent.map(({ id, rate }) => [id, rate])).toEqual([
    ['CITY', 120],
    ['STATE', 7],
    ['COUNTY', 7],
  ])
  expect(found.problems.map(({ line }) => line)).toEqual([4])
  expect(found.corrections).toMatchObject([
    { line: 3, recordID: 'STATE', place: 'Rate', value: '7', original: 'lots', alike: 2 },
    { line: 5, recordID: 'COUNTY', alike: 2 },
  ])
})

test('a problem of no column of the file is one of its whole row', () => {
  const issue = { field: 'name', message: 'Tax name is required.' }
  const plan: EntryPlan = { line: 2, id: 'CITY', action: 'refuse', changes: [], issues: [issue] }
  const [first] = preview({ cells, corrections: new Map() }, [plan]).problems
  expect(first).toMatchObject({ place: 'Whole row', value: '', correctable: false })
})

test('a status, a choice and a parent are chosen from what they may be', () => {
  const parents = [{ id: 'HATS', label: 'Hats' }]
  const { optionsOf } = readingOf('category', parents)
  expect([optionsOf!('parentID'), optionsOf!('description')]).toEqual([parents, undefined])
  expect(readingOf('discount').optionsOf!('type')?.map(({ label }) => label)).toEqual(['Percent', 'Amount'])
  expect(optionsOf!('status')?.map(({ label }) => label)).toEqual(['Active', 'Inactive'])
})

test('stored values that a file changes are listed with what they were, also those that a blank cell clears', () => {
  const cells = [
    ['Tax ID', 'Description', 'Rate'],
    ['CITY', '', '8.5'],
  ]
  const changes = [
    { field: 'description', from: 'City tax', to: null },
    { field: 'rate', from: 7, to: 8.5 },
  ]
  const update: EntryPlan = { line: 2, id: 'CITY', action: 'update', changes, issues: [] }
  expect(preview({ cells, corrections: new Map() }, [update]).changes).toMatchObject([
    { line: 2, recordID: 'CITY', place: 'Description', from: 'City tax', to: '' },
    { line: 2, recordID: 'CITY', place: 'Rate', from: '7', to: '8.5' },
  ])
})
