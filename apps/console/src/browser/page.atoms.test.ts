import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { goToAtom } from './page.atoms.ts'

test('the same page keeps its entry of the history, as after a reload, and another page has none of it', () => {
  const chosen = { usr: { items: '2 selected items' } }
  window.history.replaceState(chosen, '', '/app/utilities/labels/print?item=MUG')
  const store = createStore()
  store.set(goToAtom, '/app/utilities/labels/print?item=MUG')
  expect(window.history.state).toEqual(chosen)
  store.set(goToAtom, '/console/login')
  expect(window.history.state).toBeNull()
})
