import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { serve } from '#session/session-fixture.ts'
import { Root } from './Root.tsx'

test('leads from Back into the app to the login page after signing out, and remembers the page (section 2)', async () => {
  serve({})
  window.history.replaceState(null, '', '/console/login')
  const store = createStore()
  store.set(renewApiAtom)
  render(
    <Provider store={store}>
      <Root />
    </Provider>,
  )
  await act(async () => {
    window.history.replaceState(null, '', '/app/catalog/products?search=shirt')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(window.location.pathname).toBe('/console/login')
  expect(store.get(sessionAtom)).toEqual({ at: 'signedOut', target: '/app/catalog/products?search=shirt' })
})
