import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { SecondStep } from './SecondStep.tsx'

async function open(value: string, enrolled: boolean, more: Answers = {}) {
  serve({
    'POST /login': () => loginAnswer(),
    'GET /account/configuration': () => ({
      accountConfigurations: [{ key: 'system.security.2fa.enabled', value }],
    }),
    'GET /2fa': () => ({ enrolled, recoveryCodesLeft: enrolled ? 7 : 0 }),
    ...more,
  })
  const store = await signedInStore()
  await act(async () =>
    render(
      <Provider store={store}>
        <SecondStep />
      </Provider>,
    ),
  )
  return { store, user: userEvent.setup() }
}

test('sets up an authenticator, goes on with the new token, and shows the recovery codes', async () => {
  const { store, user } = await open('false', false, {
    'POST /2fa/enrollment': () => ({ secret: 'SECRETS', uri: 'otpauth://totp/x?secret=SECRETS' }),
    'POST /2fa/enrollment/confirm': async (request) =>
      ((await request.json()) as { code: string }).code === '123456'
        ? { token: 'T2', recoveryCodes: ['aaaa-bbbb'] }
        : new Refusal(400, { code: 'ER_000', message: 'The code is not right' }),
  })
  expect(await screen.findByText(/Your company doesn't ask for a code at sign-in/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Set up authenticator' }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator' })).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '000000{Enter}')
  expect(await screen.findByText('The code is not right')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456{Enter}')
  expect(await screen.findByText('aaaa-bbbb')).toBeDefined()
  expect(store.get(sessionAtom)).toMatchObject({ at: 'signedIn', token: 'T2' })
})

test('replaces the recovery codes of those who have an authenticator, and says how many are left', async () => {
  await open('true', true)
  expect(await screen.findByRole('textbox', { name: 'Authenticator code' })).toBeDefined()
  expect(screen.getByText(/Recovery codes left: 7/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Set up authenticator' })).toBeNull()
})
