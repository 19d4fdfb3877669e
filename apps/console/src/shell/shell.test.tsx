import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from './App.tsx'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { gatewayFailureAtom } from '#browser/connection.atoms.ts'
import { signOutQuestionAtom } from '#browser/page.atoms.ts'
import { PINS, RECENT_PAGES, SIDEBAR } from '#session/place-records.ts'
import { sessionAtom, userAtom } from '#session/session.atoms.ts'
import { readStored } from '#browser/stored-records.ts'
import { reportWorkAtom } from '#screens/work.atoms.ts'

beforeEach(() => localStorage.clear())

const READ = (key: string) => ({ key, access: ['READ'] })

async function open(path: string, features = [READ('CATALOG_PRODUCT')], answers: Answers = {}) {
  serve({
    'POST /login': () => loginAnswer(2, features),
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
    'GET /items': () => ({ data: [], nextCursor: null, total: { count: 10_000, capped: true } }),
    'GET /analytics/figures': () => ({
      from: '2026-03-09',
      to: '2026-03-15',
      figures: [{ figure: 'newItems', value: 12_000, before: 10_000, days: [10_000, 12_000] }],
    }),
    'GET /search': () => [{ kind: 'item', id: 'TS-1', name: 'Tour shirt', isExact: false }],
    ...answers,
  })
  const store = await signedInStore()
  window.history.replaceState(null, '', path)
  await act(async () =>
    render(
      <Provider store={store}>
        <App />
      </Provider>,
    ),
  )
  return { store, user: userEvent.setup() }
}

test('home greets the user, shows figures with their links, and names the company', async () => {
  await open('/app/home')
  expect(await screen.findByRole('heading', { name: /^Good .*, ada$/ })).toBeDefined()
  expect(await screen.findByText('12,000')).toBeDefined()
  expect(screen.getByText('+20%')).toBeDefined()
  expect(screen.getByRole('link', { name: 'New items' }).getAttribute('href')).toBe(
    '/app/catalog/products?createdAt=2026-03-09..2026-03-15',
  )
  expect(await screen.findByText('Northbound')).toBeDefined()
  await vi.waitFor(() => expect(document.title).toBe('Home · Greenroom'))
})

test.each([
  [2, '2 price changes to approve'],
  [1, '1 price change to approve'],
  [0, null],
])('home names the %i price changes that wait for the user, with a link to them', async (count, words) => {
  await open('/app/home', [READ('CATALOG_PRODUCT'), READ('CATALOG_PRICE_CHANGE')], {
    'GET /pricechanges': ({ url }) => {
      const { searchParams: asked } = new URL(url)
      const found = asked.get('waiting') === 'true' ? count : asked.get('sentBack') === 'true' ? 0 : 9
      return { data: [], nextCursor: null, total: { count: found, capped: false } }
    },
  })
  await screen.findByText('12,000')
  if (words === null) return expect(screen.queryByText('Waiting for you')).toBeNull()
  const link = await screen.findByRole('link', { name: words })
  expect(link.getAttribute('href')).toBe('/app/catalog/pricechanges?waiting=true')
})

test('home names active items without a price, a picture or a tax to those who can add it', async () => {
  const write = (key: string) => ({ key, access: ['READ', 'WRITE'] })
  const answers: Answers = {
    'GET /items': ({ url }) => {
      const { searchParams: asked } = new URL(url)
      const count = { itemImage: 3, tax: 1 }[asked.get('missing') ?? ''] ?? 0
      return {
        data: [],
        nextCursor: null,
        total: { count: asked.get('status') === 'Active' ? count : 9, capped: false },
      }
    },
  }
  await open('/app/home', [write('CATALOG_PRODUCT'), write('CATALOG_PRODUCT_IMAGE')], answers)
  const link = await screen.findByRole('link', { name: '3 items without a picture' })
  expect(link.getAttribute('href')).toBe('/app/catalog/products?missing=itemImage&status=Active')
  expect(screen.getByRole('link', { name: '1 item without a tax' })).toBeDefined()
  expect(screen.queryByText(/without a price/)).toBeNull()

  cleanup()
  await open('/app/home', [READ('CATALOG_PRODUCT')], answers)
  await screen.findByText('12,000')
  expect(screen.queryByText(/items? without/)).toBeNull()
})

test('home names the imports that the user has checked and not applied', async () => {
  const answers: Answers = {
    'GET /items/imports': ({ url }) => ({
      data: new URL(url).searchParams.get('waiting') === 'true' ? [{ importID: '1' }, { importID: '2' }] : [],
      nextCursor: null,
    }),
  }
  await open('/app/home', [{ key: 'CATALOG_IMPORT', access: ['READ', 'WRITE'] }], answers)
  const link = await screen.findByRole('link', { name: '2 imports to apply' })
  expect(link.getAttribute('href')).toBe('/app/catalog/import')
  cleanup()
  await open('/app/home', [READ('CATALOG_IMPORT')], answers)
  await screen.findByText('No imports yet')
  expect(screen.queryByText(/to apply/)).toBeNull()
})

test('home shows the pinned pages', async () => {
  const { user, store } = await open('/app/settings/account', [READ('CONFIG_ACCOUNT')])
  await user.click(await screen.findByRole('button', { name: 'Pin to sidebar' }))
  await vi.waitFor(async () => expect(await readStored(PINS, store.get(userAtom))).toHaveLength(1))
  cleanup()
  await open('/app/home', [READ('CONFIG_ACCOUNT')])
  await screen.findByRole('heading', { name: /^Good .*, ada$/ })
  // The sidebar has a heading of this name too.
  const headings = screen.getAllByRole('heading', { name: 'Pinned' })
  const pinned = headings.map((heading) => heading.closest('section')).find((card) => card !== null)
  expect(within(pinned!).getByRole('link', { name: 'Account settings' })).toBeDefined()
})

test('the title begins with the record of the page', async () => {
  const priceChange = {
    number: 'PC-000007',
    version: 1,
    state: 'DRAFT',
    reason: null,
    effectiveAt: null,
    lines: [],
    hiddenLines: 0,
    totals: [],
    related: [],
    attachments: [],
    actions: [],
    readOnlyReason: 'Not yours.',
  }
  await open('/app/catalog/pricechanges/PC-000007', [READ('CATALOG_PRODUCT'), READ('CATALOG_PRICE_CHANGE')], {
    'GET /pricechanges/PC-000007': () => priceChange,
    'GET /pricechanges/PC-000007/events': () => [],
  })
  await vi.waitFor(() => expect(document.title).toBe('PC-000007 · Price change · Greenroom'))
})

test('the sidebar has an entry for each additional attribute, also for inactive ones', async () => {
  const attributes = ['Active', 'Inactive'].map((status) => ({
    attributeID: status,
    key: status,
    label: status,
    status,
  }))
  await open('/app/catalog/products', [READ('CATALOG_PRODUCT'), READ('CATALOG_CUSTOM_ATTRIBUTES')], {
    'GET /attributes/additional': () => attributes,
  })
  for (const label of ['Active', 'Inactive']) await screen.findByRole('link', { name: label })
})

test('hides sidebar entries that the user may not read', async () => {
  await open('/app/home', [])
  await screen.findByRole('heading', { name: /^Good .*, ada$/ })
  expect(screen.queryByText('Products')).toBeNull()
  expect(screen.queryByText('Catalog')).toBeNull()
})

test('a denied screen names the missing access', async () => {
  await open('/app/catalog/products', [])
  expect(await screen.findByText("You don't have permission")).toBeDefined()
  expect(screen.getByText('This needs READ access to Products (CATALOG_PRODUCT).')).toBeDefined()
})

test.each(['/app', '/console/login', '/'])('%s leads a signed-in user home', async (path) => {
  await open(path)
  await vi.waitFor(() => expect(window.location.pathname).toBe('/app/home'))
})

test('any other path is page-not-found (section 2)', async () => {
  await open('/app/nonsense')
  expect(await screen.findByText('Go back to the previous page')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeDefined()
})

test('the palette finds screens and items', async () => {
  const { user } = await open('/app/home')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), 'shirt')
  expect(await screen.findByText('Tour shirt')).toBeDefined()
})

test('the palette asks for the kinds of records that the user may open, and shows the best first', async () => {
  const asked: URLSearchParams[] = []
  const { user } = await open(
    '/app/home',
    [READ('CATALOG_PRODUCT'), READ('CATALOG_PRICE_CHANGE'), READ('CONFIG_USERS')],
    {
      'GET /search': ({ url }) => {
        asked.push(new URL(url).searchParams)
        return [
          { kind: 'priceChange', id: 'PC-000007', name: 'Summer sale', isExact: false },
          { kind: 'user', id: 'u1', name: 'Sommer', isExact: false },
        ]
      },
    },
  )
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), 'sumer')
  const options = within(await screen.findByRole('group', { name: 'Results' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Summer salePrice change PC-000007', 'SommerUser u1'])
  await waitFor(() => expect(asked.at(-1)!.get('search')).toBe('sumer'))
  expect(asked.at(-1)!.get('kinds')!.split(',').toSorted()).toEqual(['item', 'priceChange', 'user'])
  await user.click(await screen.findByRole('option', { name: 'Sommer' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/app/settings/users/user?userID=u1'))
})

test('the palette calls a record of a list by what one of them is', async () => {
  const { user } = await open('/app/home', [READ('CATALOG_TAXES')], {
    'GET /search': () => [{ kind: 'tax', id: 'CITY', name: 'City tax', isExact: false }],
  })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), 'city')
  const option = await screen.findByRole('option', { name: 'City tax' })
  expect(option.textContent).toBe('City taxTax CITY')
})

test('Enter right after a code waits for its results, and opens the exact match alone', async () => {
  const found = (text: string) => [
    { kind: 'item', id: 'TS-10', name: 'Tour shirt XL', isExact: false },
    { kind: 'item', id: 'TS-1', name: 'Tour shirt', isExact: text === 'ts-1' },
  ]
  const { user } = await open('/app/home', undefined, {
    'GET /search': ({ url }) => found(new URL(url).searchParams.get('search')!),
  })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), 'NONE{Enter}')
  await screen.findByText('Tour shirt')
  expect(screen.getByRole('dialog', { name: 'Search or jump to' })).toBeDefined()
  await user.clear(screen.getByLabelText('Search or jump to', { selector: 'input' }))
  await user.type(screen.getByLabelText('Search or jump to', { selector: 'input' }), 'ts-1{Enter}')
  await waitFor(() => expect(location.search).toBe('?itemID=TS-1'))
})

test('the palette offers what can be begun from anywhere, to those who may', async () => {
  const { user } = await open('/app/home', [
    { key: 'CATALOG_PRODUCT', access: ['READ', 'WRITE'] },
    { key: 'CATALOG_VENDORS', access: ['READ'] },
    READ('CATALOG_PRICE_CHANGE'),
  ])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), 'new')
  const actions = within(await screen.findByRole('group', { name: 'Actions' }))
  expect(actions.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['New item'])
  await user.click(actions.getByRole('option', { name: 'New item' }))
  await waitFor(() => expect(location.pathname).toBe('/app/catalog/products/product/info'))
})

test('the palette does what the list of products can do', async () => {
  const write = (key: string) => ({ key, access: ['READ', 'WRITE'] })
  const view = { viewID: '7', screen: 'products', name: 'Hats', state: '{"query":"status=Active"}' }
  const { user } = await open('/app/catalog/products', [write('CATALOG_PRODUCT'), write('UTILITIES_BULK_EDIT')], {
    'GET /views': () => [{ ...view, shared: true, roleIDs: [], own: false, opens: false }],
  })
  await screen.findByRole('navigation', { name: 'Views' })
  const take = async (words: string, label: string) => {
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), words)
    const actions = within(await screen.findByRole('group', { name: 'Actions' }))
    await user.click(actions.getByRole('option', { name: label }))
  }
  await take('view hats', 'View Hats')
  await waitFor(() => expect(location.search).toBe('?status=Active&view=7'))
  await take('columns', 'Choose columns')
  expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeDefined()
  await user.keyboard('{Escape}')
  await take('bulk', 'Bulk edit')
  await waitFor(() => expect(location.search).toContain('editMode=bulk'))
})

test.each([
  ['sign out', 'Log out'],
  ['log out', 'Log out'],
  ['dark mode', 'Turn dark mode on'],
  ['your account', 'Your account'],
])('the palette finds the user menu by %s', async (words, label) => {
  const { user } = await open('/app/home')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Search or jump to', { selector: 'input' }), words)
  expect(await screen.findByRole('option', { name: label })).toBeDefined()
})

test('Ctrl+K does not open the palette over a dialog', async () => {
  const { user, store } = await open('/app/home')
  for (const [show, hide] of [
    [() => store.set(signOutQuestionAtom, 'Really?'), () => store.set(signOutQuestionAtom, null)],
    [() => store.set(gatewayFailureAtom, 504), () => store.set(gatewayFailureAtom, null)],
  ] as const) {
    act(show)
    await user.keyboard('{Control>}k{/Control}')
    act(hide)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeDefined()
})

test('a dialog for 502 and 504 covers everything and offers a refresh', async () => {
  const { store } = await open('/app/home')
  act(() => store.set(gatewayFailureAtom, 504))
  expect(screen.getByText('Please try refreshing the page')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
})

test('shows the progress of long-running work', async () => {
  const { store } = await open('/app/home')
  const work = { id: 'i', label: 'Importing', state: 'running', unit: 'rows', href: '/app/home' } as const
  act(() => store.set(reportWorkAtom, { ...work, done: 50, total: 200 }))
  expect(screen.getByRole('button', { name: '25%' })).toBeDefined()
  act(() => store.set(reportWorkAtom, { ...work, state: 'done', done: 200, total: 200 }))
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
})

test('remembers the open group of the sidebar', async () => {
  const { user, store } = await open('/app/home', [READ('CATALOG_PRODUCT'), READ('CONFIG_USERS')])
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(sidebar.getByRole('link', { name: 'Products' })).toBeDefined()
  await user.click(sidebar.getByRole('button', { name: 'Settings' }))
  expect(await sidebar.findByRole('link', { name: 'Users' })).toBeDefined()
  expect(sidebar.queryByRole('link', { name: 'Products' })).toBeNull()
  await vi.waitFor(async () =>
    expect(await readStored(SIDEBAR, store.get(userAtom))).toMatchObject({ open: 'Settings' }),
  )
})

test('shows a pinned screen at the top of the sidebar until it is unpinned', async () => {
  const { user, store } = await open('/app/settings/account', [READ('CONFIG_ACCOUNT')])
  await user.click(await screen.findByRole('button', { name: 'Pin to sidebar' }))
  expect(await screen.findByRole('button', { name: 'Pinned' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Account settings' })).toHaveLength(2)
  await vi.waitFor(async () => expect(await readStored(PINS, store.get(userAtom))).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Unpin from sidebar' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Pinned' })).toBeNull())
})

test('the palette starts with the recent pages, which signing out clears', async () => {
  const { user, store } = await open('/app/settings/account', [READ('CONFIG_ACCOUNT')])
  const owner = store.get(userAtom)
  await vi.waitFor(async () => expect(await readStored(RECENT_PAGES, owner)).toHaveLength(1))
  const home = await screen.findByRole('link', { name: 'Home' })
  await act(() => user.click(home))
  await screen.findByRole('heading', { name: /^Good .*, ada$/ })
  await user.keyboard('{Control>}k{/Control}')
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(within(recent).getByRole('option', { name: 'Account settings' })).toBeDefined()
  await user.type(screen.getByLabelText('Search or jump to', { selector: 'input' }), 'account')
  const found = screen.getAllByRole('option', { name: 'Account settings' })
  expect(found.map((option) => option.closest('[role=group]')?.firstChild?.textContent)).toEqual(['Recent'])
  cleanup()
  store.set(sessionAtom, { type: 'signOut', dirty: false })
  await vi.waitFor(async () => expect(await readStored(RECENT_PAGES, owner)).toBeUndefined())
})
