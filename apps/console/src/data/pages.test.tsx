import { act, renderHook, waitFor } from '@testing-library/react'
import { dataOf } from '@greenroom/api-client'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { signedIn } from './data-fixture.ts'
import { invalidateAtom } from './held.atoms.ts'
import { paged, usePages } from './pages.ts'

/** Users A to E by name, two per page; a search for "none" fails. */
async function open(search = '') {
  let answer = (cursor: string): unknown => ({
    data: { '': ['A', 'B'], 2: ['C', 'D'], 4: ['E'] }[cursor]!.map((userID) => ({
      userID,
      name: userID.toLowerCase(),
    })),
    nextCursor: { '': '2', 2: '4', 4: null }[cursor],
    total: { count: 5 },
  })
  const { store, asked } = await signedIn({
    'GET /users/all': ({ url }) => {
      const { searchParams } = new URL(url)
      if (searchParams.get('search') === 'none') return new Refusal(500, { message: 'no' })
      const only = searchParams.get('userID')
      if (only) return { data: only.split(',').map((userID) => ({ userID, name: 'new' })), nextCursor: null }
      return answer(searchParams.get('cursor') ?? '')
    },
  })
  const users = paged({
    name: 'users',
    entities: ['user'],
    load: async (api, signal, cursor, text: string) =>
      dataOf(await api.GET('/users/all', { params: { query: { cursor, search: text } }, signal })).body,
    rows: {
      idOf: ({ userID }) => userID,
      load: async (api, ids) =>
        dataOf(await api.GET('/users/all', { params: { query: { userID: ids.join(',') } } })).body.data,
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const hook = renderHook(({ text }) => usePages(users(text)), { wrapper, initialProps: { text: search } })
  await waitFor(() => expect(hook.result.current.loading).toBe(false))
  const rows = () => hook.result.current.rows.map(({ userID, name }) => userID + name)
  const more = async () => {
    const before = rows().length
    act(() => hook.result.current.onEndReached!())
    await waitFor(() => expect(rows().length).toBeGreaterThan(before))
  }
  return { ...hook, store, users, wrapper, asked, rows, more, refuse: (how: typeof answer) => void (answer = how) }
}

test('loads one page after another until all are loaded', async () => {
  const { result, rows, more, asked } = await open()
  expect(result.current).toMatchObject({ total: '2+', first: { total: { count: 5 } } })
  await more()
  await more()
  expect(rows()).toEqual(['Aa', 'Bb', 'Cc', 'Dd', 'Ee'])
  expect(result.current).toMatchObject({ total: 5, onEndReached: undefined })
  expect(asked('/users/all')).toBe(3)
})

test('with other arguments, keeps the old rows until the first answer; shows none of them after a failure', async () => {
  const { result, rows, rerender } = await open()
  rerender({ text: 'a' })
  expect(result.current.loading).toBe(true)
  expect(rows()).toEqual(['Aa', 'Bb'])
  await waitFor(() => expect(result.current.loading).toBe(false))
  rerender({ text: 'none' })
  await waitFor(() => expect(result.current.error).toBe('no'))
  expect(rows()).toEqual([])
})

test('reports a page that fails, and loads it on retry', async () => {
  const { result, rows, refuse } = await open()
  refuse(() => new Refusal(500, { message: 'later' }))
  act(() => result.current.onEndReached!())
  await waitFor(() => expect(result.current.error).toBe('later'))
  expect(rows()).toEqual(['Aa', 'Bb'])
  refuse(() => ({ data: [{ userID: 'C', name: 'c' }], nextCursor: null }))
  act(() => result.current.onRetry())
  await waitFor(() => expect(rows()).toEqual(['Aa', 'Bb', 'Cc']))
  expect(result.current.error).toBeUndefined()
})

test('replaces changed rows in place, and ignores other changes once the list is scrolled', async () => {
  const { store, rows, more, asked } = await open()
  await more()
  const calls = asked('/users/all')
  const change = (ids: string[]) => act(async () => store.set(invalidateAtom, { entity: 'user', ids, by: 'colleague' }))
  await change(['B', 'D'])
  await waitFor(() => expect(rows()).toEqual(['Aa', 'Bnew', 'Cc', 'Dnew']))
  await change(['X'])
  expect(asked('/users/all')).toBe(calls + 1)
})

test('loads again as many rows as were there, when they have changed while nobody looked', async () => {
  const { store, users, wrapper, more, unmount, asked } = await open()
  await more()
  await more()
  unmount()
  store.set(invalidateAtom, { entity: 'user', ids: null, by: 'write' })
  const { result } = renderHook(() => usePages(users('')), { wrapper })
  await waitFor(() => expect(asked('/users/all')).toBe(6))
  await waitFor(() => expect(result.current).toMatchObject({ loading: false, total: 5 }))
})

test('comes back with the rows and the position that it was left with', async () => {
  const { users, wrapper, asked } = await open('once')
  const place = { rows: 4, top: 120, onScroll: vi.fn(), onRows: vi.fn() }
  const { result } = renderHook(() => usePages(users('again'), place), { wrapper })
  await waitFor(() => expect(result.current.rows).toHaveLength(4))
  expect(result.current).toMatchObject({ initialTop: 120, total: '4+' })
  expect(asked('/users/all')).toBe(3)
  expect(place.onRows).toHaveBeenLastCalledWith(4)
})
