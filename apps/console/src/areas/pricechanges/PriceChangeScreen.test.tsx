import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { draft, openPriceChange } from './price-change-fixture.tsx'

test.each([
  [1, "1 line has a price that you don't have access to."],
  [2, "2 lines have prices that you don't have access to."],
])('says that %i lines are left out', async (hiddenLines, words) => {
  await openPriceChange('PC-000007', { 'GET /pricechanges/PC-000007': () => ({ ...draft, hiddenLines }) })
  await screen.findByText(words)
  const files = within(await screen.findByRole('region', { name: 'Attachments' }))
  files.getByText("You can't see some lines of this document, so its attachments are hidden.")
  expect(files.queryByText('Drop files here')).toBeNull()
})

test('a number that nobody has leads to the list', async () => {
  const missing = () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' })
  await openPriceChange('PC-999999', {
    'GET /pricechanges/PC-999999': missing,
    'GET /pricechanges/PC-999999/events': missing,
  })
  await screen.findByText('There is no price change PC-999999.')
  const link = screen.getByRole('link', { name: 'Go to Price changes' })
  expect(link.getAttribute('href')).toBe('/app/catalog/pricechanges')
})

test('files are listed, added and removed; what the server would refuse is not sent', async () => {
  const offer = { attachmentID: 'a1', name: 'offer.pdf', type: 'application/pdf', size: 2048 }
  const stored = { ...offer, addedAt: draft.createdAt, addedBy: 'ada' }
  const { user } = await openPriceChange('PC-000007', {
    'POST /pricechanges/PC-000007/attachments': () => ({ ...draft, attachments: [stored] }),
    'DELETE /pricechanges/PC-000007/attachments/a1': () => draft,
  })
  await screen.findByRole('button', { name: 'Choose files' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const pdf = new File(['%PDF-1.7'], 'offer.pdf', { type: 'application/pdf' })
  await user.upload(input, [new File(['<html>'], 'fake.pdf'), pdf])
  await screen.findByText('fake.pdf does not hold what its ending says.')
  await screen.findByText(/^2 KB · ada/)
  await user.click(screen.getByRole('button', { name: 'Remove offer.pdf' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'offer.pdf' })).toBeNull())
})

test('a file whose name has what cannot be seen is sent with underscores in their place', async () => {
  const names: (string | null)[] = []
  const { user } = await openPriceChange('PC-000007', {
    'POST /pricechanges/PC-000007/attachments': ({ url }) => {
      names.push(new URL(url).searchParams.get('name'))
      return draft
    },
  })
  await screen.findByRole('button', { name: 'Choose files' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['%PDF-1.7'], 'offer \u2764\uFE0F.pdf', { type: 'application/pdf' }))
  await vi.waitFor(() => expect(names).toEqual(['offer \u2764_.pdf']))
})

test('without a time, a read-only one says when prices change', async () => {
  const readOnlyReason = "You can't change this price change: it is submitted."
  await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'SUBMITTED', effectiveAt: null, readOnlyReason }),
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Effective')).value).toBe('As soon as approved')
})

test('a read-only one writes its time as the console does', async () => {
  const readOnlyReason = "You can't change this price change: it is submitted."
  await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'SUBMITTED', readOnlyReason }),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Effective')
  expect(field.value).toBe('2030-07-01 00:30 EDT')
  expect(screen.queryByText(/ \/ 250$/)).toBeNull()
})

test('a scheduled one says when it applies, in the time of the company', async () => {
  await openPriceChange('PC-000007', { 'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'APPROVED' }) })
  await screen.findByText('Applies 2030-07-01 00:30 EDT')
})

test('the log, the totals and the time of the company', async () => {
  await openPriceChange('PC-000007')
  const log = within(await screen.findByRole('list', { name: 'Log' }))
  expect(log.getByText(/by ada/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Effective/).value).toBe('2030-07-01T00:30')
})

test('who may not write it cannot begin one', async () => {
  await openPriceChange('new', {}, ['READ'])
  await screen.findByText("You don't have permission")
})

test('typing begins at the reason of a new one', async () => {
  const { router } = await openPriceChange('new')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })))
  await act(() => router.navigate('/app/catalog/pricechanges/PC-000007'))
  const reason = await screen.findByDisplayValue('Summer')
  expect(document.activeElement).not.toBe(reason)
})
