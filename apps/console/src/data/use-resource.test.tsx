import { dataOf } from '@greenroom/api-client'
import { render, screen } from '@testing-library/react'
import { Provider, useStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { signedIn } from './data-fixture.ts'
import { invalidateAtom } from './held.atoms.ts'
import { resource } from './resource.ts'
import { useResource } from './use-resource.ts'

const names = resource({
  name: 'names',
  entities: ['tax'],
  load: async (api, signal) =>
    dataOf(await api.GET('/lists/{kind}', { params: { path: { kind: 'tax' } }, signal })).body,
})

/** A page that hears of a change of its list right before it is on screen. */
function Names() {
  const store = useStore()
  useLayoutEffect(() => {
    void store.set(invalidateAtom, { entity: 'tax', ids: null, by: 'echo' })
  }, [store])
  const { value, loading } = useResource(names())
  return <p>{loading ? 'Loading' : value?.map(({ name }) => name).join()}</p>
}

test('a list that changes between its first rendering and the screen is loaded once more, and shown', async () => {
  const answer = () => new Promise((resolve) => setTimeout(resolve, 20, [{ id: 'A', name: 'City tax' }]))
  const { store, asked } = await signedIn({ 'GET /lists/tax': answer })
  await store.get(names())
  render(
    <Provider store={store}>
      <Names />
    </Provider>,
  )
  await expect(screen.findByText('City tax')).resolves.toBeDefined()
  expect(asked('/lists/tax')).toBe(2)
})
