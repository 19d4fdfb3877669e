import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { PriceChange } from './price-changes.atoms.ts'

const meta = {
  title: 'Screens/Price change',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_PRICE_CHANGE', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
const list = '/app/catalog/pricechanges'
const at = `${list}/PC-000007`
const madeBy = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada' }
const PHONE = { globals: { viewport: { value: 'mobile2', isRotated: false } } }
const by = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2026-01-02T03:04:05Z', updatedBy: 'ada' }

const draft: PriceChange = {
  ...by,
  number: 'PC-000007',
  version: 1,
  state: 'DRAFT',
  reason: 'Summer prices for headwear',
  effectiveAt: null,
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000001',
      itemID: 'CAP',
      itemName: 'Meridian Snapback',
      field: 'sellingPrice',
      price: 36,
      was: 32,
    },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000002',
      itemID: 'HAT',
      itemName: 'Sunday Dad Cap',
      field: 'msrp',
      price: 30,
      was: null,
    },
  ],
  hiddenLines: 0,
  totals: [
    { name: 'lines', label: 'Lines', kind: 'count', value: 2 },
    { name: 'raised', label: 'Raised', kind: 'count', value: 2 },
    { name: 'largest', label: 'Largest change', kind: 'percent', value: 12.5 },
  ],
  related: [],
  attachments: [],
  actions: [
    { name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false },
    { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false },
  ],
}

const submitted: PriceChange = {
  ...draft,
  state: 'SUBMITTED',
  readOnlyReason: "You can't change this price change: it is submitted.",
  attachments: [
    {
      attachmentID: 'a1',
      name: 'Offer of the supplier.pdf',
      type: 'application/pdf',
      size: 48_200,
      addedAt: by.createdAt,
      addedBy: 'ada',
    },
  ],
  actions: [
    { name: 'approve', label: 'Approve', isPrimary: true, needsRemark: false },
    { name: 'sendBack', label: 'Send back', isPrimary: false, needsRemark: true },
  ],
}

const events = [
  { eventID: '1', action: 'create', to: 'DRAFT', at: by.createdAt, by: 'ada' },
  { eventID: '2', action: 'attach', from: 'DRAFT', to: 'DRAFT', at: by.createdAt, by: 'ada', remark: 'Offer.pdf' },
  { eventID: '3', action: 'submit', from: 'DRAFT', to: 'SUBMITTED', at: by.createdAt, by: 'ada', remark: 'As agreed' },
]

const showing = (one: PriceChange, more: Answers = {}): Answers => ({
  'GET /pricechanges/PC-000007': () => one,
  'GET /pricechanges/PC-000007/events': () => events,
  ...more,
})

export const Draft = screenStory({ at, features: WRITE, answers: showing(draft) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeVisible()
  await expect(await canvas.findByText('Drop files here')).toBeVisible()
  const sheet = await canvas.findByRole('grid', { name: 'lines' })
  await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

const COST = grant(['READ'], 'CATALOG_PRODUCT_COST')
const [cap, hat] = draft.lines
const margins: PriceChange = {
  ...draft,
  lines: [
    { ...cap!, costPrice: 15.25, sellingPrice: 32 },
    { ...hat!, costPrice: 11.5, sellingPrice: 28 },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000003',
      itemID: 'STH-TEE-XXL',
      itemName: 'Stadium tour heavyweight tee',
      field: 'sellingPrice',
      price: 11,
      was: 24,
      costPrice: 12.4,
      sellingPrice: 24,
    },
  ],
}

/** The column of the margins is as wide as its longest text. */
export const Margins = screenStory(
  { at, features: [...WRITE, ...COST], answers: showing(margins) },
  async ({ canvas }) => {
    const sheet = await canvas.findByRole('grid', { name: 'lines' })
    await expect(await canvas.findByText('1 price is below cost.')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: '52.3 → 57.6' })).toBeVisible()
    const below = canvas.getByRole('gridcell', { name: 'Below cost 48.3 → -12.7' })
    await expect(below.scrollWidth).toBeLessThanOrEqual(below.clientWidth)
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
    await userEvent.click(canvas.getByRole('gridcell', { name: '$36.00' }))
    await userEvent.keyboard('15{Enter}')
    await expect(await canvas.findByText('2 prices are below cost.')).toBeVisible()
  },
)

/** A phone has each margin under its price. */
export const MarginsOnPhone = {
  ...screenStory({ at, features: [...WRITE, ...COST], answers: showing(margins) }, async ({ canvas }) => {
    const sheet = await canvas.findByRole('grid', { name: 'lines' })
    await expect(canvas.getByRole('gridcell', { name: '$32.00 52.3' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: '$36.00 57.6' })).toBeVisible()
    const below = within(canvas.getByRole('gridcell', { name: '$11.00 Below cost' })).getByText('Below cost')
    await expect(below.scrollWidth).toBeLessThanOrEqual(below.clientWidth)
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  }),
  ...PHONE,
}

export const MarginsHidden = screenStory({ at, features: WRITE, answers: showing(draft) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('columnheader', { name: 'Change %' })).toBeVisible()
  await expect(canvas.queryByRole('columnheader', { name: 'Margin %' })).toBeNull()
  await expect(canvas.queryByText(/below cost/)).toBeNull()
})

const promotion = { ...draft, effectiveAt: '2026-03-06T15:00:00Z', endsAt: '2026-03-09T12:00:00Z' }

export const Promotion = screenStory({ at, features: WRITE, answers: showing(promotion) }, async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Change all prices by' }), '-10%{Enter}')
  await expect(await canvas.findByText('1 price changed. 1 line without a price to change stays.')).toBeVisible()
  const sheet = canvas.getByRole('grid', { name: 'lines' })
  await waitFor(() => expect(sheet).toHaveTextContent('28.80'))
  await userEvent.click(canvas.getByRole('button', { name: /Rounding/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Ends in .99' }))
  await waitFor(() => expect(sheet).toHaveTextContent('28.99'))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Change all prices by' }), '{Control>}a{/Control}10%')
  await userEvent.tab()
  await expect(await canvas.findByText('Type a change such as -15% or +2, with its sign.')).toBeVisible()
  await expect(sheet).toHaveTextContent('28.99')
})

const filtered: PriceChange = {
  ...draft,
  adjustment: { by: 'PERCENT', value: -15, rounding: 'ENDS_99' },
  filtered: { unlisted: ['BEANIE', 'VISOR'], unmatched: ['HAT'] },
  actions: [
    {
      ...draft.actions[0]!,
      disabledReason: '2 items match the filter now and have no line: BEANIE, VISOR. Add them, or leave them out.',
    },
    draft.actions[1]!,
  ],
}
const found = ['BEANIE', 'VISOR'].map((itemID) => ({ itemID, name: `Wool ${itemID.toLowerCase()}`, sellingPrice: 20 }))
const leftOut: PriceChange = {
  ...filtered,
  version: 2,
  leavesOut: true,
  actions: [
    {
      ...draft.actions[0]!,
      to: 'APPROVED',
      outcome: { note: 'Leaves out 2 items that match the filter: BEANIE, VISOR.' },
    },
  ],
}

/** Items that the filter finds since are added with the same adjustment. */
export const FilterFindsMore = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(filtered, { 'GET /items': () => ({ data: found, nextCursor: null }) }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('2 items match the filter now and have no line')).toBeVisible()
    await expect(canvas.getByText(/-15% \(ends in \.99\)/)).toBeVisible()
    await expect(canvas.getByText('1 item no longer matches the filter')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 items' }))
    const sheet = await canvas.findByRole('grid', { name: 'lines' })
    await waitFor(() => expect(within(sheet).getAllByRole('gridcell', { name: '$16.99' })).toHaveLength(2))
    await waitFor(() => expect(canvas.queryByText(/have no line/)).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
)

/** Or they are left out, which submission says again. */
export const FilterLeftOut = screenStory(
  { at, features: WRITE, answers: showing(filtered, { 'PUT /pricechanges/PC-000007': () => leftOut }) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave them out' }))
    await expect(await canvas.findByText('2 items that match the filter are left out')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText(/^Leaves out 2 items/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled())
  },
)

export const FilterOnPhone = {
  ...screenStory({ at, features: WRITE, answers: showing(filtered) }, async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add 2 items' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
  ...PHONE,
}

const refusal = 'This needs READ access to Product cost (CATALOG_PRODUCT_COST).'

export const FilterForbidden = screenStory(
  { at, features: WRITE, answers: showing({ ...filtered, filtered: { unlisted: [], unmatched: [], refusal } }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText("The filter of its items can't be checked")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave others out' }))
    await expect(await canvas.findByText('The filter of its items is not checked')).toBeVisible()
  },
)

export const FilterFailsToAdd = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(filtered, { 'GET /items': () => new Refusal(500, { code: 'ER_000', message: 'Internal error' }) }),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 items' }))
    await expect(await screen.findByText("The items couldn't be added")).toBeVisible()
    await expect(canvas.getByText('2 items match the filter now and have no line')).toBeVisible()
  },
)

/** A draft lists those that change the same prices before and after it. */
export const AmongOthers = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({
      ...draft,
      effectiveAt: '2026-03-06T15:00:00Z',
      related: [
        {
          number: 'PC-000004',
          state: 'Running',
          tone: 'green',
          ...madeBy,
          effectiveAt: '2026-03-01T15:00:00Z',
          endsAt: '2026-03-05T15:00:00Z',
        },
        { number: 'PC-000006', state: 'Submitted', tone: 'amber', ...madeBy, effectiveAt: '2026-03-09T15:00:00Z' },
      ],
    }),
  },
  async ({ canvas }) => {
    const others = await canvas.findByRole('list', { name: 'Related documents' })
    await expect(within(others).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(others).getAllByText(/^Changes the same prices on/)).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
)

const running: PriceChange = {
  ...promotion,
  state: 'RUNNING',
  readOnlyReason: "You can't change this price change: it is running.",
  actions: [{ name: 'end', label: 'End', isPrimary: false, needsRemark: false }],
}

export const Running = screenStory({ at, features: WRITE, answers: showing(running) }, async ({ canvas }) => {
  await expect(await canvas.findByText(/^Ends /)).toBeVisible()
  await expect(canvas.queryByRole('textbox', { name: 'Change all prices by' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End' }))
  await expect(await screen.findByText('Its items get their old prices back.')).toBeVisible()
})

export const Submitted = screenStory({ at, features: WRITE, answers: showing(submitted) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: 'Effective' })).toHaveValue('As soon as approved')
  await expect(await canvas.findByRole('button', { name: 'Offer of the supplier.pdf' })).toBeVisible()
  // By DELETE access.
  await expect(canvas.getByRole('button', { name: 'Remove Offer of the supplier.pdf' })).toBeVisible()
})

export const NotYoursToApprove = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({
      ...submitted,
      actions: [{ ...submitted.actions[0]!, disabledReason: 'Somebody else has to approve what you wrote.' }],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody else has to approve what you wrote.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled()
  },
)

export const ReadOnly = screenStory(
  {
    at,
    features: READ,
    answers: showing({ ...draft, actions: [], readOnlyReason: 'You need Price changes with write access.' }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No attachments.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove rows/ })).toBeNull()
    await expect(canvas.queryByRole('combobox', { name: /^Add an item/ })).toBeNull()
  },
)

export const New = screenStory({ at: `${list}/new`, features: WRITE, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText('No lines yet. Type, scan or paste the first items below.')).toBeVisible()
})

export const NewForbidden = screenStory({ at: `${list}/new`, features: READ, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const NotThere = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'GET /pricechanges/PC-000007': () => new Refusal(404, { code: 'ER_006', message: 'Requested content not found' }),
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('There is no price change PC-000007.')).toBeVisible()
  },
)

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({
      ...submitted,
      reason: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen '.repeat(4),
      attachments: [{ ...submitted.attachments[0]!, name: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}.pdf` }],
    }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Donaudampf/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: showing({ ...draft, reason: 'أسعار الصيف' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('أسعار الصيف')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

const wrongPrice = [{ field: 'lines.0.price', message: 'New price must be 0 or more.' }]

export const Refused = screenStory(
  {
    at,
    features: WRITE,
    answers: showing(draft, {
      'PUT /pricechanges/PC-000007': () =>
        new Refusal(400, { code: 'ER_000', message: 'Correct the marked field and save again.', errors: wrongPrice }),
    }),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const next = await canvas.findByRole('button', { name: 'Next problem' })
    await waitFor(() => expect(next).toBeEnabled())
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText('New price must be 0 or more.')).toBeVisible())
  },
)
