import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { PRODUCT_TABS, PRODUCTS } from '../paths.ts'
import { ProductScreen } from '../ProductScreen.tsx'
import type { Item } from '../list/product-row.ts'

/** A variant of a product, for opening tabs. */
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
  timeFormat: '24h',
  numberFormat: '1,234.56',
  firstDay: 'MONDAY',
}

/** The user's access by feature: `REPORTS_SALES: ['READ']`. */
type Access = Record<string, string[]>

/** A page of an item in its editor, by the path of its tab. */
export async function openPage(path: string, item: Item, access: Access, answers: Answers, search = '') {
  const served = { 'GET /items': () => ({ data: [item], nextCursor: null }), ...answers }
  const opened = await openTab(
    <ProductScreen />,
    access,
    served,
    `?itemID=${item.itemID}${search}`,
    PRODUCT_TABS + path,
  )
  await screen.findByRole('heading', { level: 1, name: item.name })
  return opened
}

/** A tab of an item inside the router, for a user with this access and a server with these answers. */
export async function openTab(tab: ReactNode, access: Access, answers: Answers, search = '', at = '/tab') {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        Object.entries(access).map(([key, levels]) => ({ key, access: levels })),
      ),
    'GET /business': () => ({ company, locations }),
    'GET /account/configuration': () => ({ accountConfigurations: [] }),
    'GET /configs/common/system': () => [],
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
    { path: '/tab', element: tab },
    { path: `${PRODUCT_TABS}*`, element: tab },
    { path: '/other', element: <p>Elsewhere</p> },
    { path: PRODUCTS, element: <p>The list</p> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [`${at}${search}`] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  /** The calls to a path, each as its method and query, and its body if any. */
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
