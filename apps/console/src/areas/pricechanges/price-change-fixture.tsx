import { ToastRegion } from '@greenroom/ui'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { useScanner } from '#shell/use-scanner.ts'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { PriceChangeScreen } from './PriceChangeScreen.tsx'

export const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
  firstDay: 'MONDAY',
}

/** The IDs of its line, and of one that was added. */
export const CAP_LINE = 'b4f1a9de-0000-4000-8000-000000000001'
export const NEW_LINE: string = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const draft = {
  number: 'PC-000007',
  version: 1,
  state: 'DRAFT',
  reason: 'Summer',
  effectiveAt: '2030-07-01T04:30:00.000Z',
  lines: [{ lineID: CAP_LINE, itemID: 'CAP', itemName: 'A cap', field: 'sellingPrice', price: 36, was: 35 }],
  hiddenLines: 0,
  totals: [{ name: 'lines', label: 'Lines', kind: 'count', value: 1 }],
  related: [],
  attachments: [] as object[],
  actions: [
    { name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false },
    { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false },
  ],
  createdAt: '2030-01-01T12:00:00.000Z',
  createdBy: 'ada',
  updatedAt: '2030-01-01T12:00:00.000Z',
  updatedBy: 'ada',
}

const event = { eventID: '1', action: 'create', to: 'DRAFT', at: draft.createdAt, by: 'ada' }

function Frame() {
  useScanner(() => {})
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
}

/**
 * Opens the screen of the price change with this number, or of a new one that begins with the items of `state`. `key` is
 * that of the entry in the browser's history. `bodies` returns what was sent.
 */
export async function openPriceChange(
  number: string,
  answers: Answers = {},
  access = ['READ', 'WRITE', 'DELETE'],
  { key, ...state }: { key?: string; items?: readonly object[] } = {},
) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE', 'CATALOG_PRICE_CHANGE'].map((key) => ({ key, access })),
      ),
    'GET /business': () => ({ company, locations: [] }),
    'GET /pricechanges/PC-000007': () => draft,
    'GET /pricechanges/PC-000007/events': () => [event],
    ...answers,
  })
  // jsdom has no layout, and a sheet without a height has no rows.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 400 })
  const store = await signedInStore()
  const path = '/app/catalog/pricechanges'
  const children = [{ path: `${path}/:number`, element: <PriceChangeScreen /> }]
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: [{ pathname: `${path}/${number}`, state, key }],
  })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const bodies = (method: string) =>
    Promise.all(
      calls.filter((call) => call.method === method && call.url.includes('pricec')).map((call) => call.clone().json()),
    )
  return { store, router, bodies, user: userEvent.setup() }
}

/** Types a code below the lines, and Enter. */
export async function add(user: ReturnType<typeof userEvent.setup>, code: string) {
  fireEvent.change(await screen.findByRole('combobox', { name: /^Add an item/ }), { target: { value: code } })
  await user.type(screen.getByRole('combobox', { name: /^Add an item/ }), '{Enter}')
}

/** A cell of the lines. */
export const cell = (row: number, column: number) =>
  within(screen.getByRole('grid', { name: 'lines' })).getAllByRole('row')[row]!.children[column] as HTMLElement

/** The column of the new price. */
export const PRICE = 4
