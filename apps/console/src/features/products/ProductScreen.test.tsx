import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { LeaveQuestion } from '#app/leave-question.tsx'
import { type Answers, loginAnswer, Refusal, serve } from '#app/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#app/session.atoms.ts'
import { ProductScreen } from './ProductScreen.tsx'
import type { Item } from './product-row.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// A form of 45 fields is a lot of work for jsdom on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const TABS = '/app/catalog/products/product/'
const INFO = `${TABS}info`
const ALL = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE', 'CATALOG_PRODUCT_SKU']

const tee: Item = {
  itemID: 'TEE-1',
  upc: '400000000001',
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  costPrice: 5,
  sellingPrice: 30,
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
  updatedBy: 'ada',
}

const COMPANY = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}

async function open(search: string, answers: Answers = {}, features = ALL, access = ['READ', 'WRITE'], tab = 'info') {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        features.map((key) => ({ key, access })),
      ),
    'GET /business': () => ({
      company: COMPANY,
      locations: [],
    }),
    'GET /configs/common/system': () => [],
    'GET /items': () => ({ data: [tee], nextCursor: null }),
    ...answers,
  })
  const store = createStore()
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
  const frame = (
    <>
      <Outlet />
      <LeaveQuestion />
      <ToastRegion />
    </>
  )
  const children = [
    { path: `${TABS}*`, element: <ProductScreen /> },
    { path: '/app/catalog/products', element: <p>The list</p> },
    { path: '/app/artists/modify/product/entitlement/:id', element: <p>The artist</p> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [`${TABS}${tab}${search}`] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const sent = async (method: string) => {
    const bodies = calls.filter((call) => call.method === method && call.url.endsWith('/items'))
    return Promise.all(bodies.map((call) => call.clone().json() as Promise<Record<string, unknown>>))
  }
  return { user: userEvent.setup(), router, sent }
}

/** By the field's key: to look up a role and a name among so many fields takes jsdom a second. */
const field = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`No field ${name}`)
    return found
  })

async function type(name: string, text: string) {
  fireEvent.change(await field(name), { target: { value: text } })
}

const value = async (name: string) => (await field(name)).value

test('an edit sends what changed alone, says so, and does not ask on leaving', async () => {
  const { user, router, sent } = await open('?itemID=TEE-1', {
    'PUT /items': () => ({ ...tee, sellingPrice: 45.5, version: 4 }),
  })
  await type('sellingPrice', '45.5')
  expect(screen.getByLabelText<HTMLInputElement>('Margin').value).toBe('89.01 %')
  expect(await screen.findByText(/1 field changed/)).toBeDefined()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('No changes')
  expect(await sent('PUT')).toEqual([{ itemID: 'TEE-1', version: 3, sellingPrice: 45.5 }])
  expect(await value('sellingPrice')).toBe('45.50')
  expect(screen.getByText('Item has been modified/created')).toBeDefined()
  await act(() => router.navigate('/app/catalog/products'))
  expect(screen.getByText('The list')).toBeDefined()
})

test('a marked field refuses the save, and another item is asked for before it is opened', async () => {
  const { user, router, sent } = await open('?itemID=TEE-1')
  await type('name', 'A # B')
  fireEvent.focus(await field('name'))
  fireEvent.blur(await field('name'))
  expect(screen.getByText('Name may not contain #')).toBeDefined()
  await user.click(screen.getByText('Save'))
  expect(screen.getByText('Please correct the marked fields.')).toBeDefined()
  expect(document.activeElement).toBe(await field('name'))
  expect(await sent('PUT')).toEqual([])
  await act(() => router.navigate(`${INFO}?itemID=TEE-2`))
  expect(screen.getByText('You have unsaved changes, are you sure to leave the page?')).toBeDefined()
})

test('a new item: the UPC follows the ID until it has its own, and the list comes after', async () => {
  const { user, sent } = await open('', { 'POST /items': () => tee })
  await type('name', 'Cap')
  await type('itemID', 'CAP')
  expect(await value('upc')).toBe('CAP')
  await type('upc', '99')
  await type('itemID', 'CAP1')
  expect(await value('upc')).toBe('99')
  await type('sellingPrice', '12')
  await type('costPrice', '0')
  await user.click(screen.getByText('Save'))
  await screen.findByText('The list')
  expect((await sent('POST'))[0]).toMatchObject({
    itemID: 'CAP1',
    upc: '99',
    name: 'Cap',
    type: 1,
    sellingPrice: 12,
    costPrice: 0,
  })
})

test('an item made for an artist is entitled to them at once, and says so', async () => {
  const artist = { id: 'A-1', name: 'The Nightjars', type: 'ARTIST', status: 'Active' }
  const { user, sent } = await open('?entitlement=ARTIST/A-1', {
    'GET /business': () => ({ company: COMPANY, locations: [artist] }),
    'POST /items': () => tee,
  })
  for (const [name, text] of Object.entries({ name: 'Tee', itemID: 'T', sellingPrice: '1', costPrice: '0' })) {
    await type(name, text)
  }
  await user.click(screen.getByText('Save'))
  await screen.findByText('Tour tee (and its variants) entitled to artist The Nightjars')
  expect((await sent('POST'))[0]).toMatchObject({
    reportingMode: 'ONTOUR',
    entitlements: [{ type: 'ARTIST', locationID: 'A-1' }],
  })
})

test('a generated ID is fetched once and reused; turning it off clears the ID', async () => {
  const next = vi.fn(() => ({ nextID: '1000001' }))
  const { user } = await open('', { 'POST /generate/auto/id': next })
  const auto = await screen.findByText('Auto-generate ID')
  await user.click(auto)
  await waitFor(async () => expect(await value('itemID')).toBe('1000001'))
  await user.click(auto)
  expect(await value('itemID')).toBe('')
  await user.click(auto)
  await waitFor(async () => expect(await value('upc')).toBe('1000001'))
  expect(next).toHaveBeenCalledTimes(1)
})

test('what the server refuses stands at its field and loses nothing', async () => {
  const errors = [{ field: 'itemID', message: 'This item ID is taken' }]
  const { user } = await open('', { 'POST /items': () => new Refusal(400, { code: 'ER_000', message: 'No', errors }) })
  for (const [name, text] of [
    ['name', 'Cap'],
    ['itemID', 'CAP'],
    ['sellingPrice', '1'],
    ['costPrice', '1'],
  ] as const) {
    await type(name, text)
  }
  await user.click(screen.getByText('Save'))
  expect(await screen.findByText('This item ID is taken')).toBeDefined()
  expect(screen.getByText("Cap couldn't be created")).toBeDefined()
  expect(await value('name')).toBe('Cap')
})

test('over a colleague the user chooses where both changed, and the merge is saved on their version', async () => {
  const theirs = { ...tee, sellingPrice: 49, name: 'Tour tee 2026', version: 4, updatedBy: 'bob' }
  let tries = 0
  const { user, sent } = await open('?itemID=TEE-1', {
    'PUT /items': () =>
      tries++ === 0
        ? new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current: theirs, updatedBy: 'bob' } })
        : { ...theirs, sellingPrice: 45, masterSKU: 'M1', version: 5 },
  })
  await type('sellingPrice', '45')
  await user.click(screen.getByText('More codes'))
  await type('masterSKU', 'M1')
  await user.click(screen.getByText('Save'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('bob changed this item in the meantime')).toBeDefined()
  expect(dialog.getByRole('row', { name: 'Name Tour tee Unchanged Tour tee 2026' })).toBeDefined()
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save merged item' })
  expect(save.disabled).toBe(true)
  await user.click(dialog.getByRole('radio', { name: 'Yours: $45.00' }))
  await user.click(save)
  await screen.findByText('No changes')
  expect((await sent('PUT'))[1]).toEqual({ itemID: 'TEE-1', version: 4, sellingPrice: 45, masterSKU: 'M1' })
  expect(await value('name')).toBe('Tour tee 2026')
})

test('a reader sees the item and no way to save it; who may not see the cost finds none', async () => {
  await open('?itemID=TEE-1', {}, ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE'], ['READ'])
  expect((await field('name')).readOnly).toBe(true)
  expect(screen.queryByLabelText('Cost price')).toBeNull()
  expect(screen.queryByText('Save')).toBeNull()
})

test('a system item is read-only for everybody', async () => {
  await open('?itemID=DONATE', { 'GET /items': () => ({ data: [{ ...tee, itemID: 'DONATE' }], nextCursor: null }) })
  expect(await screen.findByText('DONATE System generated item and cannot be modified')).toBeDefined()
  expect(screen.queryByText('Save')).toBeNull()
})

test('an item that is not there, and one that cannot be loaded, say so', async () => {
  await open('?itemID=GONE', { 'GET /items': () => ({ data: [], nextCursor: null }) })
  expect(await screen.findByText('No item with ID GONE')).toBeDefined()
  cleanup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('?itemID=TEE-1', {
    'GET /items': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
  })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
})

test('a reader cannot open the form of a new item', async () => {
  await open('', {}, ALL, ['READ'])
  expect(await screen.findByText("You don't have permission")).toBeDefined()
})

test('the form lives on while one moves among the pages of the item', async () => {
  const { router } = await open('?itemID=TEE-1')
  await type('name', 'Tour tee 2027')
  await act(() => router.navigate(`${TABS}config/reorder?itemID=TEE-1`))
  expect(screen.getByRole('link', { name: 'Main Info not saved' })).toBeDefined()
  await type('minimumLevel', '5')
  await act(() => router.navigate(`${INFO}?itemID=TEE-1`))
  expect(await value('name')).toBe('Tour tee 2027')
  expect(await value('minimumLevel')).toBe('5')
})

test('an additional attribute is a field like any other', async () => {
  const old = {
    ...tee,
    attributes: [
      { key: 'FABRIC', value: 'Cotton' },
      { key: 'OLD', value: 'kept' },
    ],
  }
  const { user, sent } = await open(
    '?itemID=TEE-1',
    {
      'GET /items': () => ({ data: [old], nextCursor: null }),
      'GET /attributes/additional': () => [
        { attributeID: '1', key: 'FABRIC', label: 'Fabric', type: 'TEXT', choices: [], status: 'Active' },
      ],
      'PUT /items': () => ({ ...old, version: 4 }),
    },
    [...ALL, 'CATALOG_CUSTOM_ATTRIBUTES'],
    ['READ', 'WRITE'],
    'custom/attributes',
  )
  await screen.findByDisplayValue('Cotton')
  await type('attributes.FABRIC', 'Linen')
  expect((await screen.findByText(/1 field changed/)).textContent).toContain('Fabric')
  await user.click(screen.getByText('Save'))
  await screen.findByText('No changes')
  expect((await sent('PUT'))[0]).toEqual({
    itemID: 'TEE-1',
    version: 3,
    attributes: [
      { key: 'FABRIC', value: 'Linen' },
      { key: 'OLD', value: 'kept' },
    ],
  })
})

test('an additional attribute out of use is shown where the item has a value of it', async () => {
  const shared = { type: 'TEXT', choices: [], status: 'Inactive' }
  await open(
    '?itemID=TEE-1',
    {
      'GET /items': () => ({ data: [{ ...tee, attributes: [{ key: 'FABRIC', value: 'Cotton' }] }], nextCursor: null }),
      'GET /attributes/additional': () => [
        { attributeID: '1', key: 'FABRIC', label: 'Fabric', ...shared },
        { attributeID: '2', key: 'CARE', label: 'Care', ...shared },
      ],
    },
    [...ALL, 'CATALOG_CUSTOM_ATTRIBUTES'],
    ['READ', 'WRITE'],
    'custom/attributes',
  )
  expect(await screen.findByLabelText('Fabric')).toBeDefined()
  expect(screen.queryByLabelText('Care')).toBeNull()
})

test('a page that there is not, or that one may not see, is not found', async () => {
  await open('?itemID=TEE-1', {}, ALL, ['READ', 'WRITE'], 'custom/attributes')
  expect(await screen.findByText('Go back to the previous page')).toBeDefined()
})
