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
const cap = {
  itemID: 'CAP',
  itemName: 'A cap',
  field: 'sellingPrice',
  price: 36,
  was: 35,
  costPrice: 14,
  sellingPrice: 35,
}
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
  const known = {
    costPrice: '14',
    sellingPrice: '35',
    margin: '60.0 → 61.1',
    marginBefore: '60.0',
    marginAfter: '61.1',
  }
  expect(cells()).toEqual([{ ...completed, ...known }])
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

test('the margin of a price follows the cost that another line of its item changes', async () => {
  const item = { itemID: 'CAP', name: 'A cap', costPrice: 14, sellingPrice: 35 }
  const { cells, rows, show } = await shownLines(saved, [item])
  const cost = newLine(PRICE_CHANGE_SCREEN, { itemID: 'CAP', name: 'A cap', cells: { field: 'costPrice' } }, 'cost')
  const both = nextSheet(saved, { do: 'add', rows: [{ ...cost, cells: { ...cost.cells, price: '18' } }] })
  show(both)
  await waitFor(() => expect(cells()[0]).toMatchObject({ margin: '60.0 → 50.0' }))
  const [kept] = rows()
  show(nextSheet(both, { do: 'add', rows: [newLine(PRICE_CHANGE_SCREEN, { itemID: 'TEE', name: '' }, 'tee')] }))
  expect(rows()[0]).toBe(kept)
  show(nextSheet(both, { do: 'edit', edits: [{ row: 'cost', column: 'price', value: '37' }] }))
  expect(cells()[0]).toMatchObject({ margin: 'Below cost 60.0 → -2.8', marginAfter: 'Below cost' })
  show(edit('price', '0'))
  expect(cells()[0]).toMatchObject({ margin: 'Below cost 60.0 → –' })
  show(edit('price', 'x'))
  expect(cells()[0]).toMatchObject({ margin: '60.0 → –', marginAfter: '' })
})

test('warns of prices below cost while they are still to change', () => {
  const warning = (state: string, price: string) => PRICE_CHANGE_SCREEN.warningOf!(edit('price', price).rows, state)
  expect(warning('DRAFT', '13.99')).toBe('1 price is below cost.')
  expect(warning('SUBMITTED', '1')).toBe('1 price is below cost.')
  expect(warning('DRAFT', '14')).toBeUndefined()
  expect(warning('APPLIED', '1')).toBeUndefined()
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

const SEES_COST = grantsOf([{ key: 'CATALOG_PRODUCT_COST', access: ['READ'] }])

test('the lines fit beside the rail with the sidebar open: on a laptop, and at 1440 pixels with their margins', () => {
  const columns = lineColumns(PRICE_CHANGE_SCREEN, 'DRAFT', formats, grantsOf([]))
  const withMargins = lineColumns(PRICE_CHANGE_SCREEN, 'DRAFT', formats, SEES_COST)
  const widthOf = (all: typeof columns) => all.reduce((sum, { width }) => sum + width, 0)
  expect(widthOf(columns)).toBeLessThanOrEqual(758)
  expect(withMargins.map(({ label }) => label)).toEqual([...columns.map(({ label }) => label), 'Margin %'])
  expect(widthOf(withMargins)).toBeLessThanOrEqual(799)
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
