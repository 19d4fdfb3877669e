import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'

const meta = {
  title: 'Screens/Bulk edit',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['UTILITIES_BULK_EDIT', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/catalog/products/product/info?editMode=bulk&search=tee'

const matching = (count: number): Answers => ({
  'GET /items': () => ({ data: [], nextCursor: null, total: { count, capped: false } }),
})

export const Filled = screenStory({ at, features: WRITE, answers: matching(48) }, async ({ canvas }) => {
  await expect(await canvas.findByText(/48 items/)).toBeVisible()
})

export const Loading = screenStory({ at, features: WRITE, answers: { 'GET /business': never } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
})

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: { 'GET /business': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const Forbidden = screenStory({ at, features: READ, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/UTILITIES_BULK_EDIT/)).toBeVisible()
})
