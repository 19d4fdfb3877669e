import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, Refusal } from '#session/session-fixture.ts'
import { add, cell, draft, NEW_LINE, openPriceChange, PRICE } from './price-change-fixture.tsx'

const kept = () => Object.entries(sessionStorage).filter(([key]) => key.includes('documentDraft'))

/** The page reloads once it has kept what was typed: this stays, although a form that is left discards it. */
async function reload(number: string, answers: Answers = {}, earlier: unknown = []) {
  await vi.waitFor(() => expect(kept()).not.toEqual(earlier))
  const before = kept()
  cleanup()
  for (const [key, value] of before) sessionStorage.setItem(key, value)
  return openPriceChange(number, answers)
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
