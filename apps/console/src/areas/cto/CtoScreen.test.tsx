import { ToastRegion } from '@greenroom/ui'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { darn, filled, nameGroup } from './cto-fixture.ts'
import { CtoScreen } from './CtoScreen.tsx'

const KEYS = ['CATALOG_PRODUCT_CTO', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
  firstDay: 'MONDAY',
}

async function open(search: string, answers: Answers = {}) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        KEYS.map((key) => ({ key, access: ['READ', 'WRITE', 'DELETE'] })),
      ),
    'GET /business': () => ({ company, locations: [] }),
    'GET /configs/common/system': () => [],
    ...filled,
    ...answers,
  })
  const store = await signedInStore()
  const frame = (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
  const children = [{ path: '/app/catalog/cto', element: <CtoScreen /> }]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [`/app/catalog/cto${search}`] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const bodies = (method: string) =>
    Promise.all(calls.filter((call) => call.method === method && call.url.includes('/cto/')).map((call) => call.json()))
  return { router, bodies, user: userEvent.setup() }
}

test("merges a group with a colleague's changes to other fields", async () => {
  const current = { ...nameGroup, version: 3, place: 'FRONT_CENTRE', updatedBy: 'carl' }
  const refusal = new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current, updatedBy: 'carl' } })
  const answers = [refusal, { ...current, name: 'Name', version: 4 }]
  const { bodies, user, router } = await open('?tab=groups&id=NAME', { 'PUT /cto/groups': () => answers.shift() })
  const dialog = within(await screen.findByRole('dialog', { name: 'Back name' }))
  const name = dialog.getByRole('textbox', { name: /^Name/ })
  fireEvent.change(name, { target: { value: 'Name' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Merged with changes by carl: Place')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?tab=groups'))
  expect(await bodies('PUT')).toEqual([
    { id: 'NAME', version: 2, name: 'Name' },
    { id: 'NAME', version: 3, name: 'Name' },
  ])
})

test('marks a blocked word that is too short and sends nothing', async () => {
  const created = { ...darn, text: 'HECK' }
  const { bodies, user, router } = await open('?tab=blacklist&new=restriction', {
    'POST /cto/restrictions': () => created,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'New restriction' }))
  const word = dialog.getByRole('textbox', { name: /^Word/ })
  fireEvent.change(word, { target: { value: 'H' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/at least two letters/)
  expect(await bodies('POST')).toEqual([])
  fireEvent.change(word, { target: { value: 'HECK' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?tab=blacklist'))
  expect(await bodies('POST')).toEqual([
    { kind: 'WORD', text: 'HECK', alsoReversed: false, reason: '', status: 'Active' },
  ])
})

test('requires the vendor, style, color and printer category of a set', async () => {
  const { bodies, user } = await open('?tab=components&new=set')
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate a set' }))
  await user.click(dialog.getByRole('radio', { name: 'Numbers' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /^Set ID/ }), { target: { value: 'NB' } })
  expect(dialog.getByText('Creates 10 items, NB-0 to NB-9, each with its own stock.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Create 10 items' }))
  await dialog.findByText('Printer category is required.')
  expect(dialog.getByText(/Cost price is an amount/)).toBeTruthy()
  expect(await bodies('POST')).toEqual([])
})
