import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { Provider } from 'jotai'
import { Tag } from 'lucide-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import type { ScreenRoute } from '#screens/area.ts'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import { ChangesScreen } from './ChangesScreen.tsx'

// The parts of the screen load one after another.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const applied: ChangeSet = {
  changeSetID: '7',
  kind: 'BULK',
  state: 'APPLIED',
  edit: { fields: { consignment: true }, adjustments: [], filter: {} },
  counts: { items: 60, change: 50, unchanged: 6, problems: 3, system: 1 },
  done: 50,
  total: 50,
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: 'ada',
  undo: { possible: 47, changedSince: 3, created: 0, discontinued: 0 },
}

const PRICE_CHANGE_SCREEN: ScreenRoute = {
  path: '/app/catalog/pricechanges/:number',
  label: 'Price change',
  offered: 'link',
  documentPrefix: 'PC',
  icon: Tag,
  operation: 'getPriceChange',
  Screen: () => null,
}

async function open(answers: Answers, write = true) {
  const access = write ? ['READ', 'WRITE'] : ['READ']
  const features = ['CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT', 'CATALOG_PRICE_CHANGE'].map((key) => ({ key, access }))
  const calls = serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /business': () => ({
      company: {
        companyCode: 'demo',
        name: 'N',
        currency: 'USD',
        timeZone: 'UTC',
        dateFormat: 'YYYY-MM-DD',
        timeFormat: '24h',
        numberFormat: '1,234.56',
        firstDay: 'MONDAY',
      },
      locations: [],
    }),
    'GET /configs/common/system': () => [],
    'GET /changesets/7/rows': () => ({ data: [], nextCursor: null }),
    ...answers,
  })
  const store = await signedInStore()
  store.set(screensAtom, [PRICE_CHANGE_SCREEN])
  const routes = [{ path: '*', element: <ChangesScreen /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/app/catalog/changes?changeSetID=7'] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
        <ToastRegion />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  return { user, router, calls }
}

test('shows the requested changes and counts of an applied change set, and offers Undo', async () => {
  await open({ 'GET /changesets/7': () => applied })
  expect(await screen.findByText('Items are modified')).toBeDefined()
  expect(screen.getByRole('list', { name: 'Requested changes' }).textContent).toBe('Consignment set to Yes')
  expect(screen.getByText('50 items')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('follows a running change set until it ends', async () => {
  let asked = 0
  await open({
    'GET /changesets/7': () => (asked++ < 2 ? { ...applied, state: 'APPLYING', done: 20, undo: undefined } : applied),
  })
  expect(await screen.findByText('20 of 50 items')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(await screen.findByText('Items are modified')).toBeDefined()
})

test('Undo names the items changed since and leaves them unchanged', async () => {
  const undo: ChangeSet = { ...applied, changeSetID: '8', kind: 'UNDO', undoes: '7', total: 47, edit: undefined }
  const { user, router, calls } = await open({
    'GET /changesets/7': () => applied,
    'GET /changesets/7/rows': () => ({ data: [{ itemID: 'TEE', name: 'Tee', changes: [] }], nextCursor: null }),
    'POST /changesets/7/undo': () => undo,
    'GET /changesets/8': () => undo,
    'GET /changesets/8/rows': () => ({ data: [], nextCursor: null }),
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Undo changes to 47 items?')
  expect(question.textContent).toContain('3 changed since and will stay as they are: TEE and more.')
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
  await vi.waitFor(() => expect(router.state.location.search).toBe('?changeSetID=8'))
  const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/undo'))!
  expect(await sent.clone().json()).toEqual({ leaveChanged: true })
  expect(await screen.findByText('Changes undone')).toBeDefined()
})

test("links a document's change set to the document, where it is undone", async () => {
  const { edit: _, ...rest } = applied
  await open({ 'GET /changesets/7': () => ({ ...rest, kind: 'DOCUMENT', documentNumber: 'PC-000003' }) })
  expect(await screen.findByRole('heading', { name: 'Price change PC-000003' })).toBeDefined()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Price change PC-000003' })
  expect(new URL(link.href).pathname).toBe('/app/catalog/pricechanges/PC-000003')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a failed change set shows the reason and that nothing changed', async () => {
  const failure = 'Changed by others in the meantime: A1. Nothing was changed.'
  await open({ 'GET /changesets/7': () => ({ ...applied, state: 'FAILED', failure, undo: undefined }) })
  expect(await screen.findByText("Items couldn't be not modified")).toBeDefined()
  expect(screen.getByText(failure)).toBeDefined()
})

test('with read access only, shows the change set without Undo', async () => {
  await open({ 'GET /changesets/7': () => applied }, false)
  expect(await screen.findByText('Items are modified')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' }).ariaDisabled).toBe('true')
})

test('reports a failed load and offers Retry', async () => {
  let asked = 0
  const refusal = new Refusal(500, { code: 'ER_000', message: 'Request not processed' })
  const { user } = await open({ 'GET /changesets/7': () => (asked++ === 0 ? refusal : applied) })
  await user.click(await screen.findByRole('button', { name: /retry|try again/i }))
  expect(await screen.findByText('Items are modified')).toBeDefined()
})
