import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { App } from './App.tsx'

const FEATURES = [
  'CATALOG_PRODUCT',
  'CATALOG_PRODUCT_COST',
  'CATALOG_PRODUCT_PRICE',
  'CATALOG_CUSTOM_ATTRIBUTES',
  'CATALOG_ATTRIBUTES',
  'CATALOG_TAXES',
  'CATALOG_FEES',
  'CATALOG_DISCOUNTS',
  'CATALOG_UNITS',
  'CONFIG_USERS',
  'CONFIG_ROLES',
].map((key) => ({ key, access: ['WRITE'] }))

const LISTS = 'departments categories subCategories styles colors sizes sizeBricks brands seasons teams vendors'.split(
  ' ',
)

const item = {
  itemID: 'TEE',
  upc: '4',
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  version: 1,
  updatedAt: '2026-01-02T03:04:05Z',
}

const user = {
  userID: 'U2',
  userName: 'bea',
  name: 'Bea',
  roleID: 2,
  role: 'system admin',
  status: 'Active',
  locations: [],
  version: 1,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}

const ANSWERS: Answers = {
  'POST /login': () => loginAnswer(2, FEATURES),
  'GET /business': () => ({
    company: {
      companyCode: 'demo',
      name: 'Northbound',
      currency: 'USD',
      timeZone: 'UTC',
      dateFormat: 'YYYY-MM-DD',
      timeFormat: '24h',
      numberFormat: '1,234.56',
      firstDay: 'MONDAY',
    },
    locations: [],
  }),
  'GET /attributes': () =>
    Object.fromEntries([...LISTS, 'printerCategories', 'royaltyLevels', 'skuTypes'].map((list) => [list, []])),
  'GET /items': () => ({ data: [item], nextCursor: null, total: { count: 1, capped: false } }),
  'GET /users/all': () => ({ data: [user], nextCursor: null, total: { count: 1 } }),
  'GET /users/roles': () => [{ roleID: 2, name: 'system admin' }],
  'GET /account/configuration': () => ({ accountConfigurations: [] }),
  'GET /lists/category': () => [],
  'GET /lists/department': () => [],
  'GET /lists/category/uses': () => [],
  ...Object.fromEntries(
    [
      '/attributes/additional',
      '/taxes',
      '/fees',
      '/promotions/discounts',
      '/units/inventory',
      '/configs/common/system',
      '/views',
    ].map((path) => [`GET ${path}`, () => []]),
  ),
}

const ITEM_LISTS = [
  'GET /attributes',
  'GET /attributes/additional',
  'GET /fees',
  'GET /promotions/discounts',
  'GET /taxes',
  'GET /units/inventory',
]

test.each([
  ['/app/catalog/products', 'Products', [...ITEM_LISTS, 'GET /items', 'GET /views']],
  [
    '/app/catalog/products/product/info?itemID=TEE',
    'Item',
    [...ITEM_LISTS, 'GET /account/configuration', 'GET /configs/common/system', 'GET /items'],
  ],
  [
    '/app/catalog/attributes/category',
    'categories',
    [
      'GET /attributes/additional',
      'GET /configs/common/system',
      'GET /lists/category',
      'GET /lists/category/uses',
      'GET /lists/department',
    ],
  ],
  ['/app/settings/users', 'Users', ['GET /users/all', 'GET /users/roles']],
])('%s makes each call once', async (path, shown, own) => {
  const calls = serve(ANSWERS)
  const store = await signedInStore()
  calls.length = 0
  window.history.replaceState(null, '', path)
  await act(async () =>
    render(
      <Provider store={store}>
        <App />
      </Provider>,
    ),
  )
  await screen.findByRole(shown === 'Item' ? 'form' : 'grid', { name: shown })
  await vi.waitFor(() => {
    const made = calls.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api', '')}`)
    const loads = made.filter((call) => call.startsWith('GET') && call !== 'GET /changes')
    expect(loads.toSorted()).toEqual([...own, 'GET /business'].toSorted())
  })
})

test('the products ask for items once, by the view that they open with', async () => {
  const view = { viewID: 'v1', name: 'Caps', state: '{"query":"search=cap"}', opens: true, own: true, shared: 'ME' }
  const calls = serve({ ...ANSWERS, 'GET /views': () => [view] })
  const store = await signedInStore()
  calls.length = 0
  window.history.replaceState(null, '', '/app/catalog/products')
  await act(async () =>
    render(
      <Provider store={store}>
        <App />
      </Provider>,
    ),
  )
  await screen.findByRole('grid', { name: 'Products' })
  const asked = calls.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/items')
  expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual(['cap'])
})
