import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx'
import type { Role } from './roles.atoms.ts'

const crew = { roleID: 100, name: 'Crew', baseRoleID: 9, custom: true, holders: 3, version: 2 } as Role
const cashier = { roleID: 9, name: 'cashier', baseRoleID: 9, custom: false, version: 1 } as Role

test('asks for a role where the deleted one started from none', async () => {
  serve({ 'POST /login': () => loginAnswer(2, [{ key: 'CONFIG_ROLES', access: ['DELETE'] }]) })
  const store = await signedInStore()
  const own = { ...crew, baseRoleID: 100 }
  await act(async () =>
    render(
      <Provider store={store}>
        <DeleteRoleDialog role={own} roles={[cashier, own]} onDeleted={() => {}} onClose={() => {}} />
      </Provider>,
    ),
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete role' }))
  expect(await screen.findByText('Choose a role for its users.')).toBeDefined()
})

test('deletes a role once its users get another, and shows a refusal', async () => {
  const asked = vi.fn()
  let refuses = true
  serve({
    'POST /login': () => loginAnswer(2, [{ key: 'CONFIG_ROLES', access: ['DELETE'] }]),
    'DELETE /roles/100': ({ url }) => {
      asked(new URL(url).search)
      if (refuses) return new Refusal(400, { code: 'ER_000', message: 'Someone has to be left' })
      return cashier
    },
  })
  const store = await signedInStore()
  const onDeleted = vi.fn()
  await act(async () =>
    render(
      <Provider store={store}>
        <DeleteRoleDialog role={crew} roles={[cashier, crew]} onDeleted={onDeleted} onClose={() => {}} />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  expect(screen.getByText(/3 active users have this role/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete role' }))
  expect(await screen.findByText('Someone has to be left')).toBeDefined()
  expect(onDeleted).not.toHaveBeenCalled()
  refuses = false
  await user.click(screen.getByRole('button', { name: 'Delete role' }))
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledExactlyOnceWith(cashier))
  expect(asked).toHaveBeenCalledWith('?to=9&version=2')
})
