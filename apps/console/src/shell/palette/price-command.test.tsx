import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { App } from '../App.tsx'

const ALL = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE', 'UTILITIES_BULK_EDIT']
const edit = { fields: { sellingPrice: 9.5 }, filter: { itemIDs: ['TS-1'] } }
const changeSet = {
  changeSetID: '7',
  kind: 'BULK',
  state: 'PREPARED',
  edit,
  done: 0,
  total: 1,
  createdAt: '',
  createdBy: 'ada',
}
const row = { itemID: 'TS-1', name: 'Tour shirt', changes: [{ field: 'sellingPrice', from: 8, to: 9.5 }] }

async function type(text: string, answers: Answers = {}, write = ALL, numberFormat = '1,234.56') {
  const items = [
    { itemID: 'TS-2', name: 'Tour shirt, black', sellingPrice: 9.5 },
    { itemID: 'TS-1', name: 'Tour shirt', sellingPrice: 8 },
  ]
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        ALL.map((key) => ({ key, access: [write.includes(key) ? ('WRITE' as const) : ('READ' as const)] })),
      ),
    'GET /business': () => ({
      company: {
        companyCode: 'demo',
        name: 'N',
        currency: 'USD',
        timeZone: 'UTC',
        dateFormat: 'YYYY-MM-DD',
        timeFormat: '24h',
        numberFormat,
        firstDay: 'MONDAY',
      },
      locations: [],
    }),
    'GET /search': ({ url }) =>
      new URL(url).searchParams.get('search') === 'nothing'
        ? []
        : ['TS-1', 'TS-2'].map((id) => ({ kind: 'item', id, name: id, isExact: false })),
    'GET /items': () => ({ data: items, nextCursor: null }),
    'POST /changesets': () => changeSet,
    'GET /changesets/7/rows': () => ({ data: [row], nextCursor: null }),
    'PATCH /items/batches': () => [],
    'POST /changesets/7/undo': () => ({ ...changeSet, changeSetID: '8', kind: 'UNDO', state: 'APPLIED' }),
    ...answers,
  })
  const store = await signedInStore()
  window.history.replaceState(null, '', '/app/home')
  await act(async () =>
    render(
      <Provider store={store}>
        <App />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), text)
  const group = await screen.findByRole('group', { name: 'Change a price' })
  const sent = (method: string, path: string) =>
    Promise.all(
      calls.filter((call) => call.method === method && call.url.endsWith(path)).map((call) => call.clone().json()),
    )
  return { user, options: () => within(group).getAllByRole('option'), sent }
}

test('shows what it would do to each item that may be meant, does it, and can be undone', async () => {
  const { user, options, sent } = await type('price tour shirt 9.50')
  await waitFor(() =>
    expect(options().map((option) => [option.textContent, option.getAttribute('aria-disabled')])).toEqual([
      ['Tour shirt: $8.00 \u2192 $9.50TS-1', null],
      ['Selling price is already 9.50.TS-2', 'true'],
    ]),
  )
  await user.click(options()[0]!)
  await screen.findByText('Tour shirt costs $9.50 now')
  expect(await sent('PATCH', '/items/batches')).toEqual([{ ...edit, changeSetID: '7' }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await sent('POST', '/changesets/7/undo')).toEqual([{ leaveChanged: false }]))
})

test('an item that has the code is meant alone', async () => {
  const found = { kind: 'item', name: '', isExact: true }
  const asked: (string | null)[] = []
  const { options } = await type('price ts-1 9.50', {
    'GET /search': () => [
      { ...found, id: 'TS-1' },
      { ...found, id: 'TS-2', isExact: false },
    ],
    'GET /items': ({ url }) => {
      asked.push(new URL(url).searchParams.get('itemIDOnSearch'))
      return { data: [{ itemID: 'TS-1', name: 'Tour shirt', sellingPrice: null }], nextCursor: null }
    },
  })
  await waitFor(() =>
    expect(options().map((option) => option.textContent)).toEqual(['Tour shirt: no price \u2192 $9.50TS-1']),
  )
  expect(asked.filter(Boolean)).toEqual(['TS-1'])
})

test('a price that has changed since it was shown stays, and so does one that the server refuses', async () => {
  const moved = { ...row, changes: [{ field: 'sellingPrice', from: 7, to: 9.5 }] }
  const { user, options, sent } = await type('price ts-1 9.50', {
    'GET /changesets/7/rows': () => ({ data: [moved], nextCursor: null }),
  })
  await user.click(options()[0]!)
  await screen.findByText('Its price has changed since it was shown. Look at it, then try again.')
  expect(await sent('PATCH', '/items/batches')).toEqual([])
})

test.each([
  ['price ts-1 -3', ALL, /^Selling price is below 0/],
  ['price nothing 3', ALL, /^No item matches “nothing”\.$/],
  ['price ts-1 9', ['CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT'], /^This needs WRITE access to .*CATALOG_PRODUCT_PRICE/],
  ['price ts-1 9', ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE'], /^This needs WRITE access to .*UTILITIES_BULK_EDIT/],
])('%s is refused in a sentence', async (text, write, words) => {
  const { options } = await type(text, {}, write)
  await waitFor(() => expect(options()[0]!.textContent).toMatch(words))
  expect(options()[0]!.getAttribute('aria-disabled')).toBe('true')
})

test('reads the price in the number format of the user', async () => {
  const { user, options, sent } = await type('price tour shirt 9,50', {}, ALL, '1.234,56')
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Tour shirt: $8,00 \u2192 $9,50TS-1',
      'Selling price is already 9,50.TS-2',
    ]),
  )
  await user.click(options()[0]!)
  await screen.findByText('Tour shirt costs $9,50 now')
  expect(await sent('PATCH', '/items/batches')).toEqual([{ ...edit, changeSetID: '7' }])
})
