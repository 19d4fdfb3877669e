import { TRANSFER } from '@greenroom/inventory'
import { grantsOf } from '@greenroom/permissions'
import { numbers } from '@greenroom/ui'
import { afterEach, expect, test } from 'vitest'
import { apiAtom } from '#api/api.ts'
import { formatsOf, numbersOf } from '#data/formats.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { lineColumns } from './line-columns.ts'
import { pasteLines } from './paste-lines.ts'
import { withMarks } from './paste-marks.ts'

afterEach(() => numbers.choose())

test.each([
  ['1,234.56', ['12.50', '1,234', '2,000.5', '3.000'], ['12.50', '1234', '2000.5', '3.000']],
  ['1.234,56', ['12,50', '1.234', '2.000,5', '3.000'], ['12.50', '1234', '2000.5', '3000']],
  ['1 234.56', ['12.50', '1 234', '2\u00A0000.5', '3.000'], ['12.50', '1234', '2000.5', '3.000']],
] as const)('pasted quantities are read in the notation %s', async (numberFormat, typed, plain) => {
  const items = ['A0', 'A1', 'A2', 'A3'].map((itemID) => ({ itemID, name: itemID }))
  serve({ 'POST /login': () => loginAnswer(2, []), 'GET /items': () => ({ data: items, nextCursor: null }) })
  const store = await signedInStore()
  const formats = formatsOf({
    currency: 'EUR',
    timeZone: 'UTC',
    dateFormat: 'YYYY-MM-DD',
    timeFormat: '24h',
    numberFormat,
  })
  numbers.choose(numbersOf(formats))
  const of = { kind: TRANSFER, newLine: {}, lineKey: ['itemID'] as const, check: () => [] }
  const columns = lineColumns(of, 'DRAFT', formats, grantsOf([]))
  // The lines of A2 and A3 are there.
  const rows = ['A2', 'A3'].map((id) => ({ id, cells: { itemID: id, requested: '1' } }))
  const text = typed.map((quantity, at) => `A${at}\t${quantity}`).join('\n')
  const target = { of, columns, rows, refusalOf: () => undefined, numberFormat, scanned: undefined }
  const pasted = await pasteLines(store.get(apiAtom), text, target)
  expect(pasted.words).toBe('2 lines added, 2 lines changed.')
  expect(pasted.rows.map(({ cells }) => cells['requested'])).toEqual(plain.slice(0, 2))
  const edits = pasted.edits.filter(({ column }) => column === 'requested')
  expect(edits.map(({ value }) => value)).toEqual(plain.slice(2))
})

const KNOWN = ['CAP', 'TEE', 'BAG', '007'].map((itemID) => ({ itemID, name: itemID }))

async function paste(text: string, { scanned, there = [] }: { scanned?: string; there?: string[] } = {}) {
  serve({ 'POST /login': () => loginAnswer(2, []), 'GET /items': () => ({ data: KNOWN, nextCursor: null }) })
  const store = await signedInStore()
  const formats = formatsOf({
    currency: 'USD',
    timeZone: 'UTC',
    dateFormat: 'YYYY-MM-DD',
    timeFormat: '24h',
    numberFormat: '1,234.56',
  })
  numbers.choose(numbersOf(formats))
  const of = { kind: TRANSFER, newLine: {}, lineKey: ['itemID'] as const, check: () => [] }
  const columns = lineColumns(of, 'DRAFT', formats, grantsOf([]))
  const rows = there.map((id) => ({ id, cells: { itemID: id, requested: '1' } }))
  const target = { of, columns, rows, refusalOf: () => undefined, numberFormat: formats.numberFormat, scanned }
  const pasted = await pasteLines(store.get(apiAtom), text, target)
  const cells = pasted.rows.map((row) => [row.cells['itemID'], row.cells['requested']])
  return { ...pasted, cells }
}

test('an item that a list names twice with different values is named, and both lines stay', async () => {
  const { cells, words, marks, rows } = await paste('CAP\t39,50\nTEE\t1\nCAP\t38')
  expect(cells).toEqual([
    ['CAP', '39,50'],
    ['CAP', '38'],
    ['TEE', '1'],
  ])
  expect(words).toBe('3 lines added. CAP comes twice: 39,50 and 38.')
  const issues = (left: typeof rows) => [...withMarks(new Map(), marks, left)]
  expect(issues(rows)).toEqual([[rows[1]!.id, { itemID: 'CAP comes twice: 39,50 and 38.' }]])
  expect(issues(rows.slice(1))).toEqual([])
})

test('of an item that is there, the first line of the list changes it and the others stay beside it', async () => {
  const { cells, edits, words, marks } = await paste('CAP\t4\nCAP\t5', { there: ['CAP'] })
  expect([cells, words]).toEqual([[['CAP', '5']], '1 line added, 1 line changed. CAP comes twice: 4 and 5.'])
  expect(edits).toContainEqual({ row: 'CAP', column: 'requested', value: '4' })
  expect(marks).toMatchObject([{ twin: 'CAP' }])
})

test('equal lines are one, and where a scan counts, quantities add up', async () => {
  expect(await paste('CAP\t4\nCAP\t4')).toMatchObject({ cells: [['CAP', '4']], marks: [], words: '1 line added.' })
  const counting = { scanned: 'requested' }
  expect(await paste('CAP\t4\nCAP\t4\nCAP\t1.5', counting)).toMatchObject({
    cells: [['CAP', '9.5']],
    words: '1 line added. CAP comes 3 times: 4 and 4 and 1.5, 9.5 together.',
  })
  expect(await paste('CAP\t4\nCAP\t12,50', counting)).toMatchObject({
    cells: [
      ['CAP', '4'],
      ['CAP', '12,50'],
    ],
    words: '2 lines added. CAP comes twice: 4 and 12,50.',
  })
})

test('beside a number in another notation, those that may mean two are marked and not read', async () => {
  const { cells, words, marks, rows } = await paste('CAP\t39,50\nTEE\t1,250\nBAG\t2,000.5')
  expect(cells).toEqual([
    ['CAP', '39,50'],
    ['TEE', '1,250?'],
    ['BAG', '2000.5'],
  ])
  expect(words).toBe('3 lines added. 1,250 can be read in two ways. Type it again.')
  const message = '1,250 can be read in two ways. Type it again.'
  expect([...withMarks(new Map(), marks, rows)]).toEqual([[rows[1]!.id, { requested: message }]])
  expect((await paste('CAP\t39.50\nTEE\t1,250')).cells[1]).toEqual(['TEE', '1250'])
})

test('unknown codes are marked at once, until they are corrected', async () => {
  const { marks, rows } = await paste('CAP\t1\nNONE\t2')
  const marked = withMarks(new Map([[rows[1]!.id, { requested: 'Too many.' }]]), marks, rows)
  expect([...marked]).toEqual([[rows[1]!.id, { requested: 'Too many.', itemID: 'There is no item NONE.' }]])
  const corrected = rows.map((row) => ({ ...row, cells: { ...row.cells, itemID: 'BAG' } }))
  expect([...withMarks(new Map(), marks, corrected)]).toEqual([])
})

test('codes are read as imports read them', async () => {
  const { cells } = await paste('="007"\t1\nT\u200bEE\t2\n\'=BAG\t3')
  expect(cells).toEqual([
    ['007', '1'],
    ['TEE', '2'],
    ['=BAG', '3'],
  ])
})
