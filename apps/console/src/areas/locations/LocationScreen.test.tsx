import { ToastRegion } from '@greenroom/ui'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '#data/answering-fixture.ts'
import { loginAnswer, serve } from '#session/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { pageOf, places, store, venue } from './locations-fixture.ts'
import { LocationScreen } from './LocationScreen.tsx'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}

const STORES = '/app/settings/stores/store'
const VENUES = '/app/settings/venues/venue'

async function open(path: string, answers: Answers = {}) {
  const features = ['LOCATION_VENUE', 'LOCATION_STORE'].map((key) => ({ key, access: ['READ', 'WRITE'] }))
  const calls = serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /business': () => ({ company, locations: places }),
    'GET /configs/common/system': () => [],
    'GET /business/venues/ARENA': () => venue,
    'GET /business/stores/S1': () => store,
    'GET /business/stores': () => pageOf([store]),
    ...answers,
  })
  const jotai = createStore()
  jotai.set(renewApiAtom)
  jotai.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(jotai.get(sessionAtom).at).toBe('signedIn'))
  const frame = (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
  const children = [
    { path: STORES, element: <LocationScreen kind="store" /> },
    { path: `${STORES}/:locationID`, element: <LocationScreen kind="store" /> },
    { path: `${VENUES}/:locationID`, element: <LocationScreen kind="venue" /> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [path] })
  await act(async () =>
    render(
      <Provider store={jotai}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const sent = async (method: string) =>
    calls.findLast((call) => call.method === method && call.url.includes('/business/'))
  return { router, body: async (method: string) => (await sent(method))?.json() as Promise<unknown> }
}

test('creates a store in the venue that it was begun from, and opens its page', async () => {
  const { router, body } = await open(`${STORES}?venueID=ARENA`, { 'POST /business/stores': () => store })
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBe(document.activeElement)
  await userEvent.keyboard('Stand 1')
  await userEvent.click(screen.getByRole('button', { name: 'Create store' }))
  expect(await screen.findByText('Store ID is required.')).toBeTruthy()
  expect(await body('POST')).toBeUndefined()
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('storeID'))
  await userEvent.keyboard('S1')
  await userEvent.click(screen.getByRole('button', { name: 'Create store' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`${STORES}/S1`))
  expect(await screen.findByText('Stand 1 has been created')).toBeTruthy()
  expect(await body('POST')).toMatchObject({ storeID: 'S1', name: 'Stand 1', venueID: 'ARENA', hours: null })
})

test('sends only what was changed, with the version that it was changed from', async () => {
  const { body } = await open(`${VENUES}/ARENA`, {
    'PUT /business/venues/ARENA': () => ({ ...venue, hours: [], version: 4 }),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Friday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use 10:00 to 23:00 on every open day' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Harborline arena has been saved')).toBeTruthy()
  const times = { opens: '10:00', closes: '23:00' }
  expect(await body('PUT')).toEqual({
    version: 3,
    hours: [
      { day: 'SAT', ...times },
      { day: 'SUN', ...times },
    ],
  })
})

test('Ctrl+S saves what was typed, and says so when there is nothing to save', async () => {
  const { body } = await open(`${VENUES}/ARENA`, {
    'PUT /business/venues/ARENA': () => ({ ...venue, city: 'Salem', version: 4 }),
  })
  const city = await screen.findByRole('textbox', { name: 'City' })
  await userEvent.click(city)
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('No changes to save')).toBeTruthy()
  await userEvent.clear(city)
  await userEvent.type(city, 'Salem{Control>}s{/Control}')
  expect(await screen.findByText('Harborline arena has been saved')).toBeTruthy()
  expect(await body('PUT')).toEqual({ version: 3, city: 'Salem' })
})

test('shows what stands in the way instead of deactivating, and deactivates once nothing does', async () => {
  let uses = store.uses
  const { body } = await open(`${STORES}/S1`, {
    'GET /business/stores/S1': () => ({ ...store, uses }),
    'PUT /business/stores/S1/status': () => ({ ...store, status: 'Inactive', version: 4 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const dialog = within(await screen.findByRole('dialog', { name: "Stand 1 can't be deactivated yet" }))
  expect(dialog.getByRole('listitem').textContent).toBe(
    '2 active registers: R1, R2. Deactivate them or move them to another store.',
  )
  expect(await body('PUT')).toBeUndefined()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  uses = []
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Stand 1 is inactive now')).toBeTruthy()
  expect(await body('PUT')).toEqual({ version: 3, status: 'Inactive' })
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeTruthy()
})
