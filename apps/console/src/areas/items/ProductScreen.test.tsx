import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { invalidateAtom } from '#data/held.atoms.ts'
import { NO_LISTS } from '#data/reference.atoms.ts'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { ProductScreen } from './ProductScreen.tsx'
import type { Item } from './list/product-row.ts'

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
  timeFormat: '24h',
  numberFormat: '1,234.56',
  firstDay: 'MONDAY',
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
  return { user: userEvent.setup(), router, store, sent }
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
  expect(await value('sellingPrice')).toBe('45.5')
  expect(screen.getByText('Item has been modified/created')).toBeDefined()
  await act(() => router.navigate('/app/catalog/products'))
  expect(screen.getByText('The list')).toBeDefined()
})

test('the save bar comes with the first change, and a save by key without one says so', async () => {
  const { user, sent } = await open('?itemID=TEE-1')
  await field('name')
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('No changes to save')).toBeDefined()
  expect(await sent('PUT')).toEqual([])
  await type('name', 'Tour tee 2027')
  expect(await screen.findByRole('region', { name: 'Changes' })).toBeDefined()
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
  const next = vi.fn(() => ({ nextID: '1000001', all: ['1000001'] }))
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

test.each([
  ['who reads packages', [...ALL, 'CATALOG_PACKAGING'], 'Package', true],
  ['without access to packages', ALL, 'Store Item', false],
])('a new package has its type at once, for a user %s', async (_user, features, type, isPackage) => {
  await open('?type=3', {}, features)
  expect((await screen.findByRole('button', { name: /Type/ })).textContent).toContain(type)
  expect(screen.queryByRole('heading', { name: 'Package Components' }) !== null).toBe(isPackage)
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull()
})

test('a new item takes the next free UPC, which the item ID no longer changes', async () => {
  const all = ['400001000014']
  const { user } = await open('', { 'POST /generate/auto/id': () => ({ nextID: all[0], all }) })
  await type('itemID', 'CAP')
  expect(await value('upc')).toBe('CAP')
  await user.click(await screen.findByRole('button', { name: 'Next free UPC' }))
  await waitFor(async () => expect(await value('upc')).toBe('400001000014'))
  await type('itemID', 'CAP-2')
  expect(await value('upc')).toBe('400001000014')
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

const changedElsewhere = { entity: 'item', ids: ['TEE-1'], by: 'colleague' } as const

test.each([
  ['bob', 'bob changed this item in the meantime'],
  ['ada', 'You changed this item in another window'],
])('says that %s changed the item under the form, until it is saved', async (updatedBy, words) => {
  let stored = tee
  const { user, store } = await open('?itemID=TEE-1', {
    'GET /items': () => ({ data: [stored], nextCursor: null }),
    'PUT /items': () => (stored = { ...stored, masterSKU: 'M1', version: 5, updatedBy: 'ada' }),
  })
  await type('masterSKU', 'M1')
  stored = { ...tee, name: 'Tour tee 2026', version: 4, updatedBy }
  act(() => store.set(invalidateAtom, changedElsewhere))
  expect(await screen.findByText(words)).toBeDefined()
  await user.click(screen.getByText('Save'))
  await screen.findByText('No changes')
  expect(screen.queryByText(words)).toBeNull()
})

test("a conflict with one's own change names it so", async () => {
  const mine = { ...tee, sellingPrice: 49, version: 4, updatedBy: 'ada' }
  const { user } = await open('?itemID=TEE-1', {
    'PUT /items': () => new Refusal(409, { code: 'ER_000', message: 'No', body: { current: mine, updatedBy: 'ada' } }),
  })
  await type('sellingPrice', '45')
  await user.click(screen.getByText('Save'))
  expect(await screen.findByText('You changed this item in another window')).toBeDefined()
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

test('Main Info has the seven sections of section 2, in its order', async () => {
  const features = [...ALL, 'CATALOG_CUSTOM_ATTRIBUTES', 'CATALOG_LOCATION_HINT']
  const attribute = { attributeID: 'FABRIC', key: 'FABRIC', label: 'Fabric', type: 'TEXT', status: 'Active' }
  await open('?itemID=TEE-1', { 'GET /attributes/additional': () => [attribute] }, features)
  await field('name')
  const titles = await waitFor(() => {
    const found = [...document.querySelectorAll('h2 [aria-expanded]')].map(({ textContent }) => textContent)
    expect(found).toContain('Additional attributes')
    return found
  })
  expect(titles).toEqual([
    'Overview',
    'Attributes',
    'Additional attributes',
    'Item-level config',
    'Reorder settings',
    'Location hint',
    'Variant matrix',
  ])
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

test('the pages of an item are labeled as in the table of section 2, the advanced ones under their heading', async () => {
  const features = ['CATALOG_CUSTOM_ATTRIBUTES', 'CATALOG_LOCATION_HINT', 'CATALOG_PRODUCT_CTO', 'CATALOG_PACKAGING']
  // With everything that a package may have.
  const all = { ...tee, type: 3, ctoType: 'CTO', productID: 'TEE', minimumLevel: 1 }
  await open('?itemID=TEE-1', { 'GET /items': () => ({ data: [all], nextCursor: null }) }, [...ALL, ...features])
  await field('name')
  const pages = screen.getByRole('navigation', { name: 'Pages of Tour tee' })
  const labels = within(pages)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim())
  const [plain, advanced] = [labels.slice(0, 6), labels.slice(6)]
  expect(plain).toEqual([
    'Main Info',
    'Attributes',
    'Additional Attributes',
    'Item Level Config',
    'Reorder Settings',
    'Variant Matrix',
  ])
  expect(advanced).toEqual(['Analytics', 'Config to order', 'Image Gallery', 'Package Components', 'History'])
  expect(within(pages).getByText('ADVANCED INFO')).toBeDefined()
})

const hierarchy = {
  departments: [{ departmentID: 'APP', departmentName: 'Apparel', status: 'Active' }],
  categories: [{ categoryID: 'LP', description: 'Vinyl', departmentID: 'MUSIC', status: 'Active' }],
  subCategories: [{ subCategoryID: 'SINGLE', description: 'Singles', categoryID: 'LP', status: 'Active' }],
}

test.each([
  ['true', "doesn't save a category outside its department"],
  ['false', 'saves any category'],
])('with ATTRIBUTE_HIERARCHY_VALIDATION %s, %s (section 9)', async (on) => {
  const misplaced = { ...tee, department: { departmentID: 'APP' }, category: { categoryID: 'LP' } }
  const { user, sent } = await open('?itemID=TEE-1', {
    'GET /items': () => ({ data: [misplaced], nextCursor: null }),
    'GET /attributes': () => ({ ...NO_LISTS, ...hierarchy }),
    'GET /configs/common/system': () => [{ key: 'ATTRIBUTE_HIERARCHY_VALIDATION', value: on, status: 'ACTIVE' }],
    'PUT /items': () => ({ ...misplaced, subcategory: { subCategoryID: 'SINGLE' }, version: 4 }),
  })
  await user.type(await screen.findByRole('combobox', { name: 'Subcategory' }), 'Sing')
  await user.click(await screen.findByRole('option', { name: 'Singles' }))
  await user.click(screen.getByText('Save'))
  if (on === 'true') await screen.findByText('Category LP belongs to department MUSIC, not to APP.')
  else await screen.findByText('No changes')
  expect(await sent('PUT')).toHaveLength(on === 'true' ? 0 : 1)
})

test.each(['Active', 'Discontinued'] as const)(
  'a build-to-order item that is %s has the tab of its configuration, others do not (section 2)',
  async (itemStatus) => {
    const access = [...ALL, 'CATALOG_PRODUCT_CTO']
    const one = (ctoType?: string) => ({
      'GET /items': () => ({ data: [{ ...tee, itemStatus, ...(ctoType && { ctoType }) }], nextCursor: null }),
    })
    await open('?itemID=TEE-1', one('CTO'), access)
    await field('name')
    const tab = () => screen.queryByRole('link', { name: 'Config to order', hidden: true })
    expect(tab()).not.toBeNull()
    cleanup()
    await open('?itemID=TEE-1', one('ITEM'), access)
    await field('name')
    expect(tab()).toBeNull()
  },
)

test('a tab that does not exist or may not be seen is not found', async () => {
  await open('?itemID=TEE-1', {}, ALL, ['READ', 'WRITE'], 'custom/attributes')
  expect(await screen.findByText('Go back to the previous page')).toBeDefined()
})

test.each(['analytics', 'history'])('saves the draft from the %s page too, by its bar and by key', async (tab) => {
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
})
