import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { Tag } from 'lucide-react'
import { useReducer } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { signedIn } from '#data/data-fixture.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { EarlyKeys } from './EarlyKeys.tsx'
import { Palette } from './Palette.tsx'

test('what is typed before the palette is there is kept, and reaches nothing else', () => {
  const [enter, close, below] = [vi.fn(), vi.fn(), vi.fn()]
  function Loading() {
    const [text, type] = useReducer((before: string, edit: (text: string) => string) => edit(before), '')
    return (
      <button onKeyDown={below}>
        {text}
        <EarlyKeys onType={type} onEnter={enter} onClose={close} />
      </button>
    )
  }
  const button = render(<Loading />).getByRole('button')
  const press = (key: string, more = {}) => fireEvent.keyDown(button, { key, ...more })
  expect(
    ['t', 'x', 'Backspace', 'S', '-', 'Shift', '1', 'Dead', 'é', 'Enter', 'Escape'].filter((key) => press(key)),
  ).toEqual([])
  expect([button.textContent, enter.mock.calls.length, close.mock.calls.length]).toEqual(['tS-1é', 1, 1])
  expect(below).not.toHaveBeenCalled()
  expect(press('c', { ctrlKey: true })).toBe(true)
})

test('Enter pressed before the palette has loaded opens the record with the typed code', async () => {
  const { store } = await signedIn({ 'GET /search': () => [{ kind: 'tag', id: 'TS-1', name: 'Shirt', isExact: true }] })
  const finds = { kind: 'tag', one: 'Tag', hrefOf: (id: string) => `/tags/${id}` }
  store.set(screensAtom, [{ path: '/tags', label: 'Tag', offered: 'link', icon: Tag, finds, Screen: () => null }])
  const router = createMemoryRouter([{ path: '*', element: <Palette search="ts-1" isEntered onClose={() => {}} /> }])
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/tags/TS-1'))
})
