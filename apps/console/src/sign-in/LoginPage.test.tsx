import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoginPage } from './LoginPage.tsx'
import { type Answers, loginAnswer, Refusal, serve } from '#session/session-fixture.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { start } from '#shell/start.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/console/login')
})

async function open(answers: Answers = {}) {
  const calls = serve(answers)
  const store = createStore()
  start(store, () => {})
  await act(async () =>
    render(
      <Provider store={store}>
        <LoginPage />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  const fill = async (remember = false) => {
    await user.type(screen.getByLabelText('Company code'), ' demo ')
    await user.type(screen.getByLabelText('Username'), 'ada')
    await user.type(screen.getByLabelText('Password'), ' pw ')
    if (remember) await user.click(screen.getByLabelText('Remember me on this computer'))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { store, calls, user, fill }
}

test('has the names, autocomplete and title that password managers look for', async () => {
  await open()
  const autocomplete = ['Company code', 'Username', 'Password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  )
  expect(autocomplete).toEqual(['organization', 'username', 'current-password'])
  expect(document.title).toBe('Sign in · Greenroom')
})

test('sends nothing while a field is blank, and focuses the first blank one', async () => {
  const { calls, user } = await open()
  await user.type(screen.getByLabelText('Company code'), 'demo')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Enter the username')).toBeDefined()
  expect(screen.getByText('Enter the password')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(calls).toHaveLength(0)
})

test('sends the password unchanged and the other fields trimmed', async () => {
  const { store, calls, fill } = await open({ 'POST /login': () => loginAnswer() })
  await fill(true)
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
  expect(await calls[0]!.json()).toEqual({
    domain: 'demo',
    username: 'ada',
    password: ' pw ',
    remember: true,
    fetchAccountConfig: true,
  })
})

test('after a failure, keeps the form except the password, which gets the focus', async () => {
  const answer = new Refusal(401, { error: 'unauthorized', error_description: 'Account is locked' })
  const { fill } = await open({ 'POST /login': () => answer })
  await fill()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('UnauthorizedAccount is locked')
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('shows a partner a link to the portal for 10 seconds (section 8)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { fill } = await open({
    'POST /login': () => new Refusal(403, { code: 'ER_010', message: 'Not allowed' }),
    'GET /config': () => ({ partnerPortalURL: 'https://partners.test', partnerPortalLoginEndPoint: '/login' }),
  })
  await fill()
  const link = await screen.findByRole('link', { name: 'Please use partner portal' })
  expect(link.getAttribute('href')).toBe('https://partners.test/login')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText('Please use partner portal')).toBeNull()
})

test('shows the password on request', async () => {
  const { user } = await open()
  const password = screen.getByLabelText('Password')
  expect(password.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.getAttribute('type')).toBe('text')
})

test('who has no authenticator yet gets a secret for one, once', async () => {
  const asking = {
    ...loginAnswer(),
    token: 'T2',
    authorizationData: { features: [], places: [] },
    secondFactor: { enrolled: false },
  }
  const { calls, fill } = await open({
    'POST /login': () => asking,
    'POST /2fa/enrollment': () => ({ secret: 'JBSWY3DP', uri: 'otpauth://totp/Greenroom:ada?secret=JBSWY3DP' }),
    'POST /2fa/enrollment/confirm': () => new Refusal(400, { code: 'ER_000', message: 'Not this one' }),
  })
  await fill()
  await screen.findByText('JBSWY3DP')
  await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}')
  await screen.findByRole('alert')
  expect(screen.getByText('JBSWY3DP')).toBeDefined()
  const asked = calls.filter(({ url }) => url.endsWith('/2fa/enrollment'))
  expect(asked.map(({ headers }) => [headers.get('token'), headers.get('Domain')])).toEqual([['T2', 'demo']])
})
