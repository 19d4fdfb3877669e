import { expect, test } from 'vitest'
import { previewOf, sentRows } from '#records/import/import-kind.ts'
import { readingOf } from './entry-import.ts'
import type { EntryPlan } from './lists.atoms.ts'

test('everything wrong with a file is named by its line and value; only what can be read is sent', () => {
  const tax = { ...readingOf('tax'), check: async () => [], send: async () => [] }
  const file = tax.read([
    ['Tax ID', 'Description', 'Rate'],
    ['CITY', 'City tax', '120'],
    ['STATE', 'State tax', 'lots'],
    ['', 'No ID', '1'],
  ])
  const rows = 'rows' in file ? file.rows : []
  const entries = sentRows(tax, rows)
  expect(entries).toEqual([{ line: 2, id: 'CITY', description: 'City tax', rate: 120 }])
  const refused: EntryPlan = {
    line: 2,
    id: 'CITY',
    action: 'refuse',
    changes: [],
    issues: [{ field: 'rate', code: 'rate', message: 'Rate is not between 0 and 100 percent.' }],
  }
  const { counts, problems } = previewOf(tax, { rows, ignored: [], unseen: 0 }, entries, [refused])
  expect(counts).toEqual({ create: 0, update: 0, none: 0 })
  expect(problems).toEqual([
    { line: 2, message: 'Rate is not between 0 and 100 percent (120).' },
    { line: 3, message: 'Rate is not a number (lots).' },
    { line: 4, message: 'Tax ID is required.' },
  ])
})
