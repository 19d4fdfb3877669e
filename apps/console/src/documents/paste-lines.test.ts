import { TRANSFER } from '@greenroom/inventory'
import { grantsOf } from '@greenroom/permissions'
import { numbers } from '@greenroom/ui'
import { afterEach, expect, test } from 'vitest'
import { apiAtom } from '#api/api.ts'
import { formatsOf, numbersOf } from '#data/formats.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { lineColumns } from './line-columns.ts'
import { pasteLines } from './paste-lines.ts'

afterEach(() => numbers.choose())

test.each([
  ['1,234.56', ['12,50', '1,234', '2,000.5', '3.000'], ['12,50', '1234', '2000.5', '3.000']],
  ['1.234,56', ['12,50', '1.234', '2.000,5', '3.000'], ['12.50', '1234', '2000.5', '3000']],
  ['1 234.56', ['12,50', '1 234', '2\u00A0000.5', '3.000'], ['12,50', '1234', '2000.5', '3.000']],
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
  const pasted = await pasteLines(store.get(apiAtom), text, { of, columns, rows, refusalOf: () => undefined })
  expect(pasted.words).toBe('2 lines added, 2 lines changed.')
  expect(pasted.rows.map(({ cells }) => cells['requested'])).toEqual(plain.slice(0, 2))
  const edits = pasted.edits.filter(({ column }) => column === 'requested')
  expect(edits.map(({ value }) => value)).toEqual(plain.slice(2))
})
