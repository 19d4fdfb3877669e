import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from './App.tsx'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { gatewayFailureAtom } from '#browser/connection.atoms.ts'
import { PINS, RECENT_PAGES, SIDEBAR } from '#session/place-records.ts'
import { sessionAtom, userAtom } from '#session/session.atoms.ts'
import { readStored } from '#session/stored-records.ts'
import { reportWorkAtom } from './work.atoms.ts'

// Loading the first screen takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
        numberFormat: '1,234.56',
      },
      locations: [],
    }),
    'GET /items': ({ url }) => ({
      data: new URL(url).searchParams.has('search') ? [{ itemID: 'TS-1', name: 'Tour shirt' }] : [],
      nextCursor: null,
      total: { count: 10_000, capped: true },
    }),
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

test('home greets the user, counts the catalog and names the company', async () => {
  await open('/app/home')
  expect(await screen.findByRole('heading', { name: /^Good .*, ada$/ })).toBeDefined()
  expect(await screen.findByText('10,000+')).toBeDefined()
  expect(await screen.findByText('Northbound')).toBeDefined()
  await vi.waitFor(() => expect(document.title).toBe('Home · Greenroom'))
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
  await user.type(await screen.findByLabelText(/^Search screens, items/, { selector: 'input' }), 'shirt')
  expect(await screen.findByText('Tour shirt')).toBeDefined()
})

test.each([
  ['sign out', 'Log out'],
  ['log out', 'Log out'],
  ['dark mode', 'Turn dark mode on'],
  ['your account', 'Your account'],
])('the palette finds the user menu by %s', async (words, label) => {
  const { user } = await open('/app/home')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText(/^Search screens, items/, { selector: 'input' }), words)
  expect(await screen.findByRole('option', { name: label })).toBeDefined()
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
  await user.click(await screen.findByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: /^Good .*, ada$/ })
  await user.keyboard('{Control>}k{/Control}')
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(within(recent).getByRole('option', { name: 'Account settings' })).toBeDefined()
  cleanup()
  store.set(sessionAtom, { type: 'signOut', dirty: false })
  await vi.waitFor(async () => expect(await readStored(RECENT_PAGES, owner)).toBeUndefined())
})
