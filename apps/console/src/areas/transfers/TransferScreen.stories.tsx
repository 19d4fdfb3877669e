import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Transfer, TransferRow } from './transfers.atoms.ts'

const meta = {
  title: 'Screens/Transfer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['INVENTORY_TRANSFER', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const list = '/app/inventory/transfers'
const at = `${list}/TR-000007`
const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }
const header = {
  from: 'WAREHOUSE/W1',
  fromName: 'River Street warehouse',
  to: 'STORE/S1',
  toName: 'Main stand',
  requestedBy: 'Mia Torres',
  tracking: null,
  remarks: null,
}
const nothing = { shipped: null, received: null, lost: null, damaged: null, returned: null, reason: null }

const draft: Transfer = {
  ...by,
  ...header,
  number: 'TR-000007',
  version: 1,
  state: 'DRAFT',
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000001',
      itemID: 'CAP',
      itemName: 'Meridian Snapback',
      requested: 6,
      available: 24,
      unitCost: 9.5,
      ...nothing,
    },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000002',
      itemID: 'TEE',
      itemName: 'Tour Tee, black, L',
      requested: 12,
      available: 8,
      unitCost: 6.25,
      ...nothing,
    },
  ],
  hiddenLines: 0,
  totals: [
    { name: 'items', label: 'Items', kind: 'count', value: 2 },
    { name: 'units', label: 'Units', kind: 'count', value: 18 },
    { name: 'value', label: 'Value at cost', kind: 'money', value: 132 },
  ],
  related: [],
  attachments: [],
  actions: [
    { name: 'request', label: 'Request', isPrimary: true, needsRemark: false, to: 'REQUESTED' },
    { name: 'shipNow', label: 'Ship now', isPrimary: false, needsRemark: false },
  ],
}

const inTransit: Transfer = {
  ...draft,
  version: 3,
  state: 'IN_TRANSIT',
  lines: draft.lines.map((line) => ({ ...line, shipped: line.requested })),
  actions: [
    {
      name: 'receive',
      label: 'Receive',
      isPrimary: true,
      needsRemark: false,
      disabledReason: 'Enter what has arrived, or choose "Receive all as shipped".',
    },
    { name: 'receiveAll', label: 'Receive all as shipped', isPrimary: false, needsRemark: false },
  ],
}

const received: Transfer = {
  ...inTransit,
  state: 'RECEIVED',
  readOnlyReason: "You can't change this transfer: it is received.",
  lines: inTransit.lines.map((line, index) =>
    index === 0 ? { ...line, received: 6 } : { ...line, received: 10, damaged: 2, reason: 'Wet box' },
  ),
  actions: [],
}

const events = [
  { eventID: '1', action: 'create', to: 'DRAFT', at: by.createdAt, by: 'ada' },
  { eventID: '2', action: 'request', from: 'DRAFT', to: 'REQUESTED', at: by.createdAt, by: 'ada' },
]
const showing = (one: Transfer, more: Answers = {}): Answers => ({
  'GET /transfers/TR-000007': () => one,
  'GET /transfers/TR-000007/events': () => events,
  'GET /items': () => ({ data: [{ itemID: 'CAP', name: 'Meridian Snapback' }], nextCursor: null }),
  ...more,
})

const rows: TransferRow[] = ['DRAFT', 'REQUESTED', 'IN_TRANSIT', 'PARTIALLY_RECEIVED', 'RECEIVED', 'CANCELED'].map(
  (state, index) => ({ ...by, ...header, number: `TR-00000${9 - index}`, state, lines: 3 }),
)
const listing = (data: readonly TransferRow[]): Answers => ({
  'GET /transfers': () => ({ data, nextCursor: null, total: { count: data.length, capped: false } }),
})

export const List = screenStory({ at: list, features: WRITE, answers: listing(rows) }, async ({ canvas }) => {
  for (const word of ['Draft', 'Requested', 'In transit', 'Partially received', 'Received']) {
    await expect((await canvas.findAllByText(word))[0]).toBeVisible()
  }
  await expect(canvas.getByText('6 transfers')).toBeVisible()
})

export const ListEmpty = screenStory({ at: list, features: WRITE, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No transfers yet')).toBeVisible()
})

export const ListLoading = screenStory(
  { at: list, features: WRITE, answers: { 'GET /transfers': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Transfers' })).toBeVisible()
  },
)

export const Draft = screenStory({ at, features: WRITE, answers: showing(draft) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('columnheader', { name: 'Available' })).toBeVisible()
  await expect(canvas.queryByRole('columnheader', { name: 'Received' })).toBeNull()
  await expect((await canvas.findAllByText('Value at cost'))[0]).toBeVisible()
})

/** A whole stand is moved: what is not on the transfer yet is added, with all that is on hand. */
export const EverythingOnHand = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'GET /stock/at': () => [
        { itemID: 'CAP', name: 'Meridian Snapback', onHand: 24 },
        { itemID: 'MUG', name: 'Tour mug', onHand: 3.5 },
      ],
      'GET /stock/onhand': () => [{ itemID: 'MUG', onHand: 3.5 }],
    }),
  },
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Add everything on hand' })
    await userEvent.click(button)
    await expect(await canvas.findByText('1 item added.')).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: /MUG/ })).toBeVisible()
    await expect(canvas.getAllByRole('gridcell', { name: '3.5' })[0]).toBeVisible()
    await userEvent.click(button)
    await expect(await canvas.findByText('It is all on this transfer already.')).toBeVisible()
  },
)

export const InTransit = screenStory({ at, features: WRITE, answers: showing(inTransit) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('columnheader', { name: 'Received' })).toBeVisible()
  await expect(canvas.queryByRole('columnheader', { name: 'Available' })).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Remove rows' })).toBeNull()
  await expect(canvas.getByRole('textbox', { name: 'Tracking' })).toHaveAttribute('readonly')
  await expect(canvas.getByText('2 items on the way')).toBeVisible()
})

export const Elsewhere = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({
      ...inTransit,
      readOnlyReason: 'Only somebody who works at Main stand can receive this transfer.',
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only somebody who works at Main stand/)).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: /^Add an item/ })).toBeNull()
  },
)

export const Received = screenStory({ at, features: READ, answers: showing(received) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Wet box')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Receive' })).toBeNull()
})

export const WithoutCosts = screenStory(
  {
    at,
    features: grant(['READ', 'WRITE'], 'INVENTORY_TRANSFER', 'CATALOG_PRODUCT'),
    answers: showing({
      ...draft,
      lines: draft.lines.map(({ unitCost: _, ...line }) => line),
      totals: draft.totals.slice(0, 2),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Available' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Unit cost' })).toBeNull()
    await expect(canvas.queryByText('Value at cost')).toBeNull()
  },
)

export const New = screenStory({ at: `${list}/new`, features: WRITE, answers: showing(draft) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: /^From/ })).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: /^Requested by/ }), 'Mia')
  await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }))
  await expect((await canvas.findAllByText(/From is required/))[0]).toBeVisible()
})

export const NewForbidden = screenStory({ at: `${list}/new`, features: READ, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const NotThere = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'GET /transfers/TR-000007': () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no transfer TR-000007.')).toBeVisible()
  },
)
