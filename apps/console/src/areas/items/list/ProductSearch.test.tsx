import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { signedIn } from '#data/data-fixture.ts'
import { ProductSearch } from './ProductSearch.tsx'

const items: Record<string, string[]> = {
  'code=840000007490,0840000007490': ['TEE-1'],
  'code=SHARED': ['TEE-1', 'TEE-2'],
  'productID=POSTER': ['POSTER-1'],
  'productID=TEE': ['TEE-1', 'TEE-2'],
}

async function open(answered = Promise.resolve()) {
  const onSearch = vi.fn()
  const { store } = await signedIn({
    'GET /items': async ({ url }) => {
      await answered
      const asked = Object.keys(items).find((query) => {
        const [name, value] = query.split('=') as [string, string]
        return new URL(url).searchParams.get(name) === value
      })
      return { data: asked ? items[asked]!.map((itemID) => ({ itemID })) : [], nextCursor: null }
    },
  })
  const element = <ProductSearch search="" onSearch={onSearch} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/list'] })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  const place = () => router.state.location.pathname + router.state.location.search
  return { user, place, onSearch, box: screen.getByRole('searchbox') }
}

test.each([
  ['840000007490', 'TEE-1'],
  ['POSTER', 'POSTER-1'],
])('Enter after %s opens the only item that has it as a code or product ID', async (code, itemID) => {
  const { user, place, box } = await open()
  await user.type(box, `${code}{Enter}`)
  await waitFor(() => expect(place()).toContain(`itemID=${itemID}`))
})

test.each(['SHARED', 'TEE', 'tour'])('Enter after %s searches the list', async (text) => {
  const { user, place, onSearch, box } = await open()
  await user.type(box, `${text}{Enter}`)
  expect(onSearch).toHaveBeenCalledWith(text)
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(place()).toBe('/list')
})

test('what is typed before the answer keeps the list open', async () => {
  let answer = () => {}
  const { user, place, box } = await open(new Promise((resolve) => (answer = resolve)))
  await user.type(box, '840000007490{Enter}5')
  answer()
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(place()).toBe('/list')
})
