import { ApiError } from '@greenroom/api-client'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { type RoleName, RoleNameDialog } from './RoleNameDialog.tsx'
import type { Role } from './roles.atoms.ts'

const role = { roleID: 100, name: 'Crew', custom: true, version: 2 } as Role

test('checks the name, repeats an unanswered save with the same request ID, and shows a refusal', async () => {
  serve({
    'POST /login': () => loginAnswer(2, [{ key: 'CONFIG_ROLES', access: ['READ', 'WRITE'] }]),
    'GET /configs/common/system': () => [],
  })
  const store = await signedInStore()
  const onSave = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(503, { message: 'Gone' }))
    .mockRejectedValueOnce(new ApiError(400, { message: 'No', errors: [{ field: 'name', message: 'Taken' }] }))
    .mockImplementation(async ({ name }: { name: string }) => ({ ...role, name }))
  const onSaved = vi.fn()
  const dialog = <RoleNameDialog role={role} {...{ onSave, onSaved }} onClose={() => {}} />
  const router = createMemoryRouter([{ path: '/', element: dialog }])
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  const save = () => user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.clear(name)
  await user.type(name, 'A & B')
  await save()
  expect(await screen.findByText('Role name may not contain &')).toBeDefined()
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(name)
  await user.type(name, 'Band')
  await save()
  expect(await screen.findByRole('alert')).toBeDefined()
  await save()
  expect(await screen.findByText('Taken')).toBeDefined()
  expect(onSave.mock.calls[1]).toEqual(onSave.mock.calls[0])
  await save()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...role, name: 'Band' }))
})

test('a new role starts from no access, unless the user chooses a role', async () => {
  serve({
    'POST /login': () => loginAnswer(2, [{ key: 'CONFIG_ROLES', access: ['READ', 'WRITE'] }]),
    'GET /configs/common/system': () => [],
  })
  const store = await signedInStore()
  const onSave = vi.fn(async ({ name }: RoleName) => ({ ...role, name }))
  const dialog = <RoleNameDialog roles={[role]} onSave={onSave} onSaved={() => {}} onClose={() => {}} />
  const router = createMemoryRouter([{ path: '/', element: dialog }])
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Band')
  const start = screen.getByRole<HTMLInputElement>('combobox', { name: /Start from/ })
  expect([start.value, screen.getByRole('dialog', { name: 'New role' }).tagName]).toEqual(['No access', 'SECTION'])
  await user.click(screen.getByRole('button', { name: 'Create role' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  await user.clear(start)
  await user.type(start, 'crew{Enter}')
  await user.click(screen.getByRole('button', { name: 'Create role' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  expect(onSave.mock.calls.map(([form]) => form)).toEqual([
    { name: 'Band', startFrom: 'none' },
    { name: 'Band', startFrom: '100' },
  ])
})
