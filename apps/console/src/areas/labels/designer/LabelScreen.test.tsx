import { ToastRegion } from '@greenroom/ui'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '#data/answering-fixture.ts'
import { loginAnswer, serve } from '#session/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { shelf, showing } from '../labels-fixture.ts'
import { labelPath } from '../paths.ts'
import { LabelScreen } from './LabelScreen.tsx'

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
const KEYS = ['UTILITIES_LABEL_PRINTING', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE']

async function open(access: string[], answers: Answers = {}) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        KEYS.map((key) => ({ key, access })),
      ),
    'GET /business': () => ({ company, locations: [] }),
    'GET /configs/common/system': () => [],
    ...showing(),
    ...answers,
  })
  const store = createStore()
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
  const frame = (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
  const children = [{ path: labelPath(':templateID'), element: <LabelScreen /> }]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [labelPath('shelf')] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const label = await screen.findByRole('application')
  const press = (key: string, more: object = {}) => act(() => fireEvent.keyDown(label, { key, ...more }))
  return { label, press, calls }
}

const said = () => screen.getByRole('status', { name: 'Last change' }).textContent

test('is designed with the keyboard: select, move, duplicate, delete, undo, each announced', async () => {
  const { label, press } = await open(['READ', 'WRITE'])
  press('PageDown')
  expect(said()).toBe('Item Name selected, at 16, 8')
  press('ArrowDown')
  press('ArrowRight', { shiftKey: true })
  expect(said()).toBe('Item Name at 24, 9')
  press('d', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toBe('Label with 4 elements, 1 selected')
  press('Delete')
  expect(said()).toBe('Deleted 1 element')
  press('z', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toMatch(/^Label with 4 elements/)
  press('z', { ctrlKey: true })
  press('z', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toMatch(/^Label with 3 elements/)
  expect(said()).toBe('Undone')
  press('a', { ctrlKey: true })
  expect(label.getAttribute('aria-label')).toBe('Label with 3 elements, 3 selected')
}, 60_000)

test('saves the moved element with the version that was opened', async () => {
  const { press, calls } = await open(['READ', 'WRITE'], {
    'PUT /labels/templates/shelf': () => ({ ...shelf, version: 4 }),
  })
  press('PageDown')
  press('ArrowLeft')
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(await screen.findByText('Shelf label has been saved')).toBeTruthy()
  const sent = await calls.findLast(({ method }) => method === 'PUT')!.json()
  expect(sent).toMatchObject({ version: 3, use: 'SHELF', design: { name: 'Shelf label' } })
  expect(sent.design.elements[0]).toMatchObject({ id: 'name', positionX: 15, positionY: 8 })
}, 60_000)

test('shows the form of the element that is selected in the list, and changes nothing without WRITE', async () => {
  const { label, press } = await open(['READ'])
  const list = within(screen.getByRole('listbox', { name: 'Elements' }))
  act(() => list.getByRole('option', { name: 'Selling Price' }).click())
  expect(await screen.findByRole('region', { name: 'Selling Price' })).toBeTruthy()
  press('Delete')
  expect(label.getAttribute('aria-label')).toBe('Label with 3 elements, 1 selected')
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
}, 60_000)
