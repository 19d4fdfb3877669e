import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reachableAtom } from '#browser/connection.atoms.ts'
import { Refusal } from '#session/session-fixture.ts'
import { cell, draft, openPriceChange, PRICE } from './price-change-fixture.tsx'

test('what is wrong with a line is said at the line', async () => {
  const errors = [{ field: 'lines.0.price', message: 'New price is required.' }]
  const refusal = new Refusal(400, { code: 'ER_000', message: 'Correct the marked field and save again.', errors })
  const { user } = await openPriceChange('PC-000007', { 'PUT /pricechanges/PC-000007': () => refusal })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/1 with problems/)
  await user.click(screen.getByRole('button', { name: 'Row 1 (CAP): New price is required.' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(1, PRICE)))
})

test('a refused save goes to the first marked field, or else to the first marked cell', async () => {
  const errors = [{ field: 'lines.0.price', message: 'New price is required.' }]
  const refused = (more: object[]) =>
    new Refusal(400, { code: 'ER_000', message: 'Correct it.', errors: [...errors, ...more] })
  const refusals = [refused([{ field: 'reason', message: 'Reason is too long.' }]), refused([])]
  const { user } = await openPriceChange('PC-000007', { 'PUT /pricechanges/PC-000007': () => refusals.shift() })
  await screen.findByText(/^1 row/)
  await user.click(cell(1, PRICE))
  await user.keyboard('30{Enter}{Control>}s{/Control}')
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await vi.waitFor(() => expect(document.activeElement).toBe(reason))
  await user.keyboard('!{Control>}s{/Control}')
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(1, PRICE)))
})

test('a line that names the price of an earlier line is refused before it is sent', async () => {
  const lines = [
    ...draft.lines,
    { lineID: 'tee', itemID: 'TEE', itemName: 'A tee', field: 'sellingPrice', price: 20, was: 18 },
  ]
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, lines }),
  })
  await user.click(await screen.findByRole('rowheader', { name: 'TEE' }))
  await user.keyboard('CAP{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByTitle('CAP is on line 1 already.')
  expect(await bodies('PUT')).toEqual([])
})

test('too many lines are refused as a whole', async () => {
  const lines = Array.from({ length: 5_001 }, (_, at) => ({
    ...draft.lines[0],
    lineID: `line-${at}`,
    itemID: `I${at}`,
  }))
  const { user } = await openPriceChange('PC-000007', { 'GET /pricechanges/PC-000007': () => ({ ...draft, lines }) })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('A price change has at most 5,000 lines (5,001).')
})

test('a header that two people changed is merged field by field', async () => {
  const theirs = { ...draft, version: 2, reason: 'Spring', effectiveAt: '2030-08-01T04:30:00.000Z' }
  const { number, version, state, reason, effectiveAt, lines } = theirs
  const body = { current: { number, version, state, reason, effectiveAt, lines }, updatedBy: 'grace' }
  const answers = [new Refusal(409, { code: 'ER_000', message: 'Changed', body }), theirs]
  const { bodies, user } = await openPriceChange('PC-000007', { 'PUT /pricechanges/PC-000007': () => answers.shift()! })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^grace changed this price change/ }))
  expect(dialog.getByRole('radiogroup', { name: /^Reason/ })).toBeTruthy()
  expect(
    dialog.getByRole('row', { name: 'Effective 2030-07-01 00:30 EDT Unchanged 2030-08-01 00:30 EDT' }),
  ).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Yours: Fall' }))
  await user.click(dialog.getByRole('button', { name: 'Save merged price change' }))
  await vi.waitFor(async () =>
    expect((await bodies('PUT'))[1]).toMatchObject({ version: 2, reason: 'Fall', effectiveAt: theirs.effectiveAt }),
  )
  expect(await screen.findByRole('heading', { name: 'PC-000007' })).toBeTruthy()
})

test('lines that two people changed are merged line by line; only a line that both changed is asked about', async () => {
  const [cap, tee] = [
    draft.lines[0]!,
    { ...draft.lines[0]!, lineID: 'tee', itemID: 'TEE', itemName: 'A tee', price: 20 },
  ]
  const loaded = { ...draft, lines: [cap, tee] }
  const added = { ...tee, lineID: 'hat', itemID: 'HAT', itemName: 'A hat' }
  const refusals = [
    { ...loaded, version: 2, lines: [cap, { ...tee, price: 21 }, added] },
    { ...loaded, version: 3, lines: [{ ...cap, price: 30 }, { ...tee, price: 22 }, added] },
  ].map((current) => new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current, updatedBy: 'grace' } }))
  const answers = [...refusals, { ...loaded, version: 4, lines: [{ ...cap, price: 37 }, { ...tee, price: 22 }, added] }]
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => loaded,
    'PUT /pricechanges/PC-000007': () => answers.shift()!,
  })
  await screen.findByRole('rowheader', { name: 'TEE' })
  await user.click(cell(1, PRICE))
  await user.keyboard('37{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^grace changed this price change/ }))
  const pricesSent = async (at: number) =>
    (await bodies('PUT'))[at].lines.map(({ lineID, price }: typeof cap) => [lineID, String(price)])
  // What grace changed of other lines is kept without a question.
  expect(await pricesSent(1)).toEqual([
    [cap.lineID, '37'],
    ['tee', '21'],
    ['hat', '20'],
  ])
  await user.click(dialog.getByRole('radio', { name: /^Yours/ }))
  await user.click(dialog.getByRole('button', { name: 'Save merged price change' }))
  await vi.waitFor(async () =>
    expect(await pricesSent(2)).toEqual([
      [cap.lineID, '37'],
      ['tee', '22'],
      ['hat', '20'],
    ]),
  )
})

test('Ctrl+S saves what was typed', async () => {
  const saved = { ...draft, reason: 'Fall', version: 2 }
  const { bodies, user } = await openPriceChange('PC-000007', { 'PUT /pricechanges/PC-000007': () => saved })
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  await user.keyboard('{Control>}s{/Control}')
  await vi.waitFor(async () => expect((await bodies('PUT'))[0]).toMatchObject({ reason: 'Summer!' }))
})

test('says which fields are unsaved, and how much room the reason has', async () => {
  const { user } = await openPriceChange('PC-000007')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'x'.repeat(251) } })
  await screen.findByText('Changed: Reason')
  expect(screen.getByText(/251.*250/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Remove rows/ }))
  await screen.findByText('Changed: Reason, Lines')
})

test('Ctrl+S saves a cell while it is edited, and keeps the focus there', async () => {
  const saved = { ...draft, lines: [{ ...draft.lines[0], price: 9.5 }], version: 2 }
  const { bodies, user } = await openPriceChange('PC-000007', { 'PUT /pricechanges/PC-000007': () => saved })
  await screen.findByText('No changes')
  await user.click(cell(1, PRICE))
  await user.keyboard('9.5')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await vi.waitFor(async () => expect((await bodies('PUT'))[0].lines[0].price).toBe('9.5'))
  await screen.findByText('No changes')
  expect(document.activeElement).toBe(cell(1, PRICE))
})

test('the Save button saves a cell while it is edited, even as the first change', async () => {
  const { bodies, user } = await openPriceChange('PC-000007', {
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  await screen.findByText('No changes')
  await user.click(cell(1, PRICE))
  await user.keyboard('9.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () => expect((await bodies('PUT'))[0].lines[0].price).toBe('9.5'))
})

test('a save that failed without a connection is no error any more once the connection is back', async () => {
  const { store, user } = await openPriceChange('PC-000007', {
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  const network = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const bar = within(screen.getByRole('region', { name: 'Changes' }))
  await bar.findByRole('alert')
  vi.stubGlobal('fetch', network)
  act(() => store.set(reachableAtom, true))
  await vi.waitFor(() => expect(bar.queryByRole('alert')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('No changes')
})
