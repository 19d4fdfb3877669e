import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Refusal } from '#app/answering.ts'
import { grant, never, screenStory } from '#app/screen-story.tsx'
import type { Item } from './product-row.ts'

const meta = { title: 'Screens/Products', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE')
const WRITE = READ.map(({ key }) => ({ key, access: ['READ', 'WRITE'] }))
const at = '/app/catalog/products'

function itemNamed(name: string, index: number): Item {
  return {
    itemID: `TEE-${index}`,
    upc: `40000000000${index}`,
    name,
    type: 1,
    itemStatus: index % 3 === 2 ? 'Discontinued' : 'Active',
    reportingMode: 'ALL',
    costPrice: 5.25,
    sellingPrice: 30,
    version: 1,
    updatedAt: '2026-01-02T03:04:05Z',
    updatedBy: 'ada',
  }
}

const page = (names: readonly string[]) => () => ({
  data: names.map(itemNamed),
  nextCursor: null,
  total: { count: names.length, capped: false },
})

const LONG = 'Slow Lightning world tour twentieth anniversary zip'

export const Filled = screenStory(
  { at, features: WRITE, answers: { 'GET /items': page(['Tour tee', 'Hoodie', 'Poster']) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Tour tee')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New item' })).toBeVisible()
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: { 'GET /items': page([]) } }, async ({ canvas }) => {
  await expect(await canvas.findByText('No products yet')).toBeVisible()
})

export const Loading = screenStory({ at, features: WRITE, answers: { 'GET /items': never } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
})

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: { 'GET /items': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory(
  { at, features: READ, answers: { 'GET /items': page(['Tour tee']) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Tour tee')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New item' })).toBeNull()
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_PRODUCT/)).toBeVisible()
})

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: { 'GET /items': page([LONG, LONG, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze']) },
  },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(LONG))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: { 'GET /items': page(['قميص الجولة', 'معطف', 'ملصق']) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('قميص الجولة')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)
