import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { draft, openPriceChange } from './price-change-fixture.tsx'
import { PRICE_CHANGE_ATOMS } from './price-changes.atoms.ts'

test.each([
  ['Submit', () => {}],
  ['Save', () => fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Fall' } })],
] as const)('the one primary button is %s, before and after a change', async (name, change) => {
  await openPriceChange('PC-000007')
  await screen.findByRole('button', { name: 'Submit' })
  change()
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  const primary = buttons.filter(({ dataset, disabled }) => dataset.variant === 'primary' && !disabled)
  expect(primary.map(({ textContent }) => textContent)).toEqual([name])
})

test('saves the form before it submits the price change', async () => {
  const { bodies, user } = await openPriceChange('PC-000007', {
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

test('approving prices below cost asks first, and says how many there are', async () => {
  const line = draft.lines[0]!
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({
      ...draft,
      state: 'SUBMITTED',
      readOnlyReason: "You can't change this price change: it is submitted.",
      actions: [{ name: 'approve', label: 'Approve', isPrimary: true, needsRemark: false }],
      lines: [{ ...line, price: 10, costPrice: 12, sellingPrice: 35 }],
    }),
    'POST /pricechanges/PC-000007/actions': () => ({ ...draft, version: 2, state: 'APPROVED', actions: [] }),
  })
  const warning = await screen.findByText('1 price is below cost.')
  const notice = screen.getByText("You can't change this price change: it is submitted.")
  expect(warning.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve PC-000007' })
  within(dialog).getByText('1 price is below cost.')
  expect(await bodies('POST')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await vi.waitFor(async () => expect(await bodies('POST')).toEqual([{ action: 'approve', version: 1 }]))
})

test('a typed remark stays when its dialog is closed, until the action is done', async () => {
  const { bodies, user } = await openPriceChange('PC-000007', {
    'POST /pricechanges/PC-000007/actions': () => ({ ...draft, version: 2, state: 'CANCELED', actions: [] }),
  })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }))
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' })
  }
  const field = await ask()
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('Wrong tour{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await ask()).value).toBe('Wrong tour')
  await user.click(screen.getByRole('button', { name: 'Cancel price change' }))
  await vi.waitFor(async () =>
    expect(await bodies('POST')).toEqual([{ action: 'cancel', version: 1, remark: 'Wrong tour' }]),
  )
})

test('what is submitted leads to what the button said, or to nothing', async () => {
  const outcome = { label: 'Submit for approval', note: 'Needs approval: more than 20% for CAP.' }
  const [submit, cancel] = draft.actions
  const large = { ...draft, actions: [{ ...submit, to: 'SUBMITTED', outcome }, cancel] }
  const small = { ...draft, actions: [{ ...submit, to: 'APPROVED' }, cancel] }
  const loaded = [large, small]
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => loaded.shift(),
    'POST /pricechanges/PC-000007/actions': () =>
      new Refusal(409, { code: 'ER_000', message: '"Submit" would make this price change approved now.' }),
  })
  await screen.findByText(outcome.note)
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  const refusal = (await screen.findByText("Submit didn't work")).closest<HTMLElement>('[role=alertdialog]')!
  expect(within(refusal).getByText(/would make this price change approved now/)).toBeTruthy()
  await user.click(within(refusal).getByRole('button'))
  expect(await bodies('POST')).toEqual([{ action: 'submit', version: 1, to: 'SUBMITTED', note: outcome.note }])
  await screen.findByRole('button', { name: 'Submit' })
  expect(screen.queryByText(outcome.note)).toBeNull()
})

test('what is not saved yet is saved first, and submitted only after its outcome was shown', async () => {
  const large = { label: 'Submit for approval', note: 'Needs approval: more than 20% for CAP.' }
  const small = { note: 'No price changes by more than 20%: no approval needed.' }
  const [submit] = draft.actions
  const { bodies, user } = await openPriceChange('PC-000007', {
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
  await vi.waitFor(async () =>
    expect(await bodies('POST')).toEqual([{ action: 'submit', version: 2, to: 'APPROVED', note: small.note }]),
  )
})

test('what keeps it from being submitted is said at the field, until the field is changed', async () => {
  const message = 'The effective time has passed.'
  const errors = [{ field: 'effectiveAt', message }]
  const { user } = await openPriceChange('PC-000007', {
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

test('that it is approved is told until it has been applied', async () => {
  const readOnly = { ...draft, actions: [], readOnlyReason: 'It is not a draft.' }
  const loaded = [draft, { ...readOnly, version: 3, state: 'RUNNING' }]
  const { store, user } = await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => loaded.shift(),
    'POST /pricechanges/PC-000007/actions': () => ({ ...readOnly, version: 2, state: 'APPROVED' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText('PC-000007: Approved')
  await act(() => store.set(PRICE_CHANGE_ATOMS.screen.record('PC-000007'), { do: 'load' }))
  await screen.findByText('Running')
  expect(screen.queryByText('PC-000007: Approved')).toBeNull()
})

test('before it is canceled, it says what that means', async () => {
  const canceled = { ...draft, version: 2, state: 'CANCELED', actions: [], readOnlyReason: 'Canceled.' }
  const { bodies, user } = await openPriceChange('PC-000007', {
    'POST /pricechanges/PC-000007/actions': () => canceled,
  })
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
  const { bodies, user } = await openPriceChange('PC-000007', {
    'GET /pricechanges/PC-000007': () => ({ ...draft, state: 'APPLIED', actions: [{ ...undo, outcome: { note } }] }),
    'POST /pricechanges/PC-000007/actions': () => ({ ...draft, version: 2, state: 'PARTLY_UNDONE', actions: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }))
  await screen.findByText(note)
  await user.click(screen.getByRole('button', { name: 'Undo price change' }))
  await vi.waitFor(async () =>
    expect(await bodies('POST')).toEqual([{ action: 'undo', version: 1, to: 'PARTLY_UNDONE', note }]),
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
  const { bodies, user } = await openPriceChange('PC-000007', {
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
