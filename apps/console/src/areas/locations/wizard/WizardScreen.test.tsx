import { ToastRegion } from '@greenroom/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { createMemoryRouter, Outlet, RouterProvider, useHref, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { loginAnswer, serve } from '#session/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { places } from '../locations-fixture.ts'
import { plan } from './plan-fixture.ts'
import { stepPath } from './steps.ts'
import { NEW_PLAN, WIZARD } from './wizard-paths.ts'
import { WizardScreen } from './WizardScreen.tsx'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}
const PLANS = '/utilities/venues/plans'
const PLAN = `${PLANS}/${plan.planID}`
const KEYS = ['LOCATION_VENUE', 'LOCATION_STORE', 'LOCATION_WAREHOUSE', 'LOCATION_REGISTER']

function Frame() {
  const navigate = useNavigate()
  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet />
      <ToastRegion />
    </LinkProvider>
  )
}

async function open(path: string, answers: Answers = {}) {
  const features = [...KEYS, 'UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD'].map((key) => ({
    key,
    access: ['READ', 'WRITE', 'DELETE'],
  }))
  const calls = serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /business': () => ({ company, locations: places }),
    'GET /configs/common/system': () => [],
    [`GET ${PLAN}`]: () => plan,
    ...answers,
  })
  const jotai = createStore()
  jotai.set(renewApiAtom)
  jotai.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(jotai.get(sessionAtom).at).toBe('signedIn'))
  const children = [
    { path: NEW_PLAN, element: <WizardScreen /> },
    { path: `${WIZARD}/:venueID/info`, element: <WizardScreen /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] })
  await act(async () =>
    render(
      <Provider store={jotai}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const sent = (method: string, end: string) =>
    Promise.all(
      calls
        .filter((call) => call.method === method && new URL(call.url).pathname.endsWith(end))
        .map((call) => call.clone().json() as Promise<unknown>),
    )
  return { router, sent }
}

test('Continue saves a new draft and opens its next step, and Back in the browser its first', async () => {
  const { router, sent } = await open(NEW_PLAN, { [`POST ${PLANS}`]: () => plan })
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBe(document.activeElement)
  await userEvent.keyboard('Harbor hall')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(stepPath(plan.planID, 'stores')),
  )
  expect(await screen.findByRole('heading', { level: 2, name: '2. Stores' })).toBeTruthy()
  expect(await sent('POST', PLANS)).toMatchObject([{ plan: { venue: { id: '', name: 'Harbor hall' }, stores: [] } }])
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { level: 2, name: '1. Name and address' })).toBeTruthy()
})

test('Ctrl+S saves the draft, whatever rules it breaks, from the version that was opened', async () => {
  const saved = { ...plan, version: 4, plan: { ...plan.plan, venue: { ...plan.plan.venue, id: 'A B' } } }
  const { sent } = await open(stepPath(plan.planID), { [`PUT ${PLAN}`]: () => saved })
  const id = await screen.findByRole('textbox', { name: 'Venue ID' })
  await userEvent.clear(id)
  await userEvent.type(id, 'A B{Control>}s{/Control}')
  await vi.waitFor(async () => expect(await sent('PUT', PLAN)).toHaveLength(1))
  expect(await sent('PUT', PLAN)).toMatchObject([
    { version: 3, plan: { venue: { id: 'A B' }, stores: plan.plan.stores } },
  ])
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull())
})

test('creation can be repeated after a lost answer', async () => {
  let tries = 0
  // The first call created everything.
  const locations = () => [
    ...places,
    ...(tries > 0 ? [{ id: 'HH-1', type: 'STORE', name: 'x', status: 'Active' }] : []),
  ]
  const { router, sent } = await open(stepPath(plan.planID, 'summary'), {
    'GET /business': () => ({ company, locations: locations() }),
    [`POST ${PLAN}/venue`]: () =>
      ++tries === 1 ? new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) : { venueID: 'HALL' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Create venue' }))
  expect(await screen.findByText(/it is never created twice/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create venue' }))
  expect(await screen.findByText('Harbor hall has been created')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/app/settings/venues/venue/HALL')
  expect(await sent('POST', '/venue')).toEqual([{ version: 3 }, { version: 3 }])
})

test('creates nothing while the plan breaks a rule', async () => {
  const { sent } = await open(stepPath(plan.planID, 'summary'), {
    [`GET ${PLAN}`]: () => ({ ...plan, plan: { ...plan.plan, stores: [{ id: 'S1', name: 'Taken' }] } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Create venue' }))
  expect(await screen.findByText('Please correct the marked fields.')).toBeTruthy()
  expect(screen.getByText('Correct these first')).toBeTruthy()
  expect(await sent('POST', '/venue')).toEqual([])
})

test('a draft that changed in another window is shown as it is now before it becomes a venue', async () => {
  const current = { ...plan, version: 4, plan: { ...plan.plan, venue: { ...plan.plan.venue, name: 'Harbor dome' } } }
  const { sent } = await open(stepPath(plan.planID, 'summary'), {
    [`POST ${PLAN}/venue`]: () =>
      new Refusal(409, { code: 'ER_000', message: 'Changed', body: { current, updatedBy: 'ada' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Create venue' }))
  expect(await screen.findByText(/You changed this draft in another window/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Harbor dome' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create venue' }))
  await vi.waitFor(async () => expect(await sent('POST', '/venue')).toEqual([{ version: 3 }, { version: 4 }]))
})

test('a refused creation marks the row that it names, in its step', async () => {
  const message = 'There is already a register HH-1-1'
  const { router } = await open(stepPath(plan.planID, 'summary'), {
    [`POST ${PLAN}/venue`]: () =>
      new Refusal(400, { code: 'ER_000', message, errors: [{ field: 'registers.0.id', message, value: 'HH-1-1' }] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Create venue' }))
  expect(await screen.findByText('Correct these first')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('link', { name: /^Registers/ })[0]!)
  await vi.waitFor(() => expect(router.state.location.search).toBe('?step=registers'))
  expect(await screen.findByRole('button', { name: `Row 1 (HH-1-1): ${message}` })).toBeTruthy()
})
