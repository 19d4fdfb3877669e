import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, Refusal } from '#session/session-fixture.ts'
import { add, cell, draft, NEW_LINE, openPriceChange, PRICE } from './price-change-fixture.tsx'

const kept = () => Object.entries(sessionStorage).filter(([key]) => key.includes('documentDraft'))

/** The page reloads once it has kept what was typed: this stays, although a form that is left discards it. */
async function reload(number: string, answers: Answers = {}, earlier: unknown = [], begun: object = {}) {
  await vi.waitFor(() => expect(kept()).not.toEqual(earlier))
  const before = kept()
  cleanup()
  for (const [key, value] of before) sessionStorage.setItem(key, value)
  return openPriceChange(number, answers, ['READ', 'WRITE'], begun)
}

test('what was typed into a new one comes back after a reload, until it is saved', async () => {
  const items = {
    'GET /items': () => ({ data: [{ itemID: 'TEE-1', name: 'A tee', sellingPrice: 20 }], nextCursor: null }),
  }
  const first = await openPriceChange('new', items)
  await add(first.user, 'TEE-1')
  await screen.findByText('TEE-1 was added.')
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  const earlier = kept()
  await first.user.click(cell(1, PRICE))
  await first.user.keyboard('25{Enter}')

  const { bodies, user } = await reload('new', { ...items, 'POST /pricechanges': () => draft }, earlier)
  await screen.findByText('Your unsaved changes are back')
  await screen.findByText('A tee')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(async () =>
    expect((await bodies('POST'))[0].lines).toEqual([
      { lineID: NEW_LINE, itemID: 'TEE-1', field: 'sellingPrice', price: '25' },
    ]),
  )
  await vi.waitFor(() => expect(kept()).toEqual([]))
})

const CHOSEN = ['CAP', 'TEE'].map((itemID) => ({ itemID, name: `A ${itemID}` }))

test('one begun with other items has those of the draft as well, and their lines can be undone', async () => {
  const [cap, tee] = CHOSEN
  const first = await openPriceChange('new', {}, ['READ', 'WRITE'], { key: 'one', items: [cap!] })
  await screen.findByText(/^1 row/)
  await first.user.click(cell(1, PRICE))
  await first.user.keyboard('30{Enter}')
  const begun = { key: 'two', items: [{ ...cap!, cells: { price: '31' } }, tee!] }
  const { user } = await reload('new', {}, [], begun)
  await screen.findByText('Its 1 line was kept, and 1 line was added.')
  await screen.findByText(/^2 rows/)
  expect([cell(1, PRICE).textContent, cell(2, 0).textContent]).toEqual(['$31.00', 'TEE'])
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByText(/^1 row/)
  expect(cell(1, PRICE).textContent).toBe('$30.00')
})

test('a line that was removed does not come back when the page is reloaded', async () => {
  const begun = { key: 'one', items: CHOSEN }
  const first = await openPriceChange('new', {}, ['READ', 'WRITE'], begun)
  await screen.findByText(/^2 rows/)
  await first.user.click(cell(1, PRICE))
  await first.user.click(screen.getByRole('button', { name: /^Remove rows/ }))
  await screen.findByText(/^1 row,/)
  await reload('new', {}, [], begun)
  await screen.findByText('The page reloaded before you saved them.')
  await screen.findByText(/^1 row/)
})

test('a changed one goes on from the version that it was loaded from', async () => {
  const first = await openPriceChange('PC-000007')
  await first.user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  const theirs = { ...draft, version: 2, reason: 'Spring' }
  const conflict = new Refusal(409, {
    code: 'ER_000',
    message: 'Changed',
    body: { current: theirs, updatedBy: 'grace' },
  })
  const { bodies, user } = await reload('PC-000007', {
    'GET /pricechanges/PC-000007': () => theirs,
    'PUT /pricechanges/PC-000007': () => conflict,
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reason' })).value).toBe('Summer!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^grace changed this price change/)
  expect((await bodies('PUT'))[0]).toMatchObject({ version: 1, reason: 'Summer!' })
})

test('discarding discards what is kept', async () => {
  const { user } = await openPriceChange('PC-000007')
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await vi.waitFor(() => expect(kept()).toEqual([]))
})

test('what was discarded of a new one comes back by the Undo of its toast, and is kept again', async () => {
  const { user } = await openPriceChange('new', {}, ['READ', 'WRITE'], { items: CHOSEN })
  await screen.findByText(/^2 rows/)
  await user.click(cell(1, PRICE))
  await user.keyboard('30{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Fall')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByText(/^No lines yet/)
  const toast = (await screen.findByText('Changes discarded')).closest<HTMLElement>('[role=alertdialog]')!
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^2 rows/)
  expect(cell(1, PRICE).textContent).toBe('$30.00')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Fall')
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
})

test('one that was submitted meanwhile shows as it is, and says so', async () => {
  const first = await openPriceChange('PC-000007')
  await first.user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  const readOnlyReason = "You can't change this price change: it is submitted."
  await reload('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, version: 2, state: 'SUBMITTED', readOnlyReason }),
  })
  await screen.findByText("Your unsaved changes can't be restored")
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Summer')
})
