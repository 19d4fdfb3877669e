import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { scan } from '#browser/scan-fixture.ts'
import { useScanner } from '#shell/use-scanner.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { TransferScreen } from './TransferScreen.tsx'

const line = {
  lineID: 'b4f1a9de-0000-4000-8000-000000000001',
  itemID: 'CAP',
  itemName: 'A cap',
  requested: 6,
  shipped: 6,
  received: null,
  lost: null,
}
const inTransit = {
  number: 'TR-000007',
  version: 3,
  state: 'IN_TRANSIT',
  from: 'WAREHOUSE/W1',
  fromName: 'Warehouse',
  to: 'STORE/S1',
  toName: 'Stand',
  lines: [{ ...line, damaged: null, returned: null, reason: null, available: null }],
  hiddenLines: 0,
  totals: [],
  related: [],
  attachments: [],
  actions: [{ name: 'receive', label: 'Receive', isPrimary: true, needsRemark: false }],
  createdAt: '2030-01-01T12:00:00.000Z',
  createdBy: 'ada',
  updatedAt: '2030-01-01T12:00:00.000Z',
  updatedBy: 'ada',
}
const company = { companyCode: 'demo', name: 'N', currency: 'USD', timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }
const located = { type: 'WAREHOUSE', venueName: null, status: 'Active' }

function Frame() {
  useScanner(() => {})
  return <Outlet />
}

async function openTransfer(number: string) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        ['CATALOG_PRODUCT', 'INVENTORY_TRANSFER'].map((key) => ({ key, access: ['READ', 'WRITE'] })),
      ),
    'GET /business': () => ({
      company: { ...company, timeFormat: '24h', numberFormat: '1,234.56', firstDay: 'MONDAY' },
      locations: [
        { ...located, id: 'W1', name: 'Warehouse' },
        { ...located, id: 'W2', name: 'Annex' },
      ],
    }),
    'GET /transfers/TR-000007': () => inTransit,
    'GET /transfers/TR-000007/events': () => [],
    'GET /items': () => ({ data: [{ itemID: 'CAP', name: 'A cap', upc: null }], nextCursor: null }),
    'GET /stock/onhand': ({ url }) => [{ itemID: 'CAP', onHand: url.includes('W2') ? 3 : 8 }],
    'POST /transfers/TR-000007/actions': () => ({ ...inTransit, state: 'RECEIVED', actions: [] }),
    'PUT /transfers/TR-000007': () => ({ ...inTransit, version: 4 }),
  })
  // jsdom has no layout, and a sheet without a height has no rows.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 400 })
  const store = await signedInStore()
  const path = '/app/inventory/transfers'
  const children = [{ path: `${path}/:number`, element: <TransferScreen /> }]
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: [{ pathname: `${path}/${number}`, state: { items: [{ itemID: 'CAP', name: 'A cap' }] } }],
  })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const saved = () => calls.filter(({ method }) => method === 'PUT').map((call) => call.clone().json())
  return { user: userEvent.setup(), saved: () => Promise.all(saved()) }
}

const cells = () => within(screen.getByRole('grid', { name: 'lines' })).getAllByRole('row')[1]!.textContent

test('a scan counts what arrives, of an item that is on the transfer', async () => {
  const { user, saved } = await openTransfer('TR-000007')
  await screen.findByRole('combobox', { name: /^Add an item/ })
  await scan('840000007490')
  expect(await screen.findByText('CAP: 1')).toBeTruthy()
  await scan('840000007490')
  expect(await screen.findByText('CAP: 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(async () => expect(await saved()).toMatchObject([{ version: 3, lines: [{ received: '2' }] }]))
})

test('a scan leaves a count that is no number as it is, and says so', async () => {
  const { user } = await openTransfer('TR-000007')
  await screen.findByRole('combobox', { name: /^Add an item/ })
  const grid = screen.getByRole('grid', { name: 'lines' })
  const [header, line] = within(grid).getAllByRole('row')
  const at = [...header!.children].findIndex(({ textContent }) => textContent?.startsWith('Received'))
  await user.click(line!.children[at]!)
  await user.keyboard('12,50{Enter}')
  expect(cells()).toContain('12,50')
  await scan('840000007490')
  await screen.findByText('CAP was not counted: 12,50 is not a number. Correct it and scan again.')
  expect(cells()).toContain('12,50')
})

test('a new line shows what is available at the source that is chosen', async () => {
  const { user } = await openTransfer('new')
  const choose = async (name: string) => {
    const from = await screen.findByRole('combobox', { name: /^From/ })
    await user.clear(from)
    await user.type(from, name)
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  await choose('Warehouse')
  await waitFor(() => expect(cells()).toContain('8'))
  await choose('Annex')
  await waitFor(() => expect(cells()).toContain('3'))
})
