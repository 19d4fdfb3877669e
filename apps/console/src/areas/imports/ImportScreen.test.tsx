import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { workAtom } from '#screens/work.atoms.ts'
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
  changeSetID: null,
  undoneBy: null,
}
const counts = {
  rows: 2,
  skipped: 0,
  conflicts: 0,
  create: 1,
  update: 0,
  unchanged: 0,
  rejected: 1,
  changedHere: 0,
  renamed: 0,
  corrected: 0,
  toCheck: 0,
  largePrices: 0,
  usedUPCs: 0,
  farPrices: 0,
}
const checked: Import = { ...started, state: 'CHECKED', counts, total: 1 }
const applied: Import = { ...checked, state: 'APPLIED', done: 1 }
const nothing = () => ({ data: [], nextCursor: null })

async function open(search = '', answers: Answers = {}, access = ['READ', 'WRITE']) {
  const calls = serve({
    'POST /items/imports/mapping': () => ({ mapping: null }),
    'POST /login': () => loginAnswer(2, [{ key: 'CATALOG_IMPORT', access }, ...mayUndo(access), ...SEEN]),
    'GET /business': () => ({
      company: {
        companyCode: 'demo',
        name: 'N',
        currency: 'USD',
        timeZone: 'UTC',
        dateFormat: 'YYYY-MM-DD',
        timeFormat: '24h',
        numberFormat: '1,234.56',
        firstDay: 'MONDAY',
      },
      locations: [],
    }),
    'GET /configs/common/system': () => [],
    'GET /items/imports': nothing,
    'POST /items/imports': () => started,
    'PUT /items/imports/7/parts/0': () => started,
    'POST /items/imports/7/check': () => checked,
    'POST /items/imports/7/apply': () => ({ ...checked, state: 'APPLYING' }),
    'POST /items/imports/7/cancel': () => ({ ...checked, state: 'CANCELED' }),
    'GET /items/imports/7': () => applied,
    'GET /items/imports/7/rows': nothing,
    'GET /items/imports/7/pictures': () => ({ left: 0 }),
    'GET /items/imports/7/rejections': nothing,
    ...answers,
  })
  const store = await signedInStore()
  const router = createMemoryRouter(
    [
      { path: PATH, element: <ImportScreen /> },
      { path: '*', element: null },
    ],
    { initialEntries: [PATH + search] },
  )
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

const SEEN = ['CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE'].map((key) => ({ key, access: ['READ'] }))

const mayUndo = (access: string[]) =>
  ['CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT'].map((key) => ({
    key,
    access: access.includes('DELETE') ? access : ['READ'],
  }))

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

async function press(name: string) {
  await waitFor(async () => expect((await button(name)).disabled).toBe(false))
  const found = await button(name)
  // Async `act`, or React doesn't resume a transition that waits for data.
  await act(async () => void fireEvent.click(found))
}

test('columns are those of the last import with the same header, and a change of them is', async () => {
  const mapping = [
    { field: 'itemID', column: 1 },
    { field: 'name', column: 0 },
    { field: 'attributes.GONE', column: 2 },
  ]
  const { choose, calls } = await open('', { 'POST /items/imports/mapping': () => ({ mapping }) })
  await choose(CSV)
  expect(await screen.findByText('The columns are those of the last import with this header.')).toBeDefined()
  await press('Check')
  await button('Apply to 1 item')
  const start = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/items/imports'))!
  expect(JSON.parse(await start.text())).toMatchObject({ mapping: mapping.slice(0, 2) })
})

test('a file takes two clicks: check, apply', async () => {
  const { choose, router, store, calls } = await open()
  await choose(CSV)
  await press('Check')
  await press('Apply to 1 item')
  await screen.findByText('1 row was rejected')
  expect(router.state.location.search).toContain('importID=7')
  expect(screen.getByRole('link', { name: 'Go to Products' })).toBeDefined()
  expect(store.get(workAtom)).toMatchObject([{ id: '7', state: 'done', label: 'Importing items.csv' }])
  const sent = calls.filter(({ method, url }) => method !== 'GET' && /imports(?!\/mapping)/.test(url))
  const bodies = await Promise.all(sent.map((call) => call.text()))
  expect(JSON.parse(bodies[0]!)).toEqual({
    fileName: 'items.csv',
    form: 'other',
    columns: ['StockCode', 'Description', 'UnitPrice'],
    mapping: [
      { field: 'itemID', column: 0 },
      { field: 'name', column: 1 },
      { field: 'sellingPrice', column: 2 },
    ],
    newEntries: [],
    reading: { trimSpaces: true, notation: '1,234.56' },
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

test.each([
  [{ create: 1 }, /nothing has changed yet/],
  [{ create: 0, unchanged: 1, rejected: 0 }, /the catalog already matches/],
  [{ create: 0, unchanged: 1, rejected: 3 }, /none of its rows can be applied/],
  [{ create: 0, changedHere: 1 }, /was changed here and stays/],
  [{ create: 0, rejected: 2 }, /none of its rows can be applied/],
  [{ renamed: 1 }, /; 1 other item gets the new product name/],
  [{ renamed: 12 }, /; 12 other items get the new product name/],
])('checked with %o, an import says what applying would do', async (found, outlook) => {
  await open('?importID=7', { 'GET /items/imports/7': () => ({ ...checked, counts: { ...counts, ...found } }) })
  await screen.findByText(outlook)
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
  await screen.findByText(/better.csv: Another table of items, 3 columns, UTF-8, separated by ,/)
})

test('asks how numbers are written if they can be read in two ways', async () => {
  const { user, choose } = await open()
  await choose('StockCode;Description;UnitPrice\nA1;Poster;2,500\n')
  await screen.findByText(/2,500 can be read in two ways/)
  expect((await button('Check')).disabled).toBe(true)
  await user.click(await button(/Numbers are written as/))
  await user.click(screen.getByRole('option', { name: '1.234,56' }))
  await waitFor(async () => expect((await button('Check')).disabled).toBe(false))
  expect(screen.queryByText(/can be read in two ways/)).toBeNull()
})

test('asks which column holds the item ID before anything can be checked', async () => {
  const { choose } = await open()
  await choose('Foo,Bar\n1,2\n')
  await screen.findByText('Which column holds the item ID?')
  expect((await button('Check')).disabled).toBe(true)
})

test('names what the account settings require of new items where the file has no column for it', async () => {
  const { choose } = await open('', {
    'GET /account/configuration': () => ({
      accountConfigurations: [{ key: 'item.product.id.required', value: 'true' }],
    }),
  })
  await choose(CSV)
  await screen.findByText('No column for the product ID')
  expect(screen.queryByText('No column for the name')).toBeNull()
  expect((await button('Check')).disabled).toBe(false)
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

test('returns to the same step after a reload; to change the columns, the file is chosen again', async () => {
  const { calls, choose } = await open('?importID=7', { 'GET /items/imports/7': () => checked })
  await button('Apply to 1 item')
  await button('Cancel import')
  await press('Change columns')
  await screen.findByText('Choose items.csv again to change its columns')
  expect(calls.some(({ url }) => url.endsWith('/items/imports/7/cancel'))).toBe(true)
  await choose(CSV)
  await screen.findByText('Clean up while reading')
})

test('a check names its rejected rows in a sentence', async () => {
  const found = { ...counts, rows: 4, rejected: 3 }
  await open('?importID=7', { 'GET /items/imports/7': () => ({ ...checked, counts: found }) })
  await screen.findByText('3 of 4 rows are rejected')
  const link = screen.getByRole('link', { name: 'View rejected rows' })
  expect(link.getAttribute('href')).toContain('importID=7&tab=rejected')
})

test('a reload while corrected rows are checked shows that, until they are', async () => {
  let state: Import['state'] = 'RECEIVING'
  await open('?importID=7', { 'GET /items/imports/7': () => ({ ...checked, state }) })
  await screen.findByText('Checking again')
  expect(screen.queryByText("This check wasn't finished")).toBeNull()
  state = 'CHECKED'
  await button('Apply to 1 item')
})

test('an import that failed is checked again before it is applied', async () => {
  const failed = { ...applied, state: 'FAILED' as const, failure: 'Selling price changed.' }
  const { calls } = await open('?importID=7', { 'GET /items/imports/7': () => failed })
  await press('Check again')
  await button('Apply to 1 item')
  const call = calls.find(({ url }) => url.endsWith('/check'))!
  expect(JSON.parse(await call.text())).toEqual({ rows: 2, skipped: 0, conflicts: 0 })
})

test("names the columns of a shop's file that are imported, and those that are not", async () => {
  const { choose } = await open()
  await choose('Item Name,Variation Name,SKU,Price,Token\nCap,Regular,C-1,20,x\n')
  await screen.findByText('This column is not imported: Token.')
  expect(screen.getByText('4 columns')).toBeDefined()
})

test('names the columns that are not imported', async () => {
  const { choose } = await open()
  await choose('SKU,Description,Dept,Shelf,Aisle\nA1,Poster,Hats,2,3\n')
  await screen.findByText("2 columns aren't imported: Shelf, Aisle")
  expect(screen.getByRole('button', { name: /Department/ }).textContent).toContain('Dept')
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

test.each([
  ['CHECKED', 'Apply to 1 item'],
  ['FAILED', 'Apply again'],
] as const)("offers to apply a colleague's import that is %s only with the reason why not", async (state, name) => {
  const theirs = { ...checked, state, failure: 'It failed.', createdBy: 'grace' }
  const { calls } = await open('?importID=7', { 'GET /items/imports/7': () => theirs })
  const apply = await button(name)
  expect(apply.getAttribute('aria-disabled')).toBe('true')
  const why = 'Only grace, who started this import, can apply it.'
  // By keyboard, a tooltip shows at once.
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => apply.focus())
  await screen.findByText(why)
  fireEvent.click(apply)
  expect(calls.filter(({ url }) => url.endsWith('/apply'))).toEqual([])
})

describe('an applied import', () => {
  const set = {
    changeSetID: '9',
    kind: 'IMPORT',
    state: 'APPLIED',
    done: 3,
    total: 3,
    createdAt: started.createdAt,
    createdBy: 'ada',
    undo: { possible: 2, changedSince: 1, created: 1, discontinued: 1 },
  }
  const undoable = { 'GET /items/imports/7': () => ({ ...applied, changeSetID: '9' }), 'GET /changesets/9': () => set }
  const MAY_UNDO = ['READ', 'WRITE', 'DELETE']

  test('is undone from its result, which names the items changed since', async () => {
    const { user, router, calls } = await open(
      '?importID=7',
      {
        ...undoable,
        'GET /changesets/9/rows': () => ({ data: [{ itemID: 'B2', name: 'Mug', changes: [] }], nextCursor: null }),
        'POST /changesets/9/undo': () => ({ ...set, changeSetID: '10', kind: 'UNDO', undoes: '9' }),
      },
      MAY_UNDO,
    )
    await user.click(await button('Undo'))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Undo changes to 2 items?')
    expect(question.textContent).toContain('1 changed since and will stay as they are: B2.')
    expect(question.textContent).toContain('Items created by the import are discontinued: 1.')
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    await waitFor(() => expect(router.state.location.search).toBe('?changeSetID=10'))
    const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/undo'))!
    expect(await sent.clone().json()).toEqual({ leaveChanged: true })
  })

  test('is undone without removing what it created, if the user decides so', async () => {
    const removal = {
      possible: 2,
      changedSince: 0,
      discontinued: 0,
      items: 2,
      entries: 0,
      stays: 1,
      isAllowed: true,
    }
    const stay = { kind: 'item', what: 'item', id: 'B2', name: 'Mug', reason: 'It is in purchase order PO-000012.' }
    const { user, router, calls } = await open(
      '?importID=7',
      {
        ...undoable,
        'GET /changesets/9': () => ({ ...set, undo: { ...set.undo, removal } }),
        'GET /changesets/9/rows': nothing,
        'GET /changesets/9/stays': () => ({ data: [stay], nextCursor: null }),
        'POST /changesets/9/undo': () => ({ ...set, changeSetID: '10', kind: 'UNDO', undoes: '9' }),
      },
      MAY_UNDO,
    )
    const sent = async () => {
      const undo = calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/undo'))
      return Promise.all(undo.map((request) => request.clone().json()))
    }
    await user.click(await button('Undo'))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Undo the import and remove 2 items?')
    expect(question.textContent).toContain('B2 MugIt is in purchase order PO-000012.')
    await user.click(await button('Undo and discontinue'))
    await waitFor(async () => expect(await sent()).toEqual([{ leaveChanged: true }]))
    await waitFor(() => expect(router.state.location.search).toBe('?changeSetID=10'))
  })

  test('is undone with what it created', async () => {
    const removal = { possible: 2, changedSince: 0, discontinued: 0, items: 2, entries: 0, stays: 0, isAllowed: true }
    const { user, calls } = await open(
      '?importID=7',
      {
        ...undoable,
        'GET /changesets/9': () => ({ ...set, undo: { ...set.undo, possible: 0, removal } }),
        'GET /changesets/9/rows': nothing,
        'GET /changesets/9/stays': nothing,
        'POST /changesets/9/undo': () => ({ ...set, changeSetID: '10', kind: 'UNDO', undoes: '9' }),
      },
      MAY_UNDO,
    )
    await user.click(await button('Undo'))
    expect(await button('Undo and remove')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo and discontinue' })).toBeNull()
    await user.click(await button('Undo and remove'))
    const undo = () => calls.find(({ method, url }) => method === 'POST' && url.endsWith('/undo'))
    await waitFor(() => expect(undo()).toBeDefined())
    expect(await undo()!.clone().json()).toEqual({ leaveChanged: false, removeCreated: true })
  })

  test('that was undone meanwhile says so, and is not undone again', async () => {
    let loads = 0
    await open('?importID=7', {
      ...undoable,
      'GET /items/imports/7': () => ({ ...applied, changeSetID: '9', undoneBy: loads++ > 0 ? '10' : null }),
      'GET /changesets/9': () => ({
        ...set,
        undoneBy: '10',
        undo: { possible: 0, changedSince: 3, created: 0, discontinued: 0 },
      }),
    })
    await screen.findByText('This import was undone')
    expect(screen.queryByText(/created, .* updated/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

test('does not say that the catalog matches the file where something changed here may have stayed', async () => {
  await open('?importID=7', {
    'GET /items/imports/7': () => ({ ...applied, counts: { ...counts, rejected: 0, changedHere: 1 } }),
    'GET /items/imports/7/changedhere': nothing,
  })
  await screen.findByText('The import was applied')
  expect(screen.queryByText('The catalog matches the file')).toBeNull()
})

test('what was changed here stays, until the value of the file is taken for all', async () => {
  const found = { ...checked, counts: { ...counts, create: 0, changedHere: 1 }, total: 0 }
  const { calls } = await open('?importID=7', {
    'GET /items/imports/7': () => found,
    'GET /items/imports/7/changedhere': nothing,
    'PUT /items/imports/7/changedhere': () => ({ ...found, counts: { ...found.counts, update: 1 }, total: 1 }),
  })
  await screen.findByText(/They stay as they are unless you take the file's/)
  expect((await button('Nothing to apply')).disabled).toBe(true)
  await press("Take the file's for all")
  await button('Apply to 1 item')
  const sent = calls.find(({ method }) => method === 'PUT')!
  expect(await sent.clone().json()).toEqual({ take: 'FILE' })
})

test('a failed import still shows its rows, so that a choice that made it fail can be changed', async () => {
  const failed = { ...applied, state: 'FAILED', failure: 'It failed.', counts: { ...counts, changedHere: 1 } }
  await open('?importID=7', {
    'GET /items/imports/7': () => failed,
    'GET /items/imports/7/changedhere': nothing,
  })
  await button('Keep mine for all')
  expect(screen.getByRole('tab', { name: /To create/ })).toBeDefined()
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
