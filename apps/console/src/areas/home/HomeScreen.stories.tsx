import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const features = grant(['READ', 'WRITE'], 'CATALOG_PRODUCT', 'CATALOG_IMPORT', 'CATALOG_PRICE_CHANGE', 'CONFIG_USERS')

const figures = {
  from: '2026-11-17',
  to: '2026-11-23',
  figures: [
    {
      figure: 'netSales',
      value: 1250.5,
      before: 1000.4,
      days: [90, 0, 340, 95, 310, 240, 60, 120, 80, 300, 105, 310, 240, 95.5],
    },
    { figure: 'unitsSold', value: 40, before: 50, days: [4, 0, 12, 8, 16, 6, 4, 2, 8, 10, 5, 6, 7, 2] },
    { figure: 'newItems', value: 0, before: 0, days: Array(14).fill(0) },
  ],
}
const NO_FIGURES = { ...figures, figures: [] }
const NO_ITEMS = () => ({ data: [], nextCursor: null, total: { count: 0, capped: false } })

const SENT_BACK = { number: 'PC-000007', sentBack: { by: 'manager', reason: 'Margin too low' } }
const IMPORT = { importID: '7', fileName: 'supplier.csv', state: 'APPLIED', createdAt: '2026-03-15T12:00:00Z' }

/** How far apart cards are, in pixels, with room for rounding. */
const GAP = 17

/** Beside the user's pages the cards fill their rows, without a hole between them. */
export const Filled = screenStory(
  {
    at: '/app/home',
    features,
    answers: {
      'GET /analytics/figures': () => figures,
      'GET /items': NO_ITEMS,
      'GET /items/imports': () => ({ data: [], nextCursor: null }),
    },
  },
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('$1,250.50')).toBeVisible()
    await expect(canvas.getByText('+25%')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Net sales' })).toHaveAttribute(
      'href',
      '/app/reports/sales?from=2026-11-17&to=2026-11-23',
    )
    await expect(canvas.getByRole('link', { name: 'New items' })).toHaveAttribute(
      'href',
      '/app/catalog/products?createdAt=2026-11-17..2026-11-23',
    )
    await expect(await canvas.findByText('No imports yet')).toBeVisible()
    const recent = canvas.getByRole('heading', { name: 'Recent' }).closest('section')!
    const cards = [...canvasElement.querySelectorAll('section')].filter((card) => card !== recent)
    const list = recent.getBoundingClientRect()
    const rows = [...Map.groupBy(cards, (card) => card.getBoundingClientRect().top).values()].map((row) => {
      const boxes = row.map((card) => card.getBoundingClientRect())
      return { top: boxes[0]!.top, bottoms: new Set(boxes.map(({ bottom }) => bottom)), right: boxes.at(-1)!.right }
    })
    await expect(rows[0]!.top).toBe(list.top)
    for (const [index, { bottoms, right }] of rows.entries()) {
      await expect(bottoms.size).toBe(1)
      await expect(list.left - right).toBeLessThanOrEqual(GAP)
      const next = rows[index + 1]?.top ?? 0
      await expect(next - [...bottoms][0]!).toBeLessThanOrEqual(GAP)
    }
  },
)

/** What waits for the user comes first, each with the way to it. */
export const NeedsYou = screenStory(
  {
    at: '/app/home',
    features: [...features, ...grant(['READ', 'WRITE'], 'CATALOG_PRODUCT_PRICE', 'CATALOG_PRODUCT_IMAGE')],
    answers: {
      'GET /items': () => ({ data: [], nextCursor: null, total: { count: 12, capped: false } }),
      'GET /items/imports': () => ({ data: [IMPORT], nextCursor: null }),
      'GET /analytics/figures': () => NO_FIGURES,
      'GET /pricechanges': ({ url }) =>
        new URL(url).searchParams.has('sentBack')
          ? { data: [SENT_BACK], nextCursor: null, total: { count: 1, capped: false } }
          : { data: [], nextCursor: null, total: { count: 2, capped: false } },
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '2 price changes to approve' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '12 items without a price' })).toBeVisible()
    const sentBack = await canvas.findByRole('link', { name: '1 price change sent back to you' })
    await expect(sentBack).toHaveAttribute('href', '/app/catalog/pricechanges?sentBack=true')
    await expect(canvas.getByText('PC-000007 by manager: Margin too low')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'supplier.csv' })).toHaveAttribute(
      'href',
      '/app/catalog/import?importID=7',
    )
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('Waiting for you')
  },
)

/** Of a role that may open nothing, home says so, and who can change it. */
export const NoAccess = screenStory(
  { at: '/app/home', features: [], answers: { 'GET /analytics/figures': () => NO_FIGURES } },
  async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to anything yet. Ask an administrator.")).toBeVisible()
  },
)

export const Loading = screenStory(
  {
    at: '/app/home',
    features,
    answers: { 'GET /analytics/figures': never, 'GET /items': NO_ITEMS, 'GET /items/imports': never },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recent' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Figures' })).toBeNull()
  },
)

/** What fails says so in its place, and the rest is there. */
export const Failing = screenStory(
  {
    at: '/app/home',
    features,
    answers: {
      'GET /items': NO_ITEMS,
      'GET /analytics/figures': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
      'GET /items/imports': () => ({ data: [], nextCursor: null }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No imports yet')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)
