import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from './App.tsx'
import { loginAnswer, serve } from './session-fixture.ts'
import { gatewayFailureAtom } from './connection.atoms.ts'
import { renewApiAtom, sessionAtom } from './session.atoms.ts'
import { reportWorkAtom } from './work.atoms.ts'

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const READ = (key: string) => ({ key, access: ['READ'] })

async function open(path: string, features = [READ('CATALOG_PRODUCT')]) {
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
  })
  const store = createStore()
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
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

test('home greets, counts the catalog and names the company', async () => {
  await open('/app/home')
  expect(await screen.findByRole('heading', { name: 'Welcome, ada' })).toBeDefined()
  expect(await screen.findByText('10,000+')).toBeDefined()
  expect(await screen.findByText('Northbound')).toBeDefined()
  await vi.waitFor(() => expect(document.title).toBe('Home · Greenroom'))
})

test('an entry that the user may not read is not in the page at all', async () => {
  await open('/app/home', [])
  await screen.findByRole('heading', { name: 'Welcome, ada' })
  expect(screen.queryByText('Products')).toBeNull()
  expect(screen.queryByText('Catalog')).toBeNull()
})

test('a denied screen says which access is missing', async () => {
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

test('502 and 504 stand over everything and offer a refresh', async () => {
  const { store } = await open('/app/home')
  act(() => store.set(gatewayFailureAtom, 504))
  expect(screen.getByText('Please try refreshing the page')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
})

test('long work shows how far it is', async () => {
  const { store } = await open('/app/home')
  const work = { id: 'i', label: 'Importing', state: 'running', unit: 'rows', href: '/app/home' } as const
  act(() => store.set(reportWorkAtom, { ...work, done: 50, total: 200 }))
  expect(screen.getByRole('button', { name: '25 %' })).toBeDefined()
  act(() => store.set(reportWorkAtom, { ...work, state: 'done', done: 200, total: 200 }))
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
})
