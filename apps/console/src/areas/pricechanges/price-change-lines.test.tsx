import { act, fireEvent, screen, within } from '@testing-library/react'
import { Tag } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { reachableAtom } from '#browser/connection.atoms.ts'
import { scan } from '#browser/scan-fixture.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { add, CAP_LINE, cell, draft, NEW_LINE, openPriceChange, PRICE } from './price-change-fixture.tsx'

test('a new one takes an item, once, and is saved as a draft under its number', async () => {
  const { bodies, router, user } = await openPriceChange('new', {
    'GET /items': () => ({ data: [{ itemID: 'CAP', name: 'A cap' }], nextCursor: null }),
    'POST /pricechanges': () => draft,
  })
  await add(user, '084000000749')
  await screen.findByText('CAP was added.')
  await add(user, 'CAP')
  await screen.findByText('CAP is on line 1 already.')
  await user.click(cell(1, PRICE))
  await user.keyboard('30{Enter}')
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Summer' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/catalog/pricechanges/PC-000007'))
  expect(await bodies('POST')).toEqual([
    {
      reason: 'Summer',
      effectiveAt: null,
      endsAt: null,
      lines: [{ lineID: NEW_LINE, itemID: 'CAP', field: 'sellingPrice', price: '30' }],
    },
  ])
})

test('one begun from a selection has a line for each item, to be saved', async () => {
  const items = ['CAP', 'TEE'].map((itemID) => ({ itemID, name: `A ${itemID}` }))
  const { bodies, user } = await openPriceChange('new', { 'POST /pricechanges': () => draft }, ['READ', 'WRITE'], {
    items,
  })
  await screen.findByText(/^2 rows/)
  await user.click(cell(1, PRICE))
  await user.keyboard('30{Enter}25{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(async () =>
    expect((await bodies('POST'))[0]).toMatchObject({
      lines: [
        { lineID: NEW_LINE, itemID: 'CAP', field: 'sellingPrice', price: '30' },
        { itemID: 'TEE', field: 'sellingPrice', price: '25' },
      ],
    }),
  )
})

test('a row is removed by its button, and comes back by Undo', async () => {
  const { user } = await openPriceChange('PC-000007')
  await user.click(await screen.findByRole('button', { name: /^Remove rows/ }))
  await screen.findByText(/No lines yet/)
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByText(/^1 row/)
})

test('a scan adds its item, or flashes its line, and goes to the price of the line', async () => {
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /items': ({ url }) => {
      const itemID = new URL(url).searchParams.get('code') === 'TEE-1' ? 'TEE-1' : 'CAP'
      return { data: [{ itemID, name: `A ${itemID}` }], nextCursor: null }
    },
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  await screen.findByText(/^1 row/)
  await user.click(cell(1, PRICE))
  await scan('TEE-1')
  await screen.findByText('TEE-1 was added.')
  await scan('840000007490')
  await screen.findByText('CAP is on line 1 already.')
  expect(document.querySelector('[data-flash]')?.textContent).toContain('CAP')
  expect(document.activeElement).toBe(cell(1, PRICE))
  await user.keyboard('37')
  await scan('TEE-1')
  await screen.findByText('TEE-1 is on line 2 already.')
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(2, PRICE)))
  await user.keyboard('25{Enter}{Control>}s{/Control}')
  await vi.waitFor(async () =>
    expect((await bodies('PUT'))[0].lines).toEqual([
      { lineID: CAP_LINE, itemID: 'CAP', field: 'sellingPrice', price: '37' },
      { lineID: NEW_LINE, itemID: 'TEE-1', field: 'sellingPrice', price: '25' },
    ]),
  )
})

test('a scan while an item is typed adds its own, and typing goes on at its price', async () => {
  const { user } = await openPriceChange('new', {
    'GET /items': () => ({ data: [{ itemID: 'TEE-1', name: 'A tee' }], nextCursor: null }),
  })
  const entry = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Add an item/ })
  await user.type(entry, 'hood')
  await scan('840000007490')
  await screen.findByText('TEE-1 was added.')
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(1, PRICE)))
  expect(entry.value).toBe('hood')
})

test('the number of a document below the lines offers to open it, typed or scanned, and leaves nothing', async () => {
  const { user, store, router } = await openPriceChange('new', {
    'GET /items': () => ({ data: [], nextCursor: null }),
    'GET /search': ({ url }) => {
      const id = new URL(url).searchParams.get('search')
      return id === 'PC-000001' ? [] : [{ kind: 'priceChange', id, name: '', isExact: true }]
    },
  })
  store.set(screensAtom, [
    {
      path: '/app/catalog/pricechanges/:number',
      label: 'Price change',
      offered: 'link',
      documentPrefix: 'PC',
      icon: Tag,
      Screen: () => null,
    },
  ])
  await add(user, 'pc-1')
  await screen.findByText('There is no price change PC-000001.')
  await add(user, 'pc-7')
  await screen.findByRole('link', { name: 'Open PC-000007' })
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Fall')
  await scan('PC-000008')
  await screen.findByRole('link', { name: 'Open PC-000008' })
  screen.getByRole('button', { name: 'Save draft' }).focus()
  await scan('PC-000009')
  await screen.findByRole('link', { name: 'Open PC-000009' })
  expect(router.state.location.pathname).toBe('/app/catalog/pricechanges/new')
})

test('the totals follow the lines while they are typed, as the server computes them', async () => {
  const { user } = await openPriceChange('PC-000007')
  const figures = async () =>
    within(await screen.findByRole('complementary', { name: 'Summary' }))
      .getAllByRole('definition')
      .map(({ previousSibling, textContent }) => `${previousSibling!.textContent} ${textContent}`)
  await screen.findByText(/^1 row/)
  expect(await figures()).toEqual(['Lines 1'])
  await user.click(cell(1, PRICE))
  await user.keyboard('28{Enter}')
  expect(await figures()).toEqual(['Lines 1', 'Raised 0', 'Lowered 1', 'Largest change -20%'])
  await user.click(screen.getByRole('button', { name: /^Remove rows/ }))
  expect(await figures()).toEqual(['Lines 0', 'Raised 0', 'Lowered 0'])
})

test('rows of a spreadsheet become lines; an item that has a line gets its new price, as one step to undo', async () => {
  const found = [
    { itemID: 'TEE-1', name: 'A tee', upc: '840000007490', sellingPrice: 8 },
    { itemID: 'CAP', name: 'A cap', upc: 'CAP', sellingPrice: 35 },
  ]
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /items': () => ({ data: found, nextCursor: null }),
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  const entry = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Add an item/ })
  const paste = (text: string) => fireEvent.paste(entry, { clipboardData: { getData: () => text } })
  expect(paste('TEE-1')).toBe(true)
  paste('Item ID\tNew price\n0840000007490\t9.50\nCAP\t40\nNONE\t1\nBAG\t2\n')
  await screen.findByText(
    '2 lines added, 1 line changed. No item has the code NONE. BAG System generated item and cannot be modified.',
  )
  await screen.findByText(/^3 rows/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () =>
    expect((await bodies('PUT'))[0].lines).toEqual([
      { lineID: CAP_LINE, itemID: 'CAP', field: 'sellingPrice', price: '40' },
      { lineID: NEW_LINE, itemID: 'TEE-1', field: 'sellingPrice', price: '9.50' },
      { lineID: NEW_LINE, itemID: 'NONE', field: 'sellingPrice', price: '1' },
    ]),
  )
})

test('after Enter the next item can be typed, and Tab goes to the price of the last one', async () => {
  const { user } = await openPriceChange('PC-000007', {
    'GET /items': ({ url }) => {
      const itemID = new URL(url).searchParams.get('code') ?? 'CAP'
      return { data: [{ itemID, name: `A ${itemID}` }], nextCursor: null }
    },
  })
  await add(user, 'TEE-1')
  await screen.findByText('TEE-1 was added.')
  await user.keyboard('HAT{Enter}')
  await screen.findByText('HAT was added.')
  await user.tab()
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(3, PRICE)))
  await user.keyboard('31{Enter}')
  expect(cell(3, PRICE).textContent).toBe('$31.00')
})

test('rows that could not be added are kept until they are', async () => {
  let isLost = true
  const { store, user } = await openPriceChange('new', {
    'GET /items': () => {
      if (isLost) throw new TypeError('Failed to fetch')
      return { data: [{ itemID: 'TEE-1', name: 'A tee' }], nextCursor: null }
    },
  })
  const entry = await screen.findByRole('combobox', { name: /^Add an item/ })
  fireEvent.paste(entry, { clipboardData: { getData: () => 'TEE-1\t9.50\nTEE-2\t8' } })
  await screen.findByText('2 copied rows are not added yet.')
  screen.getByText(/server cannot be reached/)
  isLost = false
  act(() => store.set(reachableAtom, true))
  await vi.waitFor(() => expect(screen.queryByText(/server cannot be reached/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('2 lines added. No item has the code TEE-2.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('what was said of pasted rows is gone once it is no longer true', async () => {
  const { user } = await openPriceChange('new', {
    'GET /items': ({ url }) => {
      const typed = new URL(url).searchParams.get('itemIDOnSearch') ?? ''
      return { data: typed.includes('CAP') ? [{ itemID: 'CAP', name: 'A cap' }] : [], nextCursor: null }
    },
  })
  const entry = await screen.findByRole('combobox', { name: /^Add an item/ })
  const paste = (text: string) => fireEvent.paste(entry, { clipboardData: { getData: () => text } })
  paste('CAP\t9\nNOPE-1\t8\nNOPE-2\t7')
  await screen.findByText('3 lines added. No item has the code NOPE-1 or NOPE-2.')
  await user.click(cell(2, 0))
  await user.keyboard('TEE{Enter}')
  await screen.findByText('No item has the code NOPE-2.')
  await user.keyboard('HAT{Enter}')
  await vi.waitFor(() => expect(screen.queryByText(/No item has the code/)).toBeNull())
  paste('NOPE-3\t8\nNOPE-4\t7')
  await screen.findByText(/^2 lines added/)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByText(/^No lines yet/)
  expect(screen.queryByText(/lines added/)).toBeNull()
})

test('the filter finds the line of a code, and gives way to what is added or discarded', async () => {
  const { user } = await openPriceChange('PC-000007', {
    'GET /items': ({ url }) => {
      const itemID = new URL(url).searchParams.get('code') === 'TEE-1' ? 'TEE-1' : 'CAP'
      return { data: [{ itemID, name: `A ${itemID}` }], nextCursor: null }
    },
  })
  const filter = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Filter lines' })
  fireEvent.change(filter, { target: { value: '840000007490' } })
  await screen.findByText('Nothing matches the filter.')
  await user.type(filter, '{Enter}')
  await vi.waitFor(() => expect(cell(1, 0).textContent).toBe('CAP'))
  expect(filter.value).toBe('CAP')
  await add(user, 'TEE-1')
  await screen.findByText('TEE-1 was added.')
  expect([filter.value, cell(2, 0).textContent]).toEqual(['', 'TEE-1'])
  await user.type(filter, 'TEE')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await vi.waitFor(() => expect(cell(1, 0).textContent).toBe('CAP'))
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter lines' }).value).toBe('')
})

test('pasted cells that need a look are problems at once, until they are corrected', async () => {
  const { user } = await openPriceChange('PC-000007', {
    'GET /items': () => ({ data: [{ itemID: 'TEE-1', name: 'A tee', sellingPrice: 8 }], nextCursor: null }),
  })
  const entry = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Add an item/ })
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next problem' })
  expect(next.disabled).toBe(true)
  fireEvent.paste(entry, { clipboardData: { getData: () => 'TEE-1\t9\nNONE\t1\n' } })
  await screen.findByText('2 lines added. No item has the code NONE.')
  await user.click(next)
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(3, 0)))
  await screen.findByText('There is no item NONE.')
  await user.keyboard('HAT{Enter}')
  await vi.waitFor(() => expect(next.disabled).toBe(true))
})

test('two scans at once of one item make one line', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await openPriceChange('new', { 'GET /items': () => promise })
  await screen.findByText(/^No lines yet/)
  await scan('TEE-1')
  await scan('TEE-1')
  resolve({ data: [{ itemID: 'TEE-1', name: 'A tee' }], nextCursor: null })
  await screen.findByText('TEE-1 is on line 1 already.')
  await screen.findByText(/^1 row/)
})

test('says that there is no item of a scanned code', async () => {
  await openPriceChange('new', { 'GET /items': () => ({ data: [], nextCursor: null }) })
  await screen.findByText(/^No lines yet/)
  await scan('TEE-1')
  await screen.findByText('There is no item TEE-1.')
})

test('what was said of a code is gone once another one is typed', async () => {
  const { user } = await openPriceChange('new', { 'GET /items': () => ({ data: [], nextCursor: null }) })
  await add(user, 'hoodie')
  await screen.findByText('There is no item hoodie.')
  fireEvent.change(screen.getByRole('combobox', { name: /^Add an item/ }), { target: { value: '' } })
  expect(screen.queryByText('There is no item hoodie.')).toBeNull()
})

test('an item is found by its name, too', async () => {
  const { user } = await openPriceChange('new', {
    'GET /items': ({ url }) => ({
      data: new URL(url).searchParams.get('search') === 'hood' ? [{ itemID: 'HD-1', name: 'High Water Hoodie' }] : [],
      nextCursor: null,
    }),
  })
  await user.type(await screen.findByRole('combobox', { name: /^Add an item/ }), 'hood')
  await user.click(await screen.findByRole('option', { name: 'High Water Hoodie' }))
  await screen.findByText('HD-1 was added.')
  expect(cell(1, 0).textContent).toBe('HD-1')
})

const SYSTEM = { itemID: 'BAG', name: 'Paper bag' }
const LOCKED = 'BAG System generated item and cannot be modified'

test('a system item is refused when it is added, in the words of a save', async () => {
  const { user } = await openPriceChange('new', { 'GET /items': () => ({ data: [SYSTEM], nextCursor: null }) })
  await add(user, 'BAG')
  await screen.findByText(LOCKED, { selector: '[role=status]' })
  expect(screen.getByText(/^No lines yet/)).toBeTruthy()
  const option = await screen.findByRole('option', { name: 'Paper bag' })
  expect([option.getAttribute('aria-disabled'), option.textContent]).toEqual(['true', `Paper bag${LOCKED}`])
})

test('one begun from a selection leaves out system items, and says so', async () => {
  const items = [SYSTEM, { itemID: 'CAP', name: 'A cap' }]
  await openPriceChange('new', {}, ['READ', 'WRITE'], { items })
  await screen.findByText(/^1 row/)
  expect(cell(1, 0).textContent).toBe('CAP')
  await screen.findByText(LOCKED)
})
