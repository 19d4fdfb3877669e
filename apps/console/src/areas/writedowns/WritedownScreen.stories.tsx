import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { Writedown, WritedownEffect, WritedownRow } from './writedowns.atoms.ts'

const meta = {
  title: 'Screens/Writedown',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['INVENTORY_WRITEDOWN', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const list = '/app/inventory/writedowns'
const at = `${list}/WD-000007`
const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }
const header = { reason: 'OBSOLETE', remarks: 'Last season, kept for the outlet' }

const draft: Writedown = {
  ...by,
  ...header,
  number: 'WD-000007',
  version: 1,
  state: 'DRAFT',
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000001',
      itemID: 'CAP',
      itemName: 'Meridian Snapback',
      unitCost: 9.5,
      newCost: 4,
      sellingPrice: 30,
    },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000002',
      itemID: 'TEE',
      itemName: 'Tour Tee, black, L',
      unitCost: 6.25,
      newCost: 7,
      sellingPrice: 35,
    },
  ],
  hiddenLines: 0,
  totals: [{ name: 'items', label: 'Items', kind: 'count', value: 2 }],
  related: [],
  attachments: [],
  actions: [{ name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false, to: 'SUBMITTED' }],
}

const effects: WritedownEffect[] = [
  { locationType: 'STORE', locationID: 'S1', locationName: 'Main stand', units: 12, effect: -66 },
  { locationType: 'WAREHOUSE', locationID: 'W1', locationName: 'River Street warehouse', units: 130, effect: -715 },
]
const events = [{ eventID: '1', action: 'create', to: 'DRAFT', at: by.createdAt, by: 'ada' }]
const showing = (one: Writedown, more: Answers = {}): Answers => ({
  'GET /writedowns/WD-000007': () => one,
  'GET /writedowns/WD-000007/events': () => events,
  'GET /writedowns/WD-000007/effects': () => effects,
  ...more,
})
const rows: WritedownRow[] = ['DRAFT', 'SUBMITTED', 'APPLIED', 'REVERSED'].map((state, index) => ({
  ...by,
  ...header,
  number: `WD-00000${9 - index}`,
  state,
  lines: 3,
}))
const listing = (data: readonly WritedownRow[]): Answers => ({
  'GET /writedowns': () => ({ data, nextCursor: null, total: { count: data.length, capped: false } }),
})

export const List = screenStory({ at: list, features: WRITE, answers: listing(rows) }, async ({ canvas }) => {
  for (const word of ['Draft', 'Submitted', 'Applied', 'Reversed']) {
    await expect((await canvas.findAllByText(word))[0]).toBeVisible()
  }
  await expect(canvas.getByText('4 writedowns')).toBeVisible()
})

export const ListEmpty = screenStory({ at: list, features: WRITE, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No writedowns yet')).toBeVisible()
})

export const Draft = screenStory({ at, features: WRITE, answers: showing(draft) }, async ({ canvas }) => {
  await expect(await canvas.findByText('68.3 → 86.7')).toBeVisible()
  await expect(await canvas.findByText('82.1 → Not lower')).toBeVisible()
  await expect(await canvas.findByRole('cell', { name: '-$781.00' })).toBeVisible()
})

export const NothingOnHand = screenStory(
  { at, features: WRITE, answers: showing(draft, { 'GET /writedowns/WD-000007/effects': () => [] }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('None of these items is on hand.')).toBeVisible()
  },
)

export const EffectFails = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'GET /writedowns/WD-000007/effects': () => new Refusal(503, { code: 'ER_050', message: 'Try again later.' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText("The effect couldn't be loaded")).toBeVisible()
  },
)

export const Applied = screenStory(
  {
    at,
    features: READ,
    answers: showing({
      ...draft,
      state: 'APPLIED',
      readOnlyReason: "You can't change this writedown: it is applied.",
      lines: draft.lines.slice(0, 1),
      actions: [],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Old cost' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
)

export const WithoutPrices = screenStory(
  {
    at,
    features: grant(['READ', 'WRITE'], ...KEYS.slice(0, 3)),
    answers: showing({ ...draft, lines: draft.lines.map(({ sellingPrice: _, ...line }) => line) }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'New cost' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Margin %' })).toBeNull()
  },
)

export const NewForbidden = screenStory({ at: `${list}/new`, features: READ, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const NotThere = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'GET /writedowns/WD-000007': () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no writedown WD-000007.')).toBeVisible()
  },
)
