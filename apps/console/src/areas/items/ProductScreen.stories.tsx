import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Item } from './list/product-row.ts'

const meta = {
  title: 'Screens/Item',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE', 'CATALOG_CUSTOM_ATTRIBUTES']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/catalog/products/product/info?itemID=TEE-1'

const tee: Item = {
  itemID: 'TEE-1',
  upc: '400000000001',
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  costPrice: 5,
  sellingPrice: 30,
  attributes: [{ key: 'FABRIC', value: 'Cotton' }],
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
  updatedBy: 'ada',
}

const showing = (item: Item): Answers => ({
  'GET /items': () => ({ data: [item], nextCursor: null }),
  'GET /attributes/additional': () => [{ attributeID: '1', key: 'FABRIC', label: 'Fabric', status: 'Active' }],
})

export const Filled = screenStory({ at, features: WRITE, answers: showing(tee) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Tour tee')
  await expect(canvas.getByRole('link', { name: 'Main Info' })).toHaveAttribute('aria-current', 'page')
})

export const New = screenStory({ at: at.split('?')[0]!, features: WRITE, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'New item' })).toBeVisible()
  await expect(await canvas.findByText('Auto-generate ID')).toBeVisible()
})

export const Attributes = screenStory(
  { at: at.replace('info', 'custom/attributes'), features: WRITE, answers: showing(tee) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Fabric' })).toHaveValue('Cotton')
  },
)

const pricing = grant(['READ', 'WRITE'], ...KEYS, 'CATALOG_PRICE_CHANGE')
const direct = (value: string): Answers => ({
  ...showing(tee),
  'GET /account/configuration': () => ({ accountConfigurations: [{ key: 'catalog.price.change.direct', value }] }),
})

type Played = Parameters<NonNullable<StoryObj['play']>>[0]

async function typePrice({ canvas, userEvent }: Played, price: string) {
  const field = await canvas.findByRole('textbox', { name: 'Selling price' })
  await userEvent.clear(field)
  await userEvent.type(field, price)
}

export const LargePriceAllowed = screenStory({ at, features: pricing, answers: direct('ALLOWED') }, async (story) => {
  const { canvas } = story
  await typePrice(story, '300')
  await expect(await canvas.findByText('Selling price changes by +900%, from $30.00.')).toBeVisible()
  await typePrice(story, '31')
  await waitFor(() => expect(canvas.queryByText(/changes by/)).toBeNull())
})

/** The prices go into a price change, and the form has nothing left to save. */
export const LargePriceRefused = screenStory({ at, features: pricing, answers: direct('REFUSED') }, async (story) => {
  const { canvas, userEvent } = story
  await typePrice(story, '300')
  await expect(await canvas.findByText('Prices may change by at most 20% here')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'New price change (1)' }))
  await expect(await canvas.findByRole('heading', { name: 'New price change' })).toBeVisible()
  await expect(await canvas.findByRole('gridcell', { name: /300/ })).toBeVisible()
})

const mug: Item = { ...tee, itemID: 'MUG', upc: '400000000002', name: 'Mug' }

/** Told before it is saved, also where the scanner reads the code as an EAN. */
export const UsedUPC = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(tee),
      'GET /items': ({ url }) => ({ data: [new URL(url).searchParams.has('code') ? mug : tee], nextCursor: null }),
    },
  },
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^UPC/ })
    await userEvent.clear(field)
    await userEvent.type(field, '0400000000002')
    const message = 'Item MUG has the UPC 0400000000002 as well. A scan would find each of them.'
    await expect(await canvas.findByText(message)).toBeVisible()
    await userEvent.type(field, '{Backspace}3')
    await waitFor(() => expect(canvas.queryByText(/Item MUG has/)).toBeNull())
  },
)

async function typeName({ canvas, userEvent }: Played, name: string) {
  const field = await canvas.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

/** The saves of the story below. */
const sent: Partial<Item>[] = []

/** What else is typed is saved first, without the prices that go into the price change. */
export const LargePriceRefusedWithMore = screenStory(
  {
    at,
    features: pricing,
    answers: {
      ...direct('REFUSED'),
      'PUT /items': async (request: Request) => {
        const body = (await request.json()) as Partial<Item>
        sent.push(body)
        return { ...tee, ...body, version: 4 }
      },
    },
  },
  async (story) => {
    const { canvas, userEvent } = story
    await typeName(story, 'Fall tee')
    await typePrice(story, '300')
    await userEvent.click(await canvas.findByRole('button', { name: 'New price change (1)' }))
    await expect(await canvas.findByRole('heading', { name: 'New price change' })).toBeVisible()
    await expect(await canvas.findByRole('gridcell', { name: /300/ })).toBeVisible()
    await expect(sent.at(-1)).toMatchObject({ name: 'Fall tee' })
    await expect(sent.at(-1)).not.toHaveProperty('sellingPrice')
  },
)

const REFUSED_NAME = new Refusal(400, {
  code: 'ER_000',
  message: 'Correct the marked field and save again.',
  errors: [{ field: 'name', message: 'Name is taken.' }],
})

/** What can't be saved keeps the form as it was typed. */
export const LargePriceRefusedWithFault = screenStory(
  { at, features: pricing, answers: { ...direct('REFUSED'), 'PUT /items': () => REFUSED_NAME } },
  async (story) => {
    const { canvas, userEvent } = story
    await typeName(story, 'Fall tee')
    await typePrice(story, '300')
    await userEvent.click(await canvas.findByRole('button', { name: 'New price change (1)' }))
    await expect(await canvas.findByText('Name is taken.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Fall tee')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Selling price' })).toHaveValue('300'))
  },
)

export const Loading = screenStory({ at, features: WRITE, answers: { 'GET /items': never } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
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

export const NotFound = screenStory(
  { at, features: WRITE, answers: { 'GET /items': () => ({ data: [], nextCursor: null }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No item with ID TEE-1')).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(tee) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: showing({ ...tee, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen1' }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: showing({ ...tee, name: 'قميص الجولة' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('قميص الجولة')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)
