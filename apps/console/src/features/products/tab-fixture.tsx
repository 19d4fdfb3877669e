import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { LeaveQuestion } from '#app/leave-question.tsx'
import { type Answers, loginAnswer, serve } from '#app/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#app/session.atoms.ts'
import type { Item } from './product-row.ts'

/** A variant of a product, to open tabs of. */
export const variant: Item = {
  itemID: 'TEE-M',
  upc: '400000000001',
  name: 'Tour tee M',
  productID: 'TEE',
  productName: 'Tour tee',
  type: 6,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
}

export const locations = [
  { id: 'S1', type: 'STORE', name: 'Main stand', venueName: 'Arena', status: 'Active' },
  { id: 'W1', type: 'WAREHOUSE', name: 'River warehouse', venueName: null, status: 'Active' },
  { id: 'A1', type: 'ARTIST', name: 'The Lanterns', venueName: null, status: 'Active' },
]

const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}

/** What a user may do, by feature: `REPORTS_SALES: ['READ']`. */
type Access = Record<string, string[]>

/** A tab of an item inside the router, for a user with this access, before a server with these answers. */
export async function openTab(tab: ReactNode, access: Access, answers: Answers, search = '') {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        Object.entries(access).map(([key, levels]) => ({ key, access: levels })),
      ),
    'GET /business': () => ({ company, locations }),
    'GET /account/configuration': () => ({ accountConfigurations: [] }),
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
    { path: '/tab', element: tab },
    { path: '/other', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [`/tab${search}`] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  /** The calls to a path, each as its method and query, with the body where it has one. */
  const sent = (path: string) =>
    Promise.all(
      calls
        .filter(({ url }) => new URL(url).pathname === `/api${path}`)
        .map(async (call) => {
          const query = Object.fromEntries(new URL(call.url).searchParams)
          const text = await call.clone().text()
          return { method: call.method, query, ...(text && { body: JSON.parse(text) as unknown }) }
        }),
    )
  return { user: userEvent.setup(), router, sent }
}
