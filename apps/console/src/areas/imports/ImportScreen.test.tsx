import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { workAtom } from '#shell/work.atoms.ts'
import type { Import } from './import.atoms.ts'
import { createImportReader } from './reading/import-reader.ts'
import { ImportScreen } from './ImportScreen.tsx'
import { portPair } from './reading/port-pair.ts'
import { callReader, serveReader } from './reading/reader-call.ts'

vi.mock('./reading/start-reader.ts', () => ({
  startReader() {
    const [page, worker] = portPair()
    serveReader(worker, createImportReader(), () => 0)
    return { reader: callReader(page), close: () => {} }
  },
}))

vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATH = '/app/catalog/import'
const CSV = 'StockCode,Description,UnitPrice\nA1,Poster,2.55\nB2,Mug & spoon,3\n'

const started: Import = {
  importID: '7',
  fileName: 'items.csv',
  state: 'RECEIVING',
  columns: ['StockCode', 'Description', 'UnitPrice'],
  counts: null,
  newEntries: 0,
  done: 0,
  total: 0,
  failure: null,
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: 'ada',
  finishedAt: null,
}
const counts = { rows: 2, skipped: 0, conflicts: 0, create: 1, update: 0, unchanged: 0, rejected: 1 }
const checked: Import = { ...started, state: 'CHECKED', counts, total: 1 }
const applied: Import = { ...checked, state: 'APPLIED', done: 1 }
const nothing = () => ({ data: [], nextCursor: null })

async function open(search = '', answers: Answers = {}, access = ['READ', 'WRITE']) {
  const calls = serve({
    'POST /login': () => loginAnswer(2, [{ key: 'CATALOG_IMPORT', access }, ...SEEN]),
    'GET /business': () => ({
      company: {
        companyCode: 'demo',
        name: 'N',
        currency: 'USD',
        timeZone: 'UTC',
        dateFormat: 'YYYY-MM-DD',
        numberFormat: '1,234.56',
      },
      locations: [],
    }),
    'GET /configs/common/system': () => [],
    'GET /items/imports': nothing,
    'POST /items/imports': () => started,
    'PUT /items/imports/7/parts/0': () => started,
    'POST /items/imports/7/check': () => checked,
    'POST /items/imports/7/apply': () => ({ ...checked, state: 'APPLYING' }),
    'POST /items/imports/7/cancel': () => ({ ...checked, state: 'CANCELLED' }),
    'GET /items/imports/7': () => applied,
    'GET /items/imports/7/rows': nothing,
    'GET /items/imports/7/pictures': () => ({ left: 0 }),
    'GET /items/imports/7/rejections': nothing,
    ...answers,
  })
  const store = await signedInStore()
  const router = createMemoryRouter([{ path: PATH, element: <ImportScreen /> }], { initialEntries: [PATH + search] })
  await act(async () =>
    render(
      <Provider store={store}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </Provider>,
    ),
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = async (text: string, name = 'items.csv') => {
    const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]')!)
    await user.upload(input, new File([text], name))
  }
  return { user, router, store, calls, choose }
}

const SEEN = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE'].map((key) => ({
  key,
  access: ['READ'],
}))

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

async function press(name: string) {
  await waitFor(async () => expect((await button(name)).disabled).toBe(false))
  const found = await button(name)
  // Async `act`, or React doesn't resume a transition that waits for data.
  await act(async () => void fireEvent.click(found))
}

test('a file takes two clicks: check, apply', async () => {
  const { choose, router, store, calls } = await open()
  await choose(CSV)
  await press('Check')
  await press('Apply to 1 item')
  await screen.findByText('1 row was rejected')
  expect(router.state.location.search).toContain('importID=7')
  expect(screen.getByRole('link', { name: 'Go to Products' })).toBeDefined()
  expect(store.get(workAtom)).toMatchObject([{ id: '7', state: 'done', label: 'Importing items.csv' }])
  const bodies = await Promise.all(
    calls.filter(({ method, url }) => method !== 'GET' && url.includes('imports')).map((call) => call.text()),
  )
  expect(JSON.parse(bodies[0]!)).toEqual({
    fileName: 'items.csv',
    columns: ['StockCode', 'Description', 'UnitPrice'],
    mapping: [
      { field: 'itemID', column: 0 },
      { field: 'name', column: 1 },
      { field: 'sellingPrice', column: 2 },
    ],
    newEntries: [],
    defaults: { type: 1, costPrice: 0 },
  })
  expect(JSON.parse(bodies[1]!).items).toEqual([
    { line: 2, item: { itemID: 'A1', name: 'Poster', sellingPrice: 2.55 } },
  ])
  expect(JSON.parse(bodies[2]!)).toEqual({ rows: 2, skipped: 0, conflicts: 0 })
})

test.each([
  [0, 'The catalog matches the file'],
  [1, '1 row was rejected'],
  [2, '2 rows were rejected'],
])('with %i rows rejected, the result says: %s', async (rejected, title) => {
  await open('?importID=7', { 'GET /items/imports/7': () => ({ ...applied, counts: { ...counts, rejected } }) })
  await screen.findByText(title)
  expect(screen.queryByText('The catalog matches the file') === null).toBe(rejected > 0)
  expect(screen.queryByText(/Download what was rejected/) === null).toBe(rejected === 0)
})

test('each choice shows how many rows it affects, and the counts follow it', async () => {
  const { user, choose } = await open()
  await choose(CSV)
  await screen.findByText('1 row')
  expect(screen.getByText('row rejected').nextSibling?.textContent).toBe('1')
  await user.click(screen.getByRole('checkbox', { name: /Replace the restricted/ }))
  await waitFor(() => expect(screen.getByText('rows rejected').nextSibling?.textContent).toBe('0'))
  expect(screen.getByText('items found').nextSibling?.textContent).toBe('2')
})

test('explains why a file cannot be read and lets you choose another', async () => {
  const { choose } = await open()
  await choose('StockCode,Description\n')
  await screen.findByText(/a header row but no data/)
  await choose(CSV, 'better.csv')
  await screen.findByText(/better.csv: Another table of items, 3 columns, separated by commas/)
})

test('asks which column holds the item ID before anything can be checked', async () => {
  const { choose } = await open()
  await choose('Foo,Bar\n1,2\n')
  await screen.findByText('Which column holds the item ID?')
  expect((await button('Check')).disabled).toBe(true)
})

test('reports a lost connection and retries without sending anything twice', async () => {
  let down = 2
  const { choose, calls } = await open('', {
    'PUT /items/imports/7/parts/0': () => (down-- > 0 ? new Refusal(503, 'Service Unavailable') : started),
  })
  await choose(CSV)
  await press('Check')
  await screen.findByText('Connection lost')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2))
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')))
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(3)
  })
  await button('Apply to 1 item')
})

test('resumes a check that was refused; canceling returns to the columns', async () => {
  let refuse = true
  const { choose } = await open('', {
    'PUT /items/imports/7/parts/0': () =>
      refuse ? new Refusal(400, { code: 'ER_000', message: 'Not today' }) : started,
  })
  await choose(CSV)
  await press('Check')
  await screen.findByText(/Not today 0 of 2 lines have arrived/)
  refuse = false
  await press('Resume')
  await button('Apply to 1 item')
  await press('Change columns')
  await screen.findByText('Clean up while reading')
})

test('returns to the same step after a reload', async () => {
  await open('?importID=7', { 'GET /items/imports/7': () => checked })
  await button('Apply to 1 item')
})

test('tells you that a reload interrupted the check', async () => {
  await open('?importID=7', { 'GET /items/imports/7': () => started })
  await press('Start again')
  await screen.findByText('Drop a file with your items here')
})

test('with read access only, shows the imports but cannot start or apply one', async () => {
  await open('', {}, ['READ'])
  await screen.findByText('You can view imports but not start one.')
  expect(document.querySelector('input[type=file]')).toBeNull()
  cleanup()
  await open('?importID=7', { 'GET /items/imports/7': () => checked }, ['READ'])
  await screen.findByText(/nothing has changed yet/)
  expect(screen.getByRole('button', { name: /Apply/ }).ariaDisabled).toBe('true')
})

test('downloads pictures a few at a time and offers to retry those that failed', async () => {
  const address = 'https://shop.example/b.png'
  const failed = { itemID: 'B2', address, problem: `${address} answered 404.` }
  const answers = [
    { tried: [{ itemID: 'A1', address, problem: null }], left: 1, next: 'A1' },
    { tried: [failed], left: 1, next: null },
    { tried: [{ ...failed, problem: null }], left: 0, next: null },
  ]
  const { user, calls } = await open('?importID=7', {
    'GET /items/imports/7': () => applied,
    'GET /items/imports/7/pictures': () => ({ left: 2 }),
    'POST /items/imports/7/pictures': () => answers.shift(),
  })
  await user.click(await screen.findByText('Download pictures'))
  await screen.findByText(/Downloaded pictures for 1 item/)
  expect(screen.getByRole('list', { name: "Pictures that couldn't be downloaded" }).textContent).toContain(
    'answered 404',
  )
  await user.click(screen.getByText('Try again'))
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
  const sent = calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/pictures'))
  expect(await Promise.all(sent.map((call) => call.clone().json()))).toEqual([{}, { after: 'A1' }, {}])
})
