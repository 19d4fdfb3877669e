import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { ProductScreen } from './ProductScreen.tsx'
import type { Item } from './list/product-row.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// Rendering a form of 45 fields in jsdom is slow on a busy machine.
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
  const store = await signedInStore()
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

/** Finds a field by its key: a query by role and name takes jsdom a second among so many fields. */
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

test('sends only the changed fields, confirms the save, and does not ask on leaving', async () => {
  const { user, router, sent } = await open('?itemID=TEE-1', {
    'PUT /items': () => ({ ...tee, sellingPrice: 45.5, version: 4 }),
  })
  await type('sellingPrice', '45.5')
  expect(screen.getByLabelText<HTMLInputElement>('Margin').value).toBe('89.01%')
  expect(await screen.findByText(/1 field changed/)).toBeDefined()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('No changes')
  expect(await sent('PUT')).toEqual([{ itemID: 'TEE-1', version: 3, sellingPrice: 45.5 }])
  expect(await value('sellingPrice')).toBe('45.50')
  expect(screen.getByText('Item has been modified/created')).toBeDefined()
  await act(() => router.navigate('/app/catalog/products'))
  expect(screen.getByText('The list')).toBeDefined()
})

test('refuses to save with an invalid field, and asks before opening another item', async () => {
  const { user, router, sent } = await open('?itemID=TEE-1')
  await type('name', 'A # B')
  fireEvent.focus(await field('name'))
  fireEvent.blur(await field('name'))
  await screen.findByText('Name may not contain #')
  await user.click(screen.getByText('Save'))
  expect(screen.getByText('Please correct the marked fields.')).toBeDefined()
  expect(document.activeElement).toBe(await field('name'))
  expect(await sent('PUT')).toEqual([])
  await act(() => router.navigate(`${INFO}?itemID=TEE-2`))
  expect(screen.getByText('You have unsaved changes, are you sure to leave the page?')).toBeDefined()
})

test('the UPC of a new item follows the item ID until it is edited; after saving, the list opens', async () => {
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

test('entitles an item created for an artist at once and confirms it', async () => {
  const artist = { id: 'A-1', name: 'The Nightjars', type: 'ARTIST', status: 'Active' }
  const { user, sent } = await open('?entitlement=ARTIST/A-1', {
    'GET /business': () => ({ company: COMPANY, locations: [artist] }),
    'POST /items': () => tee,
  })
  for (const [name, text] of Object.entries({ name: 'Tee', itemID: 'T', sellingPrice: '1', costPrice: '0' })) {
    await type(name, text)
  }
  await user.click(screen.getByText('Save'))
  await screen.findByText('Tour tee entitled to artist The Nightjars')
  expect((await sent('POST'))[0]).toMatchObject({
    reportingMode: 'ONTOUR',
    entitlements: [{ type: 'ARTIST', locationID: 'A-1' }],
  })
})

test('fetches a generated ID once and reuses it; turning the switch off clears the ID', async () => {
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

test('shows a refusal at its field and keeps everything you typed', async () => {
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

test("lets you choose where a colleague changed the same field, and saves the merge over the colleague's version", async () => {
  const theirs = { ...tee, sellingPrice: 49, name: 'Tour tee 2026', version: 4, updatedBy: 'bob' }
  let tries = 0
  const { user, sent } = await open('?itemID=TEE-1', {
    'PUT /items': () =>
      tries++ === 0
        ? new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current: theirs, updatedBy: 'bob' } })
        : { ...theirs, sellingPrice: 45, masterSKU: 'M1', version: 5 },
  })
  await type('sellingPrice', '45')
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

test('with read access, shows the item without Save; without access to cost, no cost', async () => {
  await open('?itemID=TEE-1', {}, ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE'], ['READ'])
  expect((await field('name')).readOnly).toBe(true)
  expect(screen.queryByLabelText('Cost price')).toBeNull()
  expect(screen.queryByText('Save')).toBeNull()
})

test('a system item is read-only for everyone', async () => {
  await open('?itemID=DONATE', { 'GET /items': () => ({ data: [{ ...tee, itemID: 'DONATE' }], nextCursor: null }) })
  expect(await screen.findByText('DONATE System generated item and cannot be modified')).toBeDefined()
  expect(screen.queryByText('Save')).toBeNull()
})

test('explains that an item does not exist or could not be loaded', async () => {
  await open('?itemID=GONE', { 'GET /items': () => ({ data: [], nextCursor: null }) })
  expect(await screen.findByText('No item with ID GONE')).toBeDefined()
  cleanup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('?itemID=TEE-1', {
    'GET /items': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
  })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
})

test('without write access, the form of a new item does not open', async () => {
  await open('', {}, ALL, ['READ'])
  expect(await screen.findByText("You don't have permission")).toBeDefined()
})

test("keeps what you typed across the item's tabs", async () => {
  const { router } = await open('?itemID=TEE-1')
  await type('name', 'Tour tee 2027')
  await act(() => router.navigate(`${TABS}config/reorder?itemID=TEE-1`))
  expect(screen.getByRole('link', { name: 'Main Info not saved' })).toBeDefined()
  await type('minimumLevel', '5')
  await act(() => router.navigate(`${INFO}?itemID=TEE-1`))
  expect(await value('name')).toBe('Tour tee 2027')
  expect(await value('minimumLevel')).toBe('5')
})

test('an additional attribute works like any other field', async () => {
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

test('shows an inactive additional attribute if the item has a value for it', async () => {
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

test('a tab that does not exist or may not be seen is not found', async () => {
  await open('?itemID=TEE-1', {}, ALL, ['READ', 'WRITE'], 'custom/attributes')
  expect(await screen.findByText('Go back to the previous page')).toBeDefined()
})

test.each(['analytics', 'images', 'history'])(
  'saves the draft from the %s page too, by its bar and by key',
  async (tab) => {
    let version = 3
    const { user, router, sent } = await open(
      '?itemID=TEE-1',
      { 'PUT /items': () => ({ ...tee, version: ++version }) },
      ALL,
      ['READ', 'WRITE'],
      'config/reorder',
    )
    for (const [level, save] of [
      ['5', () => user.click(screen.getByText('Save'))],
      ['6', () => user.keyboard('{Control>}s{/Control}')],
    ] as const) {
      await type('minimumLevel', level)
      await act(() => router.navigate(`${TABS}${tab}?itemID=TEE-1`))
      expect(screen.getByText('Save')).toBeDefined()
      await save()
      await waitFor(() => expect(screen.queryByText('Save')).toBeNull())
      await act(() => router.navigate(`${TABS}config/reorder?itemID=TEE-1`))
    }
    expect((await sent('PUT')).map(({ minimumLevel }) => minimumLevel)).toEqual([5, 6])
  },
)
