import { ToastRegion } from '@greenroom/ui'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { reachableAtom } from '#browser/connection.atoms.ts'
import { scan } from '#browser/scan-fixture.ts'
import { useScanner } from '#data/use-scanner.ts'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { PriceChangeScreen } from './PriceChangeScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** jsdom has no layout, and a sheet without a height has no rows. */
Object.defineProperty(Element.prototype, 'clientHeight', { get: () => 400 })

const company = {
  companyCode: 'demo',
  name: 'N',
  currency: 'USD',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
}

const draft = {
  number: 'PC-000007',
  version: 1,
  state: 'DRAFT',
  reason: 'Summer',
  effectiveAt: '2030-07-01T04:30:00.000Z',
  lines: [{ itemID: 'CAP', itemName: 'A cap', field: 'sellingPrice', price: 36, was: 35 }],
  hiddenLines: 0,
  totals: [{ name: 'lines', label: 'Lines', kind: 'count', value: 1 }],
  attachments: [] as object[],
  actions: [
    { name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false },
    { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false },
  ],
  createdAt: '2030-01-01T12:00:00.000Z',
  createdBy: 'ada',
  updatedAt: '2030-01-01T12:00:00.000Z',
  updatedBy: 'ada',
}
const event = { eventID: '1', action: 'create', to: 'DRAFT', at: draft.createdAt, by: 'ada' }

function Frame() {
  useScanner(() => {})
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
}

async function open(number: string, answers: Answers = {}, access = ['READ', 'WRITE', 'DELETE'], state?: object) {
  const calls = serve({
    'POST /login': () =>
      loginAnswer(
        2,
        ['CATALOG_PRODUCT', 'CATALOG_PRICE_CHANGE'].map((key) => ({ key, access })),
      ),
    'GET /business': () => ({ company, locations: [] }),
    'GET /pricechanges/PC-000007': () => draft,
    'GET /pricechanges/PC-000007/events': () => [event],
    ...answers,
  })
  const store = await signedInStore()
  const path = '/app/catalog/pricechanges'
  const children = [{ path: `${path}/:number`, element: <PriceChangeScreen /> }]
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: [{ pathname: `${path}/${number}`, state }],
  })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  const bodies = (method: string) =>
    Promise.all(
      calls.filter((call) => call.method === method && call.url.includes('pricec')).map((call) => call.clone().json()),
    )
  return { store, router, bodies, user: userEvent.setup() }
}

async function add(user: ReturnType<typeof userEvent.setup>, code: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: /^Add an item/ }), { target: { value: code } })
  await user.type(screen.getByRole('textbox', { name: /^Add an item/ }), '{Enter}')
}

test('a new one takes an item, once, and is saved as a draft under its number', async () => {
  const { bodies, router, user } = await open('new', {
    'GET /items': () => ({ data: [{ itemID: 'CAP', name: 'A cap' }], nextCursor: null }),
    'POST /pricechanges': () => draft,
  })
  await add(user, '084000000749')
  await screen.findByText('CAP was added.')
  await add(user, 'CAP')
  await screen.findByText('CAP is on line 1 already.')
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Summer' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/catalog/pricechanges/PC-000007'))
  expect(await bodies('POST')).toEqual([
    { reason: 'Summer', effectiveAt: null, lines: [{ itemID: 'CAP', field: 'sellingPrice', price: null }] },
  ])
})

test('saves the form before it submits the price change', async () => {
  const { bodies, user } = await open('PC-000007', {
    'PUT /pricechanges/PC-000007': () => ({ ...draft, reason: 'Fall', version: 2 }),
    'POST /pricechanges/PC-000007/actions': () => ({
      ...draft,
      version: 3,
      state: 'SUBMITTED',
      actions: [
        { name: 'approve', label: 'Approve', isPrimary: true, needsRemark: false, disabledReason: 'Not yours.' },
      ],
      readOnlyReason: "You can't change this price change: it is submitted.",
    }),
  })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText("You can't change this price change: it is submitted.")
  expect(screen.getByText('Not yours.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect((await bodies('PUT'))[0]).toMatchObject({ version: 1, reason: 'Fall', effectiveAt: draft.effectiveAt })
  expect(await bodies('POST')).toEqual([{ action: 'submit', version: 2 }])
})

test('what is submitted leads to what the button said, or to nothing', async () => {
  const outcome = { label: 'Submit for approval', note: 'Needs approval: more than 20% for CAP.' }
  const [submit, cancel] = draft.actions
  const large = { ...draft, actions: [{ ...submit, to: 'SUBMITTED', outcome }, cancel] }
  const small = { ...draft, actions: [{ ...submit, to: 'APPROVED' }, cancel] }
  const loaded = [large, small]
  const { bodies, user } = await open('PC-000007', {
    'GET /pricechanges/PC-000007': () => loaded.shift(),
    'POST /pricechanges/PC-000007/actions': () =>
      new Refusal(409, { code: 'ER_000', message: '"Submit" would make this price change approved now.' }),
  })
  await screen.findByText(outcome.note)
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  const refusal = (await screen.findByText("Submit didn't work")).closest<HTMLElement>('[role=alertdialog]')!
  expect(within(refusal).getByText(/would make this price change approved now/)).toBeTruthy()
  await user.click(within(refusal).getByRole('button'))
  expect(await bodies('POST')).toEqual([{ action: 'submit', version: 1, to: 'SUBMITTED' }])
  await screen.findByRole('button', { name: 'Submit' })
  expect(screen.queryByText(outcome.note)).toBeNull()
})

test('what is not saved yet is saved first, and submitted only after its outcome was shown', async () => {
  const large = { label: 'Submit for approval', note: 'Needs approval: more than 20% for CAP.' }
  const small = { note: 'No price changes by more than 20%: no approval needed.' }
  const [submit] = draft.actions
  const { bodies, user } = await open('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, actions: [{ ...submit, to: 'SUBMITTED', outcome: large }] }),
    'PUT /pricechanges/PC-000007': () => ({
      ...draft,
      reason: 'Fall',
      version: 2,
      actions: [{ ...submit, to: 'APPROVED', outcome: small }],
    }),
    'POST /pricechanges/PC-000007/actions': () => ({ ...draft, version: 3, state: 'APPROVED', actions: [] }),
  })
  await screen.findByRole('button', { name: 'Submit for approval' })
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })
  expect(screen.queryByText(large.note)).toBeNull()
  expect(screen.getByText('Saves your changes first and shows the outcome.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(small.note)
  expect(await bodies('PUT')).toHaveLength(1)
  expect(await bodies('POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await vi.waitFor(async () => expect(await bodies('POST')).toEqual([{ action: 'submit', version: 2, to: 'APPROVED' }]))
})

test('what is wrong with a line is said at the line', async () => {
  const errors = [{ field: 'lines.0.price', message: 'New price is required.' }]
  const refusal = new Refusal(400, { code: 'ER_000', message: 'Correct the marked field and save again.', errors })
  const { user } = await open('PC-000007', { 'PUT /pricechanges/PC-000007': () => refusal })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/1 with problems/)
})

test('what keeps it from being submitted is said at the field, until the field is changed', async () => {
  const message = 'The effective time has passed.'
  const errors = [{ field: 'effectiveAt', message }]
  const { user } = await open('PC-000007', {
    'POST /pricechanges/PC-000007/actions': () => new Refusal(409, { code: 'ER_000', message, errors }),
  })
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText("Submit didn't work")
  const field = screen.getByLabelText<HTMLInputElement>(/^Effective/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '2031-07-01T00:30' } })
  await vi.waitFor(() => expect(screen.queryByText("Submit didn't work")).toBeNull())
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

test('one begun from a selection has a line for each item, to be saved', async () => {
  const items = ['CAP', 'TEE'].map((itemID) => ({ itemID, name: `A ${itemID}` }))
  const { bodies, user } = await open('new', { 'POST /pricechanges': () => draft }, ['READ', 'WRITE'], { items })
  await screen.findByText(/^2 rows/)
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(async () =>
    expect((await bodies('POST'))[0]).toMatchObject({
      lines: [
        { itemID: 'CAP', field: 'sellingPrice', price: null },
        { itemID: 'TEE', field: 'sellingPrice', price: null },
      ],
    }),
  )
})

test('Ctrl+S saves what was typed', async () => {
  const saved = { ...draft, reason: 'Fall', version: 2 }
  const { bodies, user } = await open('PC-000007', { 'PUT /pricechanges/PC-000007': () => saved })
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  await user.keyboard('{Control>}s{/Control}')
  await vi.waitFor(async () => expect((await bodies('PUT'))[0]).toMatchObject({ reason: 'Summer!' }))
})

test('before it is canceled, it says what that means', async () => {
  const canceled = { ...draft, version: 2, state: 'CANCELED', actions: [], readOnlyReason: 'Canceled.' }
  const { bodies, user } = await open('PC-000007', { 'POST /pricechanges/PC-000007/actions': () => canceled })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }))
  await screen.findByText(/can't be edited again/)
  expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel price change' }))
  await vi.waitFor(async () => expect(await bodies('POST')).toEqual([{ action: 'cancel', version: 1 }]))
})

test('before it is undone, it says which items keep their prices', async () => {
  const note = 'TEE has changed since and keeps its prices.'
  const undo = { name: 'undo', label: 'Undo', isPrimary: false, needsRemark: false, to: 'PARTLY_UNDONE' }
  const { bodies, user } = await open('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'APPLIED', actions: [{ ...undo, outcome: { note } }] }),
    'POST /pricechanges/PC-000007/actions': () => ({ ...draft, version: 2, state: 'PARTLY_UNDONE', actions: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }))
  await screen.findByText(note)
  await user.click(screen.getByRole('button', { name: 'Undo price change' }))
  await vi.waitFor(async () =>
    expect(await bodies('POST')).toEqual([{ action: 'undo', version: 1, to: 'PARTLY_UNDONE' }]),
  )
  await screen.findByText('Partly undone')
})

test('a refused undo shows what undoing does by now, and asks again', async () => {
  const note = 'TEE has changed since and keeps its prices.'
  const undo = { name: 'undo', label: 'Undo', isPrimary: false, needsRemark: false, to: 'UNDONE' }
  const applied = { ...draft, state: 'APPLIED', readOnlyReason: 'It is applied.' }
  const loaded = [
    { ...applied, actions: [undo] },
    { ...applied, actions: [{ ...undo, to: 'PARTLY_UNDONE', outcome: { note } }] },
    { ...applied, actions: [] },
  ]
  const message = '"Undo" would make this price change partly undone now.'
  const { bodies, user } = await open('PC-000007', {
    'GET /pricechanges/PC-000007': () => loaded.shift(),
    'POST /pricechanges/PC-000007/actions': () => new Refusal(409, { code: 'ER_000', message }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Undo price change' }))
  await screen.findByText(note)
  expect(screen.getByText(message)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo price change' }))
  await screen.findByText('This is no longer possible.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo price change' }).disabled).toBe(true)
  expect((await bodies('POST')).map(({ to }) => to)).toEqual(['UNDONE', 'PARTLY_UNDONE'])
})

test.each([
  [1, "1 line has a price that you don't have access to."],
  [2, "2 lines have prices that you don't have access to."],
])('says that %i lines are left out', async (hiddenLines, words) => {
  await open('PC-000007', { 'GET /pricechanges/PC-000007': () => ({ ...draft, hiddenLines }) })
  await screen.findByText(words)
})

test('a number that nobody has leads to the list', async () => {
  const missing = () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' })
  await open('PC-999999', {
    'GET /pricechanges/PC-999999': missing,
    'GET /pricechanges/PC-999999/events': missing,
  })
  await screen.findByText('There is no price change PC-999999.')
  const link = screen.getByRole('link', { name: 'Go to Price changes' })
  expect(link.getAttribute('href')).toBe('/app/catalog/pricechanges')
})

test('says which fields are unsaved, and how much room the reason has', async () => {
  const { user } = await open('PC-000007')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: 'x'.repeat(251) } })
  await screen.findByText('Changed: Reason')
  expect(screen.getByText(/251.*250/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Remove rows/ }))
  await screen.findByText('Changed: Reason, Lines')
})

test('a row is removed by its button, and comes back by Undo', async () => {
  const { user } = await open('PC-000007')
  await user.click(await screen.findByRole('button', { name: /^Remove rows/ }))
  await screen.findByText(/No lines yet/)
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByText(/^1 row/)
})

test('files are listed, added and removed; what the server would refuse is not sent', async () => {
  const offer = { attachmentID: 'a1', name: 'offer.pdf', type: 'application/pdf', size: 2048 }
  const stored = { ...offer, addedAt: draft.createdAt, addedBy: 'ada' }
  const { user } = await open('PC-000007', {
    'POST /pricechanges/PC-000007/attachments': () => ({ ...draft, attachments: [stored] }),
    'DELETE /pricechanges/PC-000007/attachments/a1': () => draft,
  })
  await screen.findByRole('button', { name: 'Choose files' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const pdf = new File(['%PDF-1.7'], 'offer.pdf', { type: 'application/pdf' })
  await user.upload(input, [new File(['<html>'], 'fake.pdf'), pdf])
  await screen.findByText('fake.pdf does not hold what its ending says.')
  await screen.findByText(/^2 KB · ada/)
  await user.click(screen.getByRole('button', { name: 'Remove offer.pdf' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'offer.pdf' })).toBeNull())
})

test('without a time, a read-only one says when prices change', async () => {
  const readOnlyReason = "You can't change this price change: it is submitted."
  await open('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'SUBMITTED', effectiveAt: null, readOnlyReason }),
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Effective')).value).toBe('As soon as approved')
})

test('a scheduled one says when it applies, in the time of the company', async () => {
  await open('PC-000007', { 'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'APPROVED' }) })
  await screen.findByText('Applies 2030-07-01 00:30')
})

test('the log, the totals and the time of the company', async () => {
  await open('PC-000007')
  const log = within(await screen.findByRole('list', { name: 'Log' }))
  expect(log.getByText(/by ada/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Effective/).value).toBe('2030-07-01T00:30')
})

test('who may not write it cannot begin one', async () => {
  await open('new', {}, ['READ'])
  await screen.findByText("You don't have permission")
})

/** A cell of the lines. */
const cell = (row: number, column: number) =>
  within(screen.getByRole('grid', { name: 'lines' })).getAllByRole('row')[row]!.children[column] as HTMLElement
const PRICE = 4

test('a scan adds its item, or goes to its line and flashes it, and leaves the cell with the focus as it was', async () => {
  const { bodies, user } = await open('PC-000007', {
    'GET /items': ({ url }) => {
      const itemID = new URL(url).searchParams.get('code') === 'TEE-1' ? 'TEE-1' : 'CAP'
      return { data: [{ itemID, name: `A ${itemID}` }], nextCursor: null }
    },
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  await screen.findByText(/^1 row/)
  await user.click(cell(1, PRICE))
  await scan('TEE-1')
  await screen.findByText('TEE-1 was added.')
  await scan('840000007490')
  await screen.findByText('CAP is on line 1 already.')
  expect(document.querySelector('[data-flash]')?.textContent).toContain('CAP')
  expect(document.activeElement).toBe(cell(1, PRICE))
  await user.keyboard('{Control>}s{/Control}')
  await vi.waitFor(async () =>
    expect((await bodies('PUT'))[0].lines).toEqual([
      { itemID: 'CAP', field: 'sellingPrice', price: '36' },
      { itemID: 'TEE-1', field: 'sellingPrice', price: null },
    ]),
  )
})

test('two scans at once of one item make one line', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open('new', { 'GET /items': () => promise })
  await screen.findByText(/^No lines yet/)
  await scan('TEE-1')
  await scan('TEE-1')
  resolve({ data: [{ itemID: 'TEE-1', name: 'A tee' }], nextCursor: null })
  await screen.findByText('TEE-1 is on line 1 already.')
  await screen.findByText(/^1 row/)
})

test('says that there is no item of a scanned code', async () => {
  await open('new', { 'GET /items': () => ({ data: [], nextCursor: null }) })
  await screen.findByText(/^No lines yet/)
  await scan('TEE-1')
  await screen.findByText('There is no item TEE-1.')
})

test('Ctrl+S saves a cell while it is edited, and keeps the focus there', async () => {
  const saved = { ...draft, lines: [{ ...draft.lines[0], price: 9.5 }], version: 2 }
  const { bodies, user } = await open('PC-000007', { 'PUT /pricechanges/PC-000007': () => saved })
  await screen.findByText('No changes')
  await user.click(cell(1, PRICE))
  await user.keyboard('9.5')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await vi.waitFor(async () => expect((await bodies('PUT'))[0].lines[0].price).toBe('9.5'))
  await screen.findByText('No changes')
  expect(document.activeElement).toBe(cell(1, PRICE))
})

test('the Save button saves a cell while it is edited, even as the first change', async () => {
  const { bodies, user } = await open('PC-000007', {
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  await screen.findByText('No changes')
  await user.click(cell(1, PRICE))
  await user.keyboard('9.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () => expect((await bodies('PUT'))[0].lines[0].price).toBe('9.5'))
})

const kept = () => Object.entries(sessionStorage).filter(([key]) => key.includes('documentDraft'))

/** The page reloads once it has kept what was typed: this stays, although a form that is left discards it. */
async function reload(number: string, answers: Answers = {}, earlier: unknown = []) {
  await vi.waitFor(() => expect(kept()).not.toEqual(earlier))
  const before = kept()
  cleanup()
  for (const [key, value] of before) sessionStorage.setItem(key, value)
  return open(number, answers)
}

test('what was typed into a new one comes back after a reload, until it is saved', async () => {
  const items = {
    'GET /items': () => ({ data: [{ itemID: 'TEE-1', name: 'A tee', sellingPrice: 20 }], nextCursor: null }),
  }
  const first = await open('new', items)
  await add(first.user, 'TEE-1')
  await screen.findByText('TEE-1 was added.')
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  const earlier = kept()
  await first.user.click(cell(1, PRICE))
  await first.user.keyboard('25{Enter}')

  const { bodies, user } = await reload('new', { ...items, 'POST /pricechanges': () => draft }, earlier)
  await screen.findByText('Your unsaved changes are back')
  await screen.findByText('A tee')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await vi.waitFor(async () =>
    expect((await bodies('POST'))[0].lines).toEqual([{ itemID: 'TEE-1', field: 'sellingPrice', price: '25' }]),
  )
  await vi.waitFor(() => expect(kept()).toEqual([]))
})

test('a changed one goes on from the version that it was loaded from', async () => {
  const first = await open('PC-000007')
  await first.user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  const theirs = { ...draft, version: 2, reason: 'Spring' }
  const conflict = new Refusal(409, {
    code: 'ER_000',
    message: 'Changed',
    body: { current: theirs, updatedBy: 'grace' },
  })
  const { bodies, user } = await reload('PC-000007', {
    'GET /pricechanges/PC-000007': () => theirs,
    'PUT /pricechanges/PC-000007': () => conflict,
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reason' })).value).toBe('Summer!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^grace changed this price change/)
  expect((await bodies('PUT'))[0]).toMatchObject({ version: 1, reason: 'Summer!' })
})

test('discarding discards what is kept', async () => {
  const { user } = await open('PC-000007')
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await vi.waitFor(() => expect(kept()).toEqual([]))
})

test('one that was submitted meanwhile shows as it is, and says so', async () => {
  const first = await open('PC-000007')
  await first.user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  const readOnlyReason = "You can't change this price change: it is submitted."
  await reload('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, version: 2, state: 'SUBMITTED', readOnlyReason }),
  })
  await screen.findByText("Your unsaved changes can't be restored")
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Summer')
})

test('a save that failed without a connection is no error any more once the connection is back', async () => {
  const { store, user } = await open('PC-000007', {
    'PUT /pricechanges/PC-000007': () => ({ ...draft, version: 2 }),
  })
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '!')
  const network = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const bar = within(screen.getByRole('region', { name: 'Changes' }))
  await bar.findByRole('alert')
  vi.stubGlobal('fetch', network)
  act(() => store.set(reachableAtom, true))
  await vi.waitFor(() => expect(bar.queryByRole('alert')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('No changes')
})
