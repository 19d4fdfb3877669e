import { expect, test } from 'vitest'
import { loginFailure } from './index.ts'

const portal = 'https://partners.example/login'

test('F1 reports a gateway that cannot be reached', () => {
  const notice = { title: '502 Bad Gateway', message: "Can't connect to the server. Please try to log in again." }
  expect(loginFailure({ status: 502 })).toEqual(notice)
  expect(loginFailure({ status: 502, body: '<html>' })).toEqual(notice)
})

test('F1 gives the same message for no answer and for a gateway timeout', () => {
  const message = "Can't connect to the server. Please try to log in again."
  expect(loginFailure({ status: 0 })).toEqual({ message })
  expect(loginFailure({ status: 504, body: '<html>' })).toEqual({ title: '504 Gateway Timeout', message })
})

test('T3 reports a remembered token that no longer exists', () => {
  const body = { code: 'ER_009', message: 'Refresh token not found' }
  expect(loginFailure({ status: 401, body })).toEqual({
    message: 'Your authentication is expired, please login again',
  })
})

test('T3 reports an expired authentication only for a 401', () => {
  const body = { code: 'ER_009', message: 'Refresh token not found' }
  expect(loginFailure({ status: 400, body })).toEqual({ title: 'Unauthorized', message: 'Refresh token not found' })
})

test('F2 shows a body that is a string', () => {
  expect(loginFailure({ status: 400, body: 'No such company' })).toEqual({
    title: 'Unauthorized',
    message: 'No such company',
  })
})

test('F3 401 unauthorized shows the error description', () => {
  const body = { error: 'unauthorized', error_description: 'Account is locked', message: 'no' }
  expect(loginFailure({ status: 401, body })).toEqual({ title: 'Unauthorized', message: 'Account is locked' })
})

test('F4 reports expired credentials', () => {
  const body = { error: 'invalid_grant', error_description: 'User credentials have expired' }
  expect(loginFailure({ status: 400, body })).toEqual({
    title: 'User credentials have expired',
    message: 'Please click forgot password to continue.',
  })
})

test('F4 shows the same text under another error unchanged', () => {
  const body = { error: 'unauthorized', error_description: 'User credentials have expired' }
  expect(loginFailure({ status: 401, body }).message).toBe('User credentials have expired')
})

test('F5 shows the description, or else the message', () => {
  const body = { error: 'invalid_grant', description: 'Bad credentials', message: 'Failed' }
  expect(loginFailure({ status: 400, body }).message).toBe('Bad credentials')
  expect(loginFailure({ status: 400, body: { ...body, description: ' ' } }).message).toBe('Failed')
})

test.each([{}, { body: undefined }, { body: null }, { body: '' }, { body: {} }, { body: { message: 7 } }, { body: 7 }])(
  'F6 falls back to the administrator message for %o',
  (failure) => {
    expect(loginFailure(failure)).toEqual({ title: 'Unauthorized', message: 'Please contact administrator' })
  },
)

test('F7 sends a partner at the regular login to the portal', () => {
  const body = { code: 'ER_010', message: 'You are not allowed to access this application' }
  const notice = { message: 'Please use partner portal', link: portal, seconds: 10 }
  expect(loginFailure({ status: 403, body }, { portalURL: portal })).toEqual(notice)
})

test('F7 does not send those who are at the partner portal there again', () => {
  const body = { code: 'ER_010', message: 'You are not allowed to access this application' }
  expect(loginFailure({ status: 403, body }, { portalURL: 'https://partners.example', atPortal: true })).toEqual({
    title: 'Unauthorized',
    message: 'You are not allowed to access this application',
  })
})

test('F9 titles a message without a title Unauthorized', () => {
  expect(loginFailure({ status: 500, body: { message: 'Out of order' } }).title).toBe('Unauthorized')
})
