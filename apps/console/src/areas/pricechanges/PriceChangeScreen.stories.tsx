import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { PriceChange } from './price-changes.atoms.ts'
import { at, by, draft, list, PHONE, READ, showing, WRITE } from './price-change-story-fixture.ts'

const meta = {
  title: 'Screens/Price change',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

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
