import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { PackageContents } from './components.ts'

const meta = {
  title: 'Screens/Item, package components',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE', 'CATALOG_PACKAGING']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/catalog/products/product/packages?itemID=BOX'

const box = {
  itemID: 'BOX',
  upc: 'BOX',
  name: 'Fan box',
  type: 3,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  sellingPrice: 30,
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
}

const contents: PackageContents = {
  version: 1,
  components: [
    { itemID: 'MUG', upc: '2', name: 'Mug', type: 1, itemStatus: 'Discontinued', quantity: 1, qoh: 3 },
    {
      itemID: 'TEE',
      upc: '1',
      name: 'Tour tee with a name as long as names may be, 50',
      type: 6,
      itemStatus: 'Active',
      quantity: 2.5,
      qoh: 9,
    },
    { itemID: 'WRAP', upc: '3', name: 'تغليف هدايا', type: 2, itemStatus: 'Active', quantity: 1 },
  ].map((part) => ({ ...part, costPrice: 4, sellingPrice: 9.5 }) as PackageContents['components'][number]),
}

const showing = (answer: Answers[string]): Answers => ({
  'GET /items': () => ({ data: [box], nextCursor: null }),
  'GET /items/components': answer,
})

export const Filled = screenStory({ at, features: WRITE, answers: showing(() => contents) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Quantity of Mug' })).toHaveValue('1')
  await expect(canvas.getByText('Packages that can be made')).toBeVisible()
})

export const Empty = screenStory(
  { at, features: WRITE, answers: showing(() => ({ version: 1, components: [] })) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Search above to add the first component.')).toBeVisible()
  },
)

export const Loading = screenStory({ at, features: WRITE, answers: showing(never) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
})

export const Failed = screenStory(
  { at, features: WRITE, answers: showing(() => new Refusal(500, { message: 'Request not processed' })) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Request not processed')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(() => contents) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Quantity of Mug' })).toHaveAttribute('readonly')
})

export const Forbidden = screenStory(
  { at, features: grant(['READ'], 'CATALOG_PRODUCT'), answers: showing(() => contents) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Go back to the previous page')).toBeVisible()
  },
)
