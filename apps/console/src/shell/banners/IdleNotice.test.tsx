import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { signOutQuestionAtom } from '#browser/page.atoms.ts'
import { openFormAtom } from '#browser/open-forms.atoms.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { IdleNotice } from './IdleNotice.tsx'

test('logging out of an idle session asks if a form has unsaved changes (section 4)', async () => {
  serve({ 'POST /login': () => loginAnswer() })
  const store = await signedInStore()
  act(() => store.set(sessionAtom, { type: 'timerEnded', timer: 'idle' }))
  store.set(openFormAtom, { id: 'form', isDirty: true })
  render(
    <Provider store={store}>
      <IdleNotice />
    </Provider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(store.get(signOutQuestionAtom)).toBe('You have unsaved changes, are you sure to leave the page?')
  expect(store.get(sessionAtom).at).toBe('signedIn')
})
