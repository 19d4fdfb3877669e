import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { PriceChangeRow } from './price-changes.atoms.ts'

const meta = {
  title: 'Screens/Price calendar',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_PRICE_CHANGE', 'CATALOG_PRODUCT')
const PHONE = { globals: { viewport: { value: 'mobile2', isRotated: false } } }
const at = '/app/catalog/pricechanges?view=calendar&month=2030-07'
const by = { createdAt: '2030-01-02T03:04:05Z', createdBy: 'ada', updatedAt: '2030-01-02T03:04:05Z', updatedBy: 'ada' }

const row = (number: number, state: string, reason: string, from: string, to?: string): PriceChangeRow => ({
  ...by,
  number: `PC-0000${number}`,
  state,
  reason,
  effectiveAt: `2030-${from}:00Z`,
  endsAt: to ? `2030-${to}:00Z` : null,
  lines: 3,
})
const rows = [
  row(11, 'RUNNING', 'Spring clearance of hoodies and jackets', '06-12T09:00', '07-05T00:00'),
  row(12, 'ENDED', 'Independence Day', '07-04T00:00', '07-05T00:00'),
  row(13, 'APPROVED', 'Two weeks of headwear at 10% off', '07-08T09:00', '07-22T09:00'),
  row(14, 'SUBMITTED', 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', '07-09T12:00', '07-10T12:00'),
  row(15, 'FAILED', 'Vinyl at the price of the tour', '07-10T18:00', '07-14T12:00'),
  row(16, 'APPLIED', 'New price list of the supplier', '07-16T06:00'),
  row(17, 'DRAFT', 'Late summer', '07-29T09:00', '08-12T09:00'),
]

const listing = (data: readonly PriceChangeRow[], count = data.length): Answers => ({
  'GET /pricechanges': () => ({ data, nextCursor: null, total: { count, capped: false } }),
})

export const Month = screenStory({ at, features: READ, answers: listing(rows) }, async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'July 2030' })
  await expect(canvas.getByText('7 price changes')).toBeVisible()
  const link = canvas.getByRole('link', { name: /^PC-000014 Submitted, Donau.*, 2030-07-09 12:00 to 2030-07-10 12:00/ })
  await expect(link).toHaveAttribute('href', '/app/catalog/pricechanges/PC-000014')
  // It goes on in two more weeks.
  await expect(canvas.getAllByRole('link', { name: /^PC-000013/ })).toHaveLength(3)
  const tops = ['PC-000013', 'PC-000014', 'PC-000015'].map(
    (number) => canvas.getAllByRole('link', { name: new RegExp(number) })[0]!.getBoundingClientRect().top,
  )
  await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  // What has no end runs to the edge.
  const open = canvas.getAllByRole('link', { name: /^PC-000016/ }).at(-1)!
  await expect(table.getBoundingClientRect().right - open.getBoundingClientRect().right).toBeLessThanOrEqual(2)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

export const Agenda = {
  ...screenStory({ at, features: READ, answers: listing(rows) }, async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Days' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    for (const name of [
      'PC-000011 Running Spring clearance of hoodies and jackets Runs until 2030-07-05 00:00',
      'PC-000011 Running Spring clearance of hoodies and jackets Ends at midnight',
      'PC-000013 Approved Two weeks of headwear at 10% off Begins at 09:00, until 2030-07-22 09:00',
      'PC-000015 Not applied Vinyl at the price of the tour Ends at 12:00',
      'PC-000016 Applied New price list of the supplier Begins at 06:00, without an end',
    ])
      await expect(canvas.getAllByRole('link', { name: new RegExp(`^${name}`) })[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
  ...PHONE,
}

/** Each month is asked for by itself, and Today leads back. */
export const OtherMonths = screenStory(
  {
    at: at.replace('&month=2030-07', ''),
    features: READ,
    answers: {
      'GET /pricechanges': ({ url }) => {
        const from = new URL(url).searchParams.get('endsAfter')!
        const data = from < new Date().toISOString() ? rows.slice(0, 1) : []
        return { data, nextCursor: null, total: { count: data.length, capped: false } }
      },
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 price change')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Today' })).toBeDisabled()
    await expect(await canvas.findByRole('columnheader', { current: 'date' })).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next month' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/^No price changes in/)).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(canvas.queryByRole('columnheader', { current: 'date' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(await canvas.findByText('1 price change')).toBeVisible()
  },
)

export const More = screenStory({ at, features: READ, answers: listing(rows, 312) }, async ({ canvas }) => {
  await expect(await canvas.findByText('7 of 312 price changes')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'All are in the list' }))
  await expect(await canvas.findByRole('grid', { name: 'Price changes' })).toBeVisible()
})

export const Empty = screenStory({ at, features: READ, answers: listing([]) }, async ({ canvas }) => {
  await expect(await canvas.findByText('No price changes in July 2030.')).toBeVisible()
  await expect(canvas.getByRole('table', { name: 'July 2030' })).toBeVisible()
})

export const AgendaEmpty = {
  ...screenStory({ at, features: READ, answers: listing([]) }, async ({ canvas }) => {
    await expect(await canvas.findByText(/^No price changes in /)).toBeVisible()
  }),
  ...PHONE,
}

export const Loading = screenStory(
  { at, features: READ, answers: { 'GET /pricechanges': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'July 2030' })).toBeVisible()
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: READ,
    answers: { 'GET /pricechanges': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeVisible()
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: READ, answers: listing(rows) },
  async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'July 2030' })
    const open = canvas.getAllByRole('link', { name: /^PC-000016/ }).at(-1)!
    await waitFor(() =>
      expect(open.getBoundingClientRect().left - table.getBoundingClientRect().left).toBeLessThanOrEqual(2),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)
