import { dataOf } from '@greenroom/api-client'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useAtomValue } from 'jotai'
import { expect, test } from 'vitest'
import { apiAtom } from '#api/api.ts'
import { confirmationAtom } from '#session/confirmation.atoms.ts'
import { loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { ConfirmItsYou } from './ConfirmItsYou.tsx'

function Asked() {
  const confirmation = useAtomValue(confirmationAtom)
  return confirmation && <ConfirmItsYou settle={confirmation.settle} />
}

/** Ends another session, which the server allows only after the password. */
async function endDevice() {
  let isConfirmed = false
  serve({
    'POST /login': () => loginAnswer(),
    'DELETE /sessions/s1': () => {
      if (isConfirmed) return null
      return new Refusal(403, { code: 'ER_011', message: 'Confirm that it is you' })
    },
    'POST /session/confirm': async (request) => {
      const { secret } = (await request.json()) as { secret: string }
      if (secret !== 'pw') return new Refusal(400, { code: 'ER_000', message: 'This is not your current password.' })
      isConfirmed = true
      return null
    },
  })
  const store = await signedInStore()
  render(
    <Provider store={store}>
      <Asked />
    </Provider>,
  )
  const ended = store.get(apiAtom).DELETE('/sessions/{sessionID}', { params: { path: { sessionID: 's1' } } })
  const field = await screen.findByLabelText(/Password of/)
  return { ended, field }
}

test('asks again after a wrong password, and goes on after the right one', async () => {
  const { ended, field } = await endDevice()
  await userEvent.type(field, 'wrong{Enter}')
  expect(await screen.findByText('This is not your current password.')).toBeDefined()
  await userEvent.type(field, 'pw{Enter}')
  expect(dataOf(await ended).code).toBe('OK_000')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaves the operation refused if the user cancels', async () => {
  const { ended } = await endDevice()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect((await ended).response.status).toBe(403)
})
