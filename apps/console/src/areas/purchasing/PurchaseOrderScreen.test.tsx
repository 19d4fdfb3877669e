import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { PurchaseOrderScreen } from './PurchaseOrderScreen.tsx'
import type { PurchaseOrder } from './purchasing.atoms.ts'
import { draftOrder, partlyReceived, revisedOrder } from './purchasing-fixture.ts'

const company = { companyCode: 'demo', name: 'N', currency: 'USD', timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }
const KEYS = ['INVENTORY_PO', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']

async function openOrder(order: PurchaseOrder, answers: Answers = {}) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        KEYS.map((key) => ({ key, access: ['READ', 'WRITE', 'DELETE'] })),
      ),
    'GET /business': () => ({
      company: { ...company, timeFormat: '24h', numberFormat: '1,234.56', firstDay: 'MONDAY' },
      locations: [],
    }),
    'GET /purchaseorders/PO-000007': () => order,
    'GET /purchaseorders/PO-000007/events': () => [],
    'GET /lists/vendor': () => [],
    'PUT /purchaseorders/PO-000007': () => ({ ...order, version: order.version + 1 }),
    ...answers,
  })
  // jsdom has no layout, and a sheet without a height has no rows.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 400 })
  const store = await signedInStore()
  const path = '/app/inventory/po'
  const router = createMemoryRouter([{ path: `${path}/:number`, element: <PurchaseOrderScreen /> }], {
    initialEntries: [`${path}/PO-000007`],
  })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  await screen.findByRole('grid', { name: 'lines' })
  const bodies = (method: string) =>
    Promise.all(
      calls.filter((call) => call.method === method && call.url.includes('PO-')).map((call) => call.clone().json()),
    )
  return { user: userEvent.setup(), bodies }
}

const rows = () => within(screen.getByRole('grid', { name: 'lines' })).getAllByRole('row')
const labels = () => [...rows()[0]!.children].map(({ textContent }) => textContent)
/** A cell of the lines, by the label of its column. */
const cell = (row: number, label: string) => rows()[row]!.children[labels().indexOf(label)] as HTMLElement

test('the draft of a revision shows what has arrived, which stays', async () => {
  await openOrder(revisedOrder)
  expect(labels()).toEqual(expect.arrayContaining(['Ordered', 'Received', 'Rejected', 'Open']))
  expect(labels()).not.toContain('Canceled')
  expect([cell(1, 'Received').textContent, cell(1, 'Open').textContent]).toEqual(['20', '12'])
  expect(cell(1, 'Item ID').getAttribute('aria-readonly')).toBe('true')
  expect(cell(1, 'Ordered').getAttribute('aria-readonly')).toBe(null)
  expect(cell(3, 'Item ID').getAttribute('aria-readonly')).toBe(null)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vendor' }).readOnly).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ship to' }).readOnly).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Terms' }).readOnly).toBe(false)
})

test('an ordinary draft shows nothing of it, and all can be changed', async () => {
  await openOrder(draftOrder)
  expect(labels()).not.toContain('Received')
  expect(labels()).not.toContain('Open')
  expect(cell(1, 'Item ID').getAttribute('aria-readonly')).toBe(null)
  expect(await screen.findByRole('combobox', { name: 'Vendor' })).toBeTruthy()
})

test('less than has arrived is marked in its cell, and nothing is saved', async () => {
  const { user, bodies } = await openOrder(revisedOrder)
  await user.click(cell(1, 'Ordered'))
  await user.keyboard('12{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('24 have arrived: order at least 24.')).toBeTruthy()
  expect(await bodies('PUT')).toEqual([])
  await user.click(cell(1, 'Ordered'))
  await user.keyboard('24{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await bodies('PUT')).toMatchObject([{ version: 6, lines: [{ ordered: '24' }, {}, {}] }]),
  )
})

test('a line of which something has arrived is missed when it was removed, and comes back by Undo', async () => {
  const { user, bodies } = await openOrder(revisedOrder)
  await user.click(cell(2, 'Ordered'))
  await user.click(screen.getByRole('button', { name: /^Remove rows/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText("You can't remove TEE: 24 have arrived.")).toBeTruthy()
  expect(await bodies('PUT')).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await user.click(cell(3, 'Ordered'))
  await user.click(screen.getByRole('button', { name: /^Remove rows/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await bodies('PUT')).toMatchObject([{ lines: [{ itemID: 'CAP' }, { itemID: 'TEE' }] }]),
  )
})

test('an order that is partly received is revised for a reason', async () => {
  const { user, bodies } = await openOrder(partlyReceived, {
    'POST /purchaseorders/PO-000007/actions': () => revisedOrder,
  })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revise' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revise PO-000007' }))
  expect(dialog.getByText(/Nothing can be received until its vendor gets the next revision/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Fewer caps')
  await user.click(dialog.getByRole('button', { name: 'Revise' }))
  await waitFor(async () =>
    expect(await bodies('POST')).toEqual([{ action: 'revise', version: 5, to: 'DRAFT', remark: 'Fewer caps' }]),
  )
  expect(await screen.findByText('Revision 1')).toBeTruthy()
})
