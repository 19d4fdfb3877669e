import { ApiError, dataOf } from '@greenroom/api-client'
import { ToastRegion } from '@greenroom/ui'
import { act, render, screen } from '@testing-library/react'
import { Provider, useAtomValue } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { reachableAtom } from '#browser/connection.atoms.ts'
import { apiAtom } from '#api/api.ts'
import { signedIn } from '#data/data-fixture.ts'
import { paged, usePages } from '#data/pages.ts'
import { resource } from '#data/resource.ts'
import { useLiveData } from '#data/use-live-data.ts'
import { useResource } from '#data/use-resource.ts'
import { showFailure } from '#failures/show-failure.ts'
import { useAttempt } from '#failures/use-attempt.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'

const NO_SERVER = /server cannot be reached/

const taxes = resource({
  name: 'taxes shown',
  load: async (api, signal) => dataOf(await api.GET('/taxes', { signal })).body.length,
})

const fees = resource({
  name: 'fees shown',
  load: async (api, signal) => dataOf(await api.GET('/fees', { signal })).body.length,
})

const items = paged({
  name: 'items shown',
  load: async (api, signal, cursor) => dataOf(await api.GET('/items', { params: { query: { cursor } }, signal })).body,
})

const Taxes = () => <p>{useAtomValue(taxes())} taxes</p>

function Fees() {
  const { value, error } = useResource(fees())
  return <p>{error ?? `${value} fees`}</p>
}

function Items() {
  const { rows, error, onEndReached } = usePages(items())
  return <button onClick={onEndReached}>{error ?? `${rows.length} items`}</button>
}

function Attempt() {
  const api = useAtomValue(apiAtom)
  const { problem, attempt } = useAttempt()
  const send = () => void attempt(() => api.POST('/session/ping'))
  return <button onClick={send}>{problem?.lines[0] ?? 'Attempt'}</button>
}

function Page() {
  useLiveData()
  return (
    <>
      <ScreenBoundary>
        <Taxes />
      </ScreenBoundary>
      <Fees />
      <Items />
      <Attempt />
      <ToastRegion />
    </>
  )
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

async function open() {
  const { store } = await signedIn({
    'GET /taxes': () => [{ taxID: '1', description: '', status: 'Active' }],
    'GET /fees': () => [{ feeID: '1', name: '' }],
    'GET /items': ({ url }) => {
      const isSecond = new URL(url).searchParams.has('cursor')
      return { data: [{ itemID: isSecond ? 'B' : 'A' }], nextCursor: isSecond ? null : 'next' }
    },
  })
  const show = () =>
    act(async () =>
      render(
        <Provider store={store}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </Provider>,
      ),
    )
  const network = fetch
  const leave = () => vi.stubGlobal('fetch', lost)
  async function comeBack() {
    vi.stubGlobal('fetch', network)
    await act(async () => store.set(reachableAtom, true))
  }
  return { show, leave, comeBack }
}

test('what could not be loaded without a connection loads by itself once it is back', async () => {
  const { show, leave, comeBack } = await open()
  leave()
  await show()
  await vi.waitFor(() => expect(screen.getAllByText(NO_SERVER)).toHaveLength(3))
  await comeBack()
  await screen.findByText('1 taxes')
  await screen.findByText('1 fees')
  await screen.findByText('1 items')
  expect(screen.queryByText(NO_SERVER)).toBeNull()
})

test('so does the next page of a list', async () => {
  const { show, leave, comeBack } = await open()
  await show()
  const list = await screen.findByText('1 items')
  leave()
  await act(async () => list.click())
  await screen.findByText(NO_SERVER)
  await comeBack()
  await screen.findByText('2 items')
})

test('what failed without a connection is no longer said once it is back; other failures are', async () => {
  const { show, leave, comeBack } = await open()
  await show()
  await screen.findByText('1 items')
  leave()
  await act(async () => {
    screen.getByText('Attempt').click()
    showFailure('Not deleted', new ApiError(0, undefined))
    showFailure('Not allowed', new ApiError(400, { message: 'No' }))
  })
  await screen.findByText('Not deleted')
  expect(screen.getAllByText(NO_SERVER)).toHaveLength(2)
  await comeBack()
  await screen.findByText('Attempt')
  await vi.waitFor(() => expect(screen.queryByText('Not deleted')).toBeNull())
  expect(screen.getByText('Not allowed')).toBeDefined()
})
