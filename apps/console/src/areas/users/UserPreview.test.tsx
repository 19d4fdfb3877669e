import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { previewAtom } from '#session/preview.atoms.ts'
import { PreviewBanner } from '#shell/banners/PreviewBanner.tsx'
import { UserPreview } from './UserPreview.tsx'
import type { StaffUser, UserSettings } from './users.atoms.ts'
import { staff } from './users-fixture.ts'

const LOCATIONS = ['Main store', 'Yard cart', 'Pier shop'].map((name, at) => ({
  type: 'STORE' as const,
  id: `S${at + 1}`,
  name,
  status: 'Active' as const,
}))
const READS = { key: 'CONFIG_USERS', access: ['READ'] }
const worksAt = (...ids: string[]): StaffUser => ({
  ...staff,
  locations: ids.map((locationID) => ({ type: 'STORE', locationID })),
})

async function open(user: StaffUser, features = [READS, { key: 'CONFIG_ROLES', access: ['READ'] }]) {
  serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /authorise': (request) => ({ features: request.headers.get('X-Preview-Role') === '7' ? [READS] : [] }),
    'GET /business': () => ({ locations: LOCATIONS }),
  })
  const store = await signedInStore()
  const settings = { locations: LOCATIONS } as unknown as UserSettings
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <PreviewBanner />
            <UserPreview user={user} settings={settings} disabled={false} />
          </>
        ),
      },
    ],
    { initialEntries: ['/app/settings/users/user?userID=U2'] },
  )
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  return { store, router, user: userEvent.setup() }
}

test('previews a user with their role at their places alone, and leads back to them', async () => {
  const { store, router, user } = await open(worksAt('S2', 'S3'))
  await user.click(screen.getByRole('button', { name: 'Preview as this user' }))
  expect(await screen.findByText('Preview as Bea Lindqvist, store manager')).toBeDefined()
  expect(store.get(previewAtom)).toMatchObject({ roleID: 7, features: [READS], location: { id: 'S2' } })
  expect(router.state.location.pathname).toBe('/app/home')
  const place = await screen.findByRole('combobox', { name: 'Place of the preview' })
  await user.click(place)
  await user.keyboard('{ArrowDown}')
  const places = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(places).toEqual(['Yard cartS2', 'Pier shopS3'])
  await user.clear(place)
  await user.tab()
  expect(place).toHaveProperty('value', 'Yard cart')
  expect(store.get(previewAtom)).toMatchObject({ location: { id: 'S2' } })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(router.state.location).toMatchObject({ pathname: '/app/settings/users/user', search: '?userID=U2' })
})

test('previews a user of all places everywhere', async () => {
  const { user } = await open(worksAt())
  await user.click(screen.getByRole('button', { name: 'Preview as this user' }))
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'All places')
})

test('previews nobody who works at none of the places of the signed-in user', async () => {
  await open(worksAt('FAR'))
  const button = screen.getByRole('button', { name: 'Preview as this user' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('is offered to those who see roles', async () => {
  await open(staff, [READS])
  expect(screen.queryByRole('button')).toBeNull()
})
