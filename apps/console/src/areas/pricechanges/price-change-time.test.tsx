import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company, draft, openPriceChange } from './price-change-fixture.tsx'

/** Opens a price change that is saved as it is sent, and types its time as a browser tells of it. */
async function openTime() {
  const { bodies, user } = await openPriceChange('PC-000007', {
    'PUT /pricechanges/PC-000007': async (request) => ({ ...draft, ...(await request.json()), version: 2 }),
  })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Effective/)
  const type = (value: string, badInput = false) => {
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } })
    fireEvent.input(field, { target: { value } })
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const sent = async () => (await bodies('PUT')).map((body) => (body as { effectiveAt: string }).effectiveAt)
  return { field, type, save, sent }
}

test('a year is typed digit by digit', async () => {
  const { field, type, save, sent } = await openTime()
  for (const year of ['0002', '0020', '0202', '2027']) {
    type(`${year}-07-01T00:30`)
    expect(field.value).toBe(`${year}-07-01T00:30`)
  }
  await save()
  await vi.waitFor(async () => expect(await sent()).toEqual(['2027-07-01T04:30:00.000Z']))
})

test('an incomplete time is refused, and is not taken for none', async () => {
  const { field, type, save, sent } = await openTime()
  type('', true)
  await save()
  await screen.findByText('Effective is not a complete date and time.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await sent()).toEqual([])
})

test('a blank time is none', async () => {
  const { type, save, sent } = await openTime()
  type('')
  await save()
  await vi.waitFor(async () => expect(await sent()).toEqual([null]))
})

test('a time that the clocks skip is an hour later, and the field says so', async () => {
  const { field, type, save, sent } = await openTime()
  type('2027-03-14T02:30')
  await screen.findByText('This means 2027-03-14 03:30 EDT.')
  expect(field.value).toBe('2027-03-14T02:30')
  await save()
  await vi.waitFor(async () => expect(await sent()).toEqual(['2027-03-14T07:30:00.000Z']))
})

test('of a time that comes twice, the field says which one it is', async () => {
  const { type } = await openTime()
  type('2026-11-01T01:30')
  await screen.findByText('This means 2026-11-01 01:30 EDT.')
})

test('an end is sent, and must come after the beginning', async () => {
  const { bodies, user } = await openPriceChange('PC-000007', {
    'PUT /pricechanges/PC-000007': async (request) => ({ ...draft, ...(await request.json()), version: 2 }),
  })
  const field = await screen.findByLabelText(/^Until/)
  fireEvent.input(field, { target: { value: '2030-06-30T08:00' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Until must be after Effective.')
  fireEvent.input(field, { target: { value: '2030-07-04T08:00' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () => expect(await bodies('PUT')).toMatchObject([{ endsAt: '2030-07-04T12:00:00.000Z' }]))
})

test('what runs says since when and until when', async () => {
  const running = { ...draft, state: 'RUNNING', endsAt: '2030-07-04T12:00:00.000Z', readOnlyReason: 'It is running.' }
  await openPriceChange('PC-000007', { 'GET /pricechanges/PC-000007': () => running })
  expect((await screen.findByLabelText<HTMLInputElement>('Effective')).value).toBe('2030-07-01 00:30 EDT')
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2030-07-04 08:00 EDT')
  expect(screen.getAllByText('In America/New York time.')).toHaveLength(2)
})

test('others of its prices are listed with the times at which they come', async () => {
  const { createdAt, createdBy } = draft
  const other = { number: 'PC-000008', state: 'Approved', tone: 'blue', createdAt, createdBy }
  const related = [{ ...other, effectiveAt: '2030-07-02T04:30:00.000Z', endsAt: '2030-07-03T04:30:00.000Z' }]
  await openPriceChange('PC-000007', { 'GET /pricechanges/PC-000007': () => ({ ...draft, related }) })
  const list = await screen.findByRole('list', { name: 'Related documents' })
  expect(list.textContent).toContain('PC-000008Approved')
  expect(list.textContent).toContain('Changes the same prices on 2030-07-02 00:30 EDT, until 2030-07-03 00:30 EDT')
})

test('in yen, a price with decimals is refused as it is typed', async () => {
  const lines = [{ ...draft.lines[0]!, price: 36.5 }]
  const { user } = await openPriceChange('PC-000007', {
    'GET /business': () => ({ company: { ...company, currency: 'JPY' }, locations: [] }),
    'GET /pricechanges/PC-000007': () => ({ ...draft, lines }),
  })
  await screen.findByLabelText(/^Effective/)
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'Summer sale' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Please correct the marked fields.')
})
