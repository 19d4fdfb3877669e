import { grantsOf } from '@greenroom/permissions'
import { amountFormats } from '@greenroom/money'
import { nextSheet, type SheetState } from '@greenroom/ui'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { signedIn } from '#data/data-fixture.ts'
import { useLineItems } from '#documents/use-line-items.ts'
import { documentForm, newLine } from '#documents/document-form.ts'
import { lineColumns } from '#documents/line-columns.ts'
import { PRICE_CHANGE_SCREEN } from './price-change-screen.ts'

const formats = amountFormats('USD', '1.234,56')
const cap = { itemID: 'CAP', itemName: 'A cap', field: 'sellingPrice', price: 36, was: 35 }
const tee = { itemID: 'TEE', name: 'A tee', sellingPrice: 24.5, msrp: null }

async function shownLines(lines: SheetState, found: object[]) {
  const { store, asked } = await signedIn({ 'GET /items': () => ({ data: found, nextCursor: null }) })
  const { result, rerender } = renderHook(({ rows }) => useLineItems(PRICE_CHANGE_SCREEN, { lines: rows }, undefined), {
    initialProps: { rows: lines },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const rows = () => result.current.shown.rows
  const cells = () => rows().map((row) => row.cells)
  const show = (to: SheetState) => act(() => rerender({ rows: to }))
  return { cells, rows, show, asked: () => asked('/items'), learn: result.current.learn }
}

const saved = documentForm(PRICE_CHANGE_SCREEN, { lines: [cap] } as never).lines
const edit = (column: string, value: string) =>
  nextSheet(saved, { do: 'edit', edits: [{ row: saved.rows[0]!.id, column, value }] })

test('a line as saved shows what the server completed, and asks nothing', async () => {
  const { cells, asked } = await shownLines(saved, [])
  const completed = { itemID: 'CAP', itemName: 'A cap', field: 'sellingPrice', price: '36', was: '35', change: '2.86' }
  expect(cells()).toEqual([completed])
  expect(asked()).toBe(0)
})

test('a line shows by how much percent it changes its price, which is no change of the line', async () => {
  const { cells, rows, show } = await shownLines(saved, [])
  show(edit('price', '28'))
  expect(cells()[0]).toMatchObject({ change: '-20' })
  expect(rows()[0]?.before).toMatchObject({ change: '-20', price: '36' })
  show(edit('price', '35'))
  expect(cells()[0]).toMatchObject({ change: '0' })
  show(edit('price', 'x'))
  expect(cells()[0]).toMatchObject({ change: '' })
})

test('after it is applied, the price before is the old one', () => {
  const labels = (state: string) =>
    lineColumns(PRICE_CHANGE_SCREEN, state, formats, grantsOf([])).map(({ label }) => label)
  expect(labels('DRAFT')).toEqual(['Item ID', 'Name', 'Price', 'Price before', 'New price', 'Change %'])
  expect(labels('APPLIED')).toEqual(['Item ID', 'Name', 'Price', 'Old price', 'New price', 'Change %'])
})

test('an amount has its currency, and other text stays as typed', () => {
  const columns = lineColumns(PRICE_CHANGE_SCREEN, 'DRAFT', formats, grantsOf([]))
  const price = columns.find(({ id }) => id === 'price')
  expect(['1234.5', '1,200', '0.0625', '', 'soon'].map((text) => price?.format?.(text))).toEqual([
    '$1.234,50',
    '$1.200,00',
    '$0,0625',
    '',
    'soon',
  ])
  expect(columns.filter(({ format }) => format).map(({ id }) => id)).toEqual(['was', 'price'])
})

test('the lines fit beside the rail of a laptop with the sidebar open', () => {
  const columns = lineColumns(PRICE_CHANGE_SCREEN, 'DRAFT', formats, grantsOf([]))
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(758)
  expect(columns.filter(({ isFlexible }) => isFlexible).map(({ id }) => id)).toEqual(['itemName'])
})

test('another item ID never shows the name and price of the item before, and then its own', async () => {
  const { cells, show } = await shownLines(saved, [tee])
  show(edit('itemID', 'TEE'))
  expect(cells()[0]).toMatchObject({ itemName: '', was: '' })
  await waitFor(() => expect(cells()[0]).toMatchObject({ itemID: 'TEE', itemName: 'A tee', was: '24.5', price: '36' }))
  show(saved)
  expect(cells()[0]).toMatchObject({ itemName: 'A cap', was: '35' })
})

test('an item that does not exist leaves name and price empty', async () => {
  const { cells, show, asked } = await shownLines(saved, [])
  show(edit('itemID', 'NONE'))
  await waitFor(() => expect(asked()).toBe(1))
  expect(cells()[0]).toMatchObject({ itemName: '', was: '' })
})

test('another price of the item shows what that one is', async () => {
  const { cells, show } = await shownLines(saved, [{ ...tee, itemID: 'CAP', msrp: 40 }])
  show(edit('field', 'msrp'))
  await waitFor(() => expect(cells()[0]).toMatchObject({ was: '40' }))
})

test('an item that was read for its line shows at once', async () => {
  const { cells, show, learn } = await shownLines(saved, [tee])
  act(() => learn([tee]))
  show(nextSheet(saved, { do: 'add', rows: [newLine(PRICE_CHANGE_SCREEN, tee, 'new-1')] }))
  expect(cells()[1]).toMatchObject({ itemID: 'TEE', itemName: 'A tee', was: '24.5' })
})
