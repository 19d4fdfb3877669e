import { ComboBox } from '@greenroom/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LeaveQuestion, leaves, useLeaveQuestion } from './leave-question.tsx'

const QUESTION = 'You have unsaved changes, are you sure to leave the page?'

function Form({ save }: { save?: () => Promise<boolean> }) {
  const [dirty, setDirty] = useState(false)
  const allowLeaving = useLeaveQuestion(dirty, { within: '/form' }, save)
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => setDirty(true)}>Type</button>
      <button
        onClick={() => {
          allowLeaving()
          void navigate('/other')
        }}
      >
        Save
      </button>
      <form>
        <ComboBox label="Vendor" options={[{ id: 'ACME', label: 'Acme' }]} value="" />
      </form>
      <Link to="/other">Other</Link>
      <Link to="/form/tab">Tab</Link>
    </>
  )
}

async function open(save?: () => Promise<boolean>) {
  const frame = (
    <>
      <Outlet />
      <LeaveQuestion />
    </>
  )
  const children = [
    { path: '/form/*', element: <Form save={save} /> },
    { path: '/other', element: <p>The other page</p> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/form'] })
  await act(async () => render(<RouterProvider router={router} />))
  return { user: userEvent.setup(), router }
}

test('does not ask when the form is unchanged', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Other'))
  expect(screen.getByText('The other page')).toBeDefined()
})

test('asks when the form is changed; Stay stays and Discard leaves', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Type'))
  await user.click(screen.getByText('Other'))
  expect(screen.getByText(QUESTION)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.queryByText('The other page')).toBeNull()

  await user.click(screen.getByText('Other'))
  expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByText('The other page')).toBeDefined()
})

test('saves and leaves; a save that fails stays', async () => {
  const save = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true)
  const { user } = await open(save)
  const leave = async () => {
    await user.click(screen.getByText('Other'))
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
  }
  await user.click(screen.getByText('Type'))
  await leave()
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect(screen.queryByText('The other page')).toBeNull()
  await leave()
  expect(await screen.findByText('The other page')).toBeDefined()
  expect(save).toHaveBeenCalledTimes(2)
})

test('text that names no option is asked about, and never saved over', async () => {
  const save = vi.fn(async () => true)
  const { user } = await open(save)
  const vendor = screen.getByRole<HTMLInputElement>('combobox', { name: 'Vendor' })
  await user.type(vendor, 'Nobody')
  await user.click(screen.getByText('Other'))
  expect(screen.getByText(QUESTION)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await user.click(screen.getByText('Type'))
  await user.click(screen.getByText('Other'))
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect([vendor.value, save.mock.calls]).toEqual(['Nobody', []])
  expect(screen.getByText(/isn't in the list/)).toBeDefined()
})

test('does not ask after saving', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Type'))
  await user.click(screen.getByText('Save'))
  expect(screen.getByText('The other page')).toBeDefined()
})

test('does not ask when moving between the tabs of a form', async () => {
  const { user, router } = await open()
  await user.click(screen.getByText('Type'))
  await user.click(screen.getByText('Tab'))
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(router.state.location.pathname).toBe('/form/tab')
})

test('asks before a browser tab with a changed form closes', async () => {
  const { user } = await open()
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(true)
  await user.click(screen.getByText('Type'))
  expect(close()).toBe(false)
})

const at = (pathname: string, search = '') => ({ pathname, search })
const INFO = '/app/catalog/products/product/info'

test('a new path leaves the form, a new query on the same path does not', () => {
  const forms = [{}]
  expect(leaves(forms, at('/app/a'), at('/app/b'))).toBe(true)
  expect(leaves(forms, at('/app/a'), at('/app/a', '?tab=2'))).toBe(false)
  expect(leaves([], at('/app/a'), at('/app/b'))).toBe(false)
})

test('the tabs of one product share the form, another product does not', () => {
  const forms = [{ id: 'a', within: '/app/catalog/products/product/', record: 'itemID' }]
  const other = '/app/catalog/products/product/variants'
  expect(leaves(forms, at(INFO, '?itemID=A'), at(other, '?itemID=A'))).toBe(false)
  expect(leaves(forms, at(INFO, '?itemID=A'), at(INFO, '?itemID=B'))).toBe(true)
  expect(leaves(forms, at(INFO), at(INFO, '?itemID=B'))).toBe(true)
  expect(leaves(forms, at(INFO, '?itemID=A'), at('/app/catalog/products'))).toBe(true)
})
