import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'

const meta = {
  title: 'Screens/Sales',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const at = '/app/reports/sales?from=2026-03-09&to=2026-03-10&compare=none'
const features = grant(['READ'], 'REPORTS_SALES', 'CATALOG_PRODUCT')

/** The answers of every story here. */
const SETTINGS = { 'GET /account/configuration': () => ({ accountConfigurations: [] }) }

const nothing = { units: 0, returnedUnits: 0 }
const first = { units: 3, returnedUnits: 1, grossSales: 90, discounts: 0, returns: 30, netSales: 60 }
const NONE = {
  timeZone: 'America/New_York',
  interval: 'day',
  totals: nothing,
  periods: [
    { date: '2026-03-09', ...nothing },
    { date: '2026-03-10', ...nothing },
  ],
  locations: [],
  items: [],
}
const SALES = {
  ...NONE,
  totals: first,
  periods: [{ date: '2026-03-09', ...first }, NONE.periods[1]],
  locations: [{ locationID: 'S1', type: 'STORE', name: 'Main stand', ...first }],
  items: [
    { itemID: 'TEE-M', name: 'Tour tee M', ...first },
    { itemID: 'TEE-L', name: 'Tour tee L', ...nothing },
  ],
}

export const Filled = screenStory(
  { at, features, answers: { ...SETTINGS, 'GET /analytics/sales': () => SALES } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By item' }))
    await expect(await canvas.findByRole('row', { name: /^Tour tee M 3/ })).toBeVisible()
  },
)

export const Empty = screenStory(
  { at, features, answers: { ...SETTINGS, 'GET /analytics/sales': () => NONE } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No sales in this range')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features, answers: { ...SETTINGS, 'GET /analytics/sales': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sales' })).toBeVisible()
    await expect(canvas.queryByText('Net sales')).toBeNull()
  },
)

export const Failing = screenStory(
  {
    at,
    features,
    answers: {
      ...SETTINGS,
      'GET /analytics/sales': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)
