import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { screenStory } from '#shell/screen-story.tsx'
import type { PriceChange } from './price-changes.atoms.ts'
import { at, draft, madeBy, PHONE, showing, WRITE } from './price-change-story-fixture.ts'

const meta = {
  title: 'Screens/Price change with a filter',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

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
