import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { LeaveQuestion, leaves, useLeaveQuestion } from './leave-question.tsx'

afterEach(cleanup)

const QUESTION = 'You have unsaved changes, are you sure to leave the page?'

function Form() {
  const [dirty, setDirty] = useState(false)
  const allowLeaving = useLeaveQuestion(dirty, { within: '/form' })
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
      <Link to="/other">Other</Link>
      <Link to="/form/tab">Tab</Link>
    </>
  )
}

async function open() {
  const frame = (
    <>
      <Outlet />
      <LeaveQuestion />
    </>
  )
  const children = [
    { path: '/form/*', element: <Form /> },
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

test('asks when the form is changed; Stay stays and Leave leaves', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Type'))
  await user.click(screen.getByText('Other'))
  expect(screen.getByText(QUESTION)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.queryByText('The other page')).toBeNull()

  await user.click(screen.getByText('Other'))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByText('The other page')).toBeDefined()
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
  const forms = [{ id: 'a' }]
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
