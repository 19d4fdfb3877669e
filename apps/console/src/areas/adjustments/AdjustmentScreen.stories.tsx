import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
