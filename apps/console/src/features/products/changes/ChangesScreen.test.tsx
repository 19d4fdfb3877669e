import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '@greenroom/ui'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve } from '#app/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#app/session.atoms.ts'
import type { ChangeSet } from './change-set.atoms.ts'
import { ChangesScreen } from './ChangesScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

vi.setConfig({ testTimeout: 20_000 })
// The parts of the screen come one after the other.
configure({ asyncUtilTimeout: 5_000 })

// The grid measures itself, which jsdom cannot.
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
  undo: { possible: 47, changedSince: 3, created: 0 },
}

async function open(answers: Answers, write = true) {
  const access = write ? ['READ', 'WRITE'] : ['READ']
  const features = ['CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT'].map((key) => ({ key, access }))
  const calls = serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /business': () => ({
      company: {
        companyCode: 'demo',
        name: 'N',
        currency: 'USD',
        timeZone: 'UTC',
        dateFormat: 'YYYY-MM-DD',
        numberFormat: '1,234.56',
      },
      locations: [],
    }),
    'GET /configs/common/system': () => [],
    'GET /changesets/7/rows': () => ({ data: [], nextCursor: null }),
    ...answers,
  })
  const store = createStore()
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
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

test('what is applied says what was asked for, how many, and offers the way back', async () => {
  await open({ 'GET /changesets/7': () => applied })
  expect(await screen.findByText('Items are modified')).toBeDefined()
  expect(screen.getByText('Consignment set to Yes')).toBeDefined()
  expect(screen.getByText('50 items')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('what is under way is followed until it is over', async () => {
  let asked = 0
  await open({
    'GET /changesets/7': () => (asked++ < 2 ? { ...applied, state: 'APPLYING', done: 20, undo: undefined } : applied),
  })
  expect(await screen.findByText('20 of 50 items')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(await screen.findByText('Items are modified')).toBeDefined()
})

test('the way back names what was changed since, and leaves that as it is', async () => {
  const undo: ChangeSet = { ...applied, changeSetID: '8', kind: 'UNDO', undoes: '7', total: 47, edit: undefined }
  const { user, router, calls } = await open({
    'GET /changesets/7': () => applied,
    'POST /changesets/7/undo': () => undo,
    'GET /changesets/8': () => undo,
    'GET /changesets/8/rows': () => ({ data: [], nextCursor: null }),
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Take back 47 items')
  expect(question.textContent).toContain('3 were changed since and stay as they are')
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
  await vi.waitFor(() => expect(router.state.location.search).toBe('?changeSetID=8'))
  const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/undo'))!
  expect(await sent.clone().json()).toEqual({ leaveChanged: true })
  expect(await screen.findByText('The changes are taken back')).toBeDefined()
})

test('what failed says why, and that nothing was changed', async () => {
  const failure = 'Changed by others in the meantime: A1. Nothing was changed.'
  await open({ 'GET /changesets/7': () => ({ ...applied, state: 'FAILED', failure, undo: undefined }) })
  expect(await screen.findByText("Items couldn't be not modified")).toBeDefined()
  expect(screen.getByText(failure)).toBeDefined()
})

test('who may only read sees it and takes nothing back', async () => {
  await open({ 'GET /changesets/7': () => applied }, false)
  expect(await screen.findByText('Items are modified')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what cannot be loaded is said, and tried again', async () => {
  let asked = 0
  const refusal = new Refusal(500, { code: 'ER_000', message: 'Request not processed' })
  const { user } = await open({ 'GET /changesets/7': () => (asked++ === 0 ? refusal : applied) })
  await user.click(await screen.findByRole('button', { name: /retry|try again/i }))
  expect(await screen.findByText('Items are modified')).toBeDefined()
})
