import type { Meta } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { Count, CountRow } from './counts.atoms.ts'
import { SHEET } from './counts-fixture.ts'

const meta = {
  title: 'Screens/Count',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['INVENTORY_ADJUSTMENT', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const list = '/app/inventory/counts'
const at = `${list}/CN-000007`
const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }
const header = {
  place: 'STORE/S1',
  placeName: 'Main stand',
  expected: 'SHOWN',
  uncounted: 'KEEP',
  sections: 'Front, Back room',
  remarks: 'After the weekend',
}
const NOTHING = { counted: null, onHand: null, difference: null, onHandNow: null, recount: null, round: 0 }

const draft: Count = {
  ...by,
  ...header,
  number: 'CN-000007',
  version: 1,
  state: 'DRAFT',
  lines: [
    { ...NOTHING, lineID: 'b4f1a9de-0000-4000-8000-000000000001', itemID: 'CAP', itemName: 'Meridian Snapback' },
    { ...NOTHING, lineID: 'b4f1a9de-0000-4000-8000-000000000002', itemID: 'TEE', itemName: 'Tour Tee, black, L' },
  ],
  hiddenLines: 0,
  totals: [{ name: 'items', label: 'Items', kind: 'count', value: 2 }],
  related: [],
  attachments: [],
  actions: [{ name: 'start', label: 'Start counting', isPrimary: true, needsRemark: false, to: 'COUNTING' }],
}
const counting: Count = {
  ...draft,
  state: 'COUNTING',
  readOnlyReason: "You can't change this count: it is in progress.",
  actions: [{ name: 'finish', label: 'Finish counting', isPrimary: true, needsRemark: false, to: 'REVIEW' }],
}
const review: Count = {
  ...draft,
  state: 'REVIEW',
  lines: [
    { ...draft.lines[0]!, counted: 10, onHand: 12, difference: -2, onHandNow: 9, unitCost: 9.5 },
    { ...draft.lines[1]!, onHand: 8, onHandNow: 8, unitCost: 6.25 },
  ],
  totals: [
    { name: 'items', label: 'Items', kind: 'count', value: 2 },
    { name: 'counted', label: 'Counted', kind: 'count', value: 1 },
    { name: 'different', label: 'Different', kind: 'count', value: 1 },
    { name: 'units', label: 'Units', kind: 'count', value: -2 },
    { name: 'value', label: 'Value effect', kind: 'money', value: -19 },
  ],
  actions: [
    { name: 'approve', label: 'Approve', isPrimary: true, needsRemark: false, to: 'APPROVED' },
    { name: 'goOn', label: 'Continue counting', isPrimary: false, needsRemark: false, to: 'COUNTING' },
  ],
}

const events = [{ eventID: '1', action: 'create', to: 'DRAFT', at: by.createdAt, by: 'ada' }]
const showing = (one: Count, more: Answers = {}): Answers => ({
  'GET /counts/CN-000007': () => one,
  'GET /counts/CN-000007/events': () => events,
  'GET /counts/CN-000007/sheet': () => SHEET,
  ...more,
})
const rows: CountRow[] = ['DRAFT', 'COUNTING', 'REVIEW', 'APPROVED', 'POSTED', 'VOIDED'].map((state, index) => ({
  ...by,
  ...header,
  number: `CN-00000${9 - index}`,
  state,
  lines: 3,
}))
const listing = (data: readonly CountRow[]): Answers => ({
  'GET /counts': () => ({ data, nextCursor: null, total: { count: data.length, capped: false } }),
})

export const List = screenStory({ at: list, features: WRITE, answers: listing(rows) }, async ({ canvas }) => {
  for (const word of ['Draft', 'In progress', 'In review', 'Approved', 'Posted', 'Voided']) {
    await expect((await canvas.findAllByText(word))[0]).toBeVisible()
  }
  await expect(canvas.getByText('6 counts')).toBeVisible()
})

export const ListEmpty = screenStory({ at: list, features: WRITE, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No counts yet')).toBeVisible()
})

export const Draft = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'GET /stock/tocount': () => [
        { itemID: 'CAP', name: 'Meridian Snapback' },
        { itemID: 'MUG', name: 'Tour Mug' },
      ],
    }),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText('1 item added.')).toBeVisible()
    await expect(await canvas.findByText('Tour Mug')).toBeVisible()
  },
)

export const Counting = screenStory({ at, features: WRITE, answers: showing(counting) }, async ({ canvas }) => {
  await expect(await canvas.findByText('1 of 2 items')).toBeVisible()
  await expect(await canvas.findByText('Front: 1 by ada, ben')).toBeVisible()
  await expect(await canvas.findByText('Back room: nothing yet')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Count' })).toBeVisible()
  await expect(canvas.queryByRole('columnheader', { name: 'Expected' })).toBeNull()
})

export const InReview = screenStory({ at, features: WRITE, answers: showing(review) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('columnheader', { name: 'Difference' })).toBeVisible()
  await expect(await canvas.findByRole('columnheader', { name: 'Count again' })).toBeVisible()
  await expect((await canvas.findAllByText('1 item was not counted.'))[0]).toBeVisible()
  await expect((await canvas.findAllByText('Value effect'))[0]).toBeVisible()
})

export const BecomesZeroInReview = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({ ...review, lines: [review.lines[0]!, { ...review.lines[1]!, difference: -8 }] }),
  },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText('1 item was not counted and becomes 0.'))[0]).toBeVisible()
  },
)

/** What becomes 0 is named, and takes the name of the location. */
export const BecomesZero = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({
      ...review,
      uncounted: 'ZERO_LISTED',
      state: 'APPROVED',
      readOnlyReason: "You can't change this count: it is approved.",
      lines: [review.lines[0]!, { ...review.lines[1]!, difference: -8 }],
      actions: [
        {
          name: 'post',
          label: 'Post',
          isPrimary: true,
          needsRemark: false,
          to: 'POSTED',
          outcome: { note: 'TEE was not counted and becomes 0.' },
        },
      ],
    }),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Post' }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('TEE was not counted and becomes 0.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Post' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type “Main stand” to confirm' }), 'main stand')
    await expect(dialog.getByRole('button', { name: 'Post' })).toBeEnabled()
  },
)

export const Posted = screenStory(
  {
    at,
    features: READ,
    answers: showing({
      ...review,
      state: 'POSTED',
      readOnlyReason: "You can't change this count: it is posted.",
      actions: [],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'On hand before' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
)

export const WithoutCosts = screenStory(
  {
    at,
    features: grant(['READ', 'WRITE'], ...KEYS.slice(0, 2)),
    answers: showing({
      ...review,
      lines: review.lines.map(({ unitCost: _, ...line }) => line),
      totals: review.totals.slice(0, 4),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Difference' })).toBeVisible()
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
    answers: showing(draft, {
      'GET /counts/CN-000007': () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no count CN-000007.')).toBeVisible()
  },
)
