import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company, draft, openPriceChange } from './price-change-fixture.tsx'

const [cap] = draft.lines
const lines = [
  cap!,
  { ...cap!, lineID: 'b4f1a9de-0000-4000-8000-000000000002', itemID: 'HAT', field: 'msrp', price: 30, was: null },
]

async function openAdjusting(numberFormat = company.numberFormat) {
  const opened = await openPriceChange('PC-000007', {
    'GET /business': () => ({ company: { ...company, numberFormat }, locations: [] }),
    'GET /pricechanges/PC-000007': () => ({ ...draft, lines }),
    'PUT /pricechanges/PC-000007': async (request) => ({ ...draft, ...(await request.json()), version: 2 }),
  })
  const field = await screen.findByLabelText('Change all prices by')
  const adjust = async (typed: string) => {
    await opened.user.click(field)
    fireEvent.input(field, { target: { value: typed } })
    await opened.user.tab()
  }
  const saved = async () => {
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    return vi.waitFor(async () => {
      const [body] = (await opened.bodies('PUT')) as { lines: { price: string }[] }[]
      return body!.lines.map(({ price }) => price)
    })
  }
  return { field, adjust, saved }
}

test('prices change by percent of the price before; a line without one stays', async () => {
  const { adjust, saved } = await openAdjusting()
  await adjust('-15%')
  await screen.findByText('1 price changed. 1 line without a price to change stays.')
  expect(await saved()).toEqual(['29.75', '30'])
})

test('an amount is read as the company writes numbers', async () => {
  const { adjust, saved } = await openAdjusting('1.234,56')
  await adjust('+2,50')
  expect(await saved()).toEqual(['37.5', '30'])
})

test('a draft that began with a filter keeps the filter, and how its prices were changed', async () => {
  const itemFilter = '{"search":"cap"}'
  const state = { items: [{ itemID: 'CAP', name: 'A cap' }], header: { itemFilter } }
  const item = { itemID: 'CAP', name: 'A cap', sellingPrice: 35 }
  const saved = { ...draft, filtered: { unlisted: [], unmatched: [] } }
  const { user, bodies } = await openPriceChange(
    'new',
    {
      'GET /items': () => ({ data: [item], nextCursor: null }),
      'POST /pricechanges': async (request) => ({ ...saved, ...(await request.json()), itemFilter: undefined, lines }),
    },
    undefined,
    state,
  )
  await screen.findByText('35.00', { exact: false })
  fireEvent.input(await screen.findByLabelText('Change all prices by'), { target: { value: '-15%' } })
  await user.type(screen.getByLabelText('Change all prices by'), '{Enter}')
  await screen.findByText('1 price changed.')
  const adjustment = { by: 'PERCENT', value: -15, rounding: 'NONE' }
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(async () =>
    expect(await bodies('POST')).toMatchObject([{ itemFilter: { search: 'cap' }, adjustment }]),
  )
})

test('what is no change is refused, and nothing changes', async () => {
  const { field, adjust, saved } = await openAdjusting()
  await adjust('15')
  await screen.findByText('Type a change such as -15% or +2, with its sign.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await adjust('-200%')
  await screen.findByText('Selling price can change by -100 to 500 percent (-200).')
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'Summer sale' } })
  expect(await saved()).toEqual(['36', '30'])
})
