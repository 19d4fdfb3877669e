import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { PartnersScreen } from './PartnersScreen.tsx'

const REQUESTED = {
  partnerCode: 'tourside',
  name: 'Tourside',
  status: 'Requested',
  roleID: null,
  roleName: null,
  endsOn: null,
  message: 'Spring tour',
  requestedBy: 'tourside/mara',
  version: 3,
  updatedBy: 'tourside/mara',
  updatedAt: '2026-01-02T03:04:05Z',
}
const COMPANY = {
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
}

async function open(more: Answers = {}) {
  const features = [
    { key: 'CONFIG_PARTNERS', access: ['WRITE'] },
    { key: 'CONFIG_USERS', access: ['READ'] },
  ]
  serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /business': () => ({ company: COMPANY, logoID: null, locations: [] }),
    'GET /partners': () => [REQUESTED],
    'GET /partners/code': () => ({ code: null }),
    'GET /users/roles': () => [
      { roleID: 7, name: 'store manager', mayGive: true },
      { roleID: 2, name: 'system admin', mayGive: false },
    ],
    ...more,
  })
  const store = await signedInStore()
  const router = createMemoryRouter([{ path: '*', element: <PartnersScreen /> }])
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  return userEvent.setup()
}

test('accepts a request with a role that the user may give, and a last day', async () => {
  const sent = vi.fn()
  const user = await open({
    'PUT /partners/tourside': async (request) => {
      sent(await request.json())
      return { ...REQUESTED, status: 'Active', roleID: 7, version: 4 }
    },
  })
  expect(await screen.findByText(/tourside\/mara asked .*: Spring tour/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Accept Tourside' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: /Access/ })).toBe(document.activeElement)
  await user.click(dialog.getByRole('button', { name: /Access/ }))
  expect(screen.queryByRole('option', { name: 'system admin' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'store manager' }))
  await user.type(dialog.getByLabelText(/Last day/), '2026-12-31')
  await user.click(dialog.getByRole('button', { name: 'Give access' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ roleID: 7, endsOn: '2026-12-31', version: 3 }))
})

test('revokes access only once confirmed', async () => {
  const sent = vi.fn()
  const user = await open({
    'GET /partners': () => [
      { ...REQUESTED, status: 'Active', roleID: 7, roleName: 'store manager', endsOn: '2026-12-31' },
    ],
    'PUT /partners/tourside/status': async (request) => {
      sent(await request.json())
      return { ...REQUESTED, status: 'Revoked', version: 4 }
    },
  })
  expect(await screen.findByText('At most the access of store manager, until 2026-12-31')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Revoke access of Tourside' }))
  expect(sent).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Revoke access' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ status: 'Revoked', version: 3 }))
})

test('makes a request code, and shows it', async () => {
  const user = await open({ 'POST /partners/code': () => ({ code: 'K7QWM2XRTA' }) })
  await user.click(await screen.findByRole('button', { name: 'Make a request code' }))
  expect(await screen.findByText('K7QWM2XRTA')).toBeDefined()
})

test('copies the request code, and withdraws it', async () => {
  const withdrawn = vi.fn()
  const user = await open({
    'GET /partners/code': () => ({ code: 'K7QWM2XRTA' }),
    'DELETE /partners/code': () => {
      withdrawn()
      return null
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Copy code' }))
  expect(await navigator.clipboard.readText()).toBe('K7QWM2XRTA')
  await user.click(screen.getByRole('button', { name: 'Withdraw code' }))
  expect(await screen.findByText('No partner can ask for access until you make a request code.')).toBeDefined()
  expect(withdrawn).toHaveBeenCalledOnce()
})
