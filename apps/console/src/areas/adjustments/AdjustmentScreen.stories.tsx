import type { components } from '@greenroom/openapi'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { Adjustment, AdjustmentRow } from './adjustments.atoms.ts'

const meta = {
  title: 'Screens/Adjustment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['INVENTORY_ADJUSTMENT', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const list = '/app/inventory/adjustments'
const at = `${list}/AD-000007`
const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }
const header = { place: 'STORE/S1', placeName: 'Main stand', reason: 'CORRECTION', remarks: 'Count of the top shelf' }
const note = 'CAP has 3 fewer since you counted, so it becomes 7.'

const initiated: Adjustment = {
  ...by,
  ...header,
  number: 'AD-000007',
  version: 1,
  state: 'INITIATED',
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000001',
      itemID: 'CAP',
      itemName: 'Meridian Snapback',
      option: 'FINAL',
      quantity: 10,
      onHand: 12,
      onHandNow: 9,
      unitCost: 9.5,
    },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000002',
      itemID: 'TEE',
      itemName: 'Tour Tee, black, L',
      option: 'ADD',
      quantity: 2,
      onHand: 8,
      onHandNow: 8,
      unitCost: 6.25,
    },
  ],
  hiddenLines: 0,
  totals: [
    { name: 'items', label: 'Items', kind: 'count', value: 2 },
    { name: 'units', label: 'Units', kind: 'count', value: 0 },
    { name: 'value', label: 'Value effect', kind: 'money', value: -6.5 },
  ],
  related: [],
  attachments: [],
  actions: [
    { name: 'commit', label: 'Commit', isPrimary: true, needsRemark: false, to: 'COMMITTED', outcome: { note } },
    { name: 'reject', label: 'Reject', isPrimary: false, needsRemark: true },
  ],
}

type Sent = components['schemas']['OpeningBalances']
const NOWHERE = 'S9 is not one of the stores and warehouses where you work.'

/** What the server says of a row of opening balances. */
function planOf({ line, itemID, location }: Sent['rows'][number]): components['schemas']['EntryPlan'] {
  return location === 'S9'
    ? { line, id: itemID, action: 'refuse', changes: [], issues: [{ field: 'location', message: NOWHERE }] }
    : { line, id: itemID, action: 'create', changes: [{ field: 'quantity', from: 0, to: 12 }], issues: [] }
}

const events = [{ eventID: '1', action: 'create', to: 'INITIATED', at: by.createdAt, by: 'ada' }]
const showing = (one: Adjustment, more: Answers = {}): Answers => ({
  'GET /adjustments/AD-000007': () => one,
  'GET /adjustments/AD-000007/events': () => events,
  ...more,
})
const rows: AdjustmentRow[] = ['INITIATED', 'COMMITTED', 'REJECTED'].map((state, index) => ({
  ...by,
  ...header,
  number: `AD-00000${9 - index}`,
  state,
  lines: 3,
}))
const listing = (data: readonly AdjustmentRow[]): Answers => ({
  'GET /adjustments': () => ({ data, nextCursor: null, total: { count: data.length, capped: false } }),
})

export const List = screenStory({ at: list, features: WRITE, answers: listing(rows) }, async ({ canvas }) => {
  for (const word of ['Initiated', 'Committed', 'Rejected']) {
    await expect((await canvas.findAllByText(word))[0]).toBeVisible()
  }
  await expect(canvas.getByText('3 adjustments')).toBeVisible()
})

/** Opening balances from a file: a row is refused before anything is changed, and corrected in place. */
export const OpeningBalances = screenStory(
  {
    at: list,
    features: WRITE,
    answers: {
      ...listing(rows),
      'POST /adjustments/openingbalances/check': async (request) => ((await request.json()) as Sent).rows.map(planOf),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import opening balances' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import opening balances' }))
    await expect(dialog.getByText('Columns: Item ID, Location ID, Quantity')).toBeVisible()
    const file = new File(['Item ID,Location ID,Quantity\nCAP,S1,12\nTEE,S9,4\n'], 'opening.csv', { type: 'text/csv' })
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await expect(await dialog.findByText(/1 opening balance is new/)).toBeVisible()
    await expect((await dialog.findAllByText(NOWHERE))[0]).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  },
)

export const ListEmpty = screenStory({ at: list, features: WRITE, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No adjustments yet')).toBeVisible()
})

export const Initiated = screenStory({ at, features: WRITE, answers: showing(initiated) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('columnheader', { name: 'On hand now' })).toBeVisible()
  await expect((await canvas.findAllByText(note))[0]).toBeVisible()
  await expect((await canvas.findAllByText('Value effect'))[0]).toBeVisible()
})

export const Committed = screenStory(
  {
    at,
    features: READ,
    answers: showing({
      ...initiated,
      state: 'COMMITTED',
      readOnlyReason: "You can't change this adjustment: it is committed.",
      actions: [],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'On hand before' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Commit' })).toBeNull()
  },
)

export const WithoutCosts = screenStory(
  {
    at,
    features: grant(['READ', 'WRITE'], 'INVENTORY_ADJUSTMENT', 'CATALOG_PRODUCT'),
    answers: showing({
      ...initiated,
      lines: initiated.lines.map(({ unitCost: _, ...line }) => line),
      totals: initiated.totals.slice(0, 2),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Quantity' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Unit cost' })).toBeNull()
  },
)

export const NewForbidden = screenStory({ at: `${list}/new`, features: READ, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const NotThere = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(initiated, {
      'GET /adjustments/AD-000007': () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no adjustment AD-000007.')).toBeVisible()
  },
)
