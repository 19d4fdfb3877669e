import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '@greenroom/ui'
import { Provider, useAtomValue } from 'jotai'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { changedAtom } from '#data/changes.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useReaderNumbers } from '#shell/use-reader-numbers.ts'
import { OwnFormats } from './OwnFormats.tsx'

const COMPANY = {
  companyCode: 'demo',
  name: 'Northlight',
  currency: 'USD',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
  firstDay: 'MONDAY',
  version: 4,
}
const NONE = { timeZone: null, dateFormat: null, timeFormat: null, numberFormat: null, firstDay: null, version: 1 }

/** What any screen shows, and a field for an amount. */
function Shown() {
  const { zoned, money } = useAtomValue(formatsAtom)
  const [price, setPrice] = useState('1234.5')
  useReaderNumbers()
  return (
    <>
      <output>{`${zoned('2026-11-21T03:05:00Z')} ${money(1234.5)} typed ${price}`}</output>
      <TextField label="Price" numeric value={price} onChange={setPrice} />
    </>
  )
}

async function open(saved = vi.fn()) {
  let own: object = NONE
  serve({
    'POST /login': () => loginAnswer(2, []),
    'GET /business': () => ({ company: COMPANY, personalFormats: own, locations: [] }),
    'PUT /account/formats': async (request) => {
      const body = (await request.json()) as object
      saved(body)
      return (own = { ...NONE, ...body, version: 2 })
    },
  })
  const store = await signedInStore()
  const element = (
    <ScreenBoundary>
      <Shown />
      <OwnFormats />
    </ScreenBoundary>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  return { user: userEvent.setup(), saved, store, choose: (next: object) => (own = { ...NONE, version: 2, ...next }) }
}

test('is as the company until a user chooses, and then every time, amount and field follows', async () => {
  const { user, saved } = await open()
  await screen.findByText('2026-11-20 22:05 EST $1,234.50 typed 1234.5')
  const clock = screen.getByRole('button', { name: /Time format/ })
  expect(clock.textContent).toContain('Company default: 24-hour (22:05)')
  await user.click(clock)
  await user.click(await screen.findByRole('option', { name: '12-hour (10:05 PM)' }))
  await user.click(screen.getByRole('button', { name: /Number format/ }))
  await user.click(await screen.findByRole('option', { name: '1.234,56' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('2026-11-20 10:05 PM EST $1.234,50 typed 1234.5')
  expect(saved).toHaveBeenCalledExactlyOnceWith({ version: 1, timeFormat: '12h', numberFormat: '1.234,56' })
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  expect(price.value).toBe('1234,5')
  await user.clear(price)
  await user.type(price, '2.000,75')
  expect(price.value).toBe('2.000,75')
  await screen.findByText(/typed 2000.75$/)
})

test('follows what the user chose in another tab', async () => {
  const { store, choose } = await open()
  await screen.findByText(/^2026-11-20 22:05 EST/)
  choose({ timeZone: 'Asia/Tokyo', dateFormat: 'DD.MM.YYYY' })
  await act(async () => store.set(changedAtom, { entity: 'personalFormats', ids: ['u1'], requestID: 'of another tab' }))
  await screen.findByText(/^21\.11\.2026 12:05 GMT\+9 /)
})
