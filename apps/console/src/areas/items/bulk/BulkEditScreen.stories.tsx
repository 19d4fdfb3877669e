import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
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

export const NewVendor = screenStory(
  {
    at,
    features: [...WRITE, ...grant(['READ', 'WRITE'], 'CATALOG_ATTRIBUTES')],
    answers: {
      ...matching(48),
      'POST /lists/vendor': () => ({ id: 'BOX-CO', vendorID: 'BOX-CO', name: 'Box Co', status: 'Active', version: 1 }),
    },
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Field to change' }), 'Vendor')
    await userEvent.click(await screen.findByRole('option', { name: 'Vendor' }))
    const vendor = await canvas.findByRole('combobox', { name: 'Vendor' })
    await userEvent.type(vendor, 'Box Co')
    await userEvent.click(await screen.findByRole('option', { name: 'Create vendor “Box Co”' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create vendor' }))
    await userEvent.click(form.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The lists of this story stay as they are: an entry that they lack is shown by its ID.
    await expect(vendor).toHaveValue('BOX-CO')
  },
)

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

const beyond = { code: 'beyondPercent', field: 'sellingPrice' }
const leftOut = [
  {
    itemID: 'CAP',
    name: 'Meridian Snapback',
    changes: [{ field: 'sellingPrice', from: 32, to: 64 }],
    fault: {
      ...beyond,
      message: 'Selling price may change by at most 20 percent without a price change (from 32 to 64).',
    },
  },
  {
    itemID: 'HAT',
    name: 'Sunday Dad Cap',
    changes: [{ field: 'sellingPrice', from: 28, to: 56 }],
    fault: {
      ...beyond,
      message: 'Selling price may change by at most 20 percent without a price change (from 28 to 56).',
    },
  },
  {
    itemID: 'TEE',
    name: 'Tour tee',
    changes: [{ field: 'sellingPrice', from: null, to: 64 }],
    fault: { code: 'required', field: 'name', message: 'Name is required.' },
  },
]

const largePrices: Parameters<typeof screenStory>[0] = {
  at: `${at}&changeSet=7`,
  features: [...WRITE, ...grant(['READ', 'WRITE'], 'CATALOG_PRICE_CHANGE')],
  answers: {
    ...matching(5),
    'GET /account/configuration': () => ({
      accountConfigurations: [{ key: 'catalog.price.change.direct', value: 'REFUSED' }],
    }),
    'GET /changesets/7': () => ({
      changeSetID: '7',
      kind: 'BULK',
      state: 'PREPARED',
      edit: { fields: {}, adjustments: [{ field: 'sellingPrice', by: 'PERCENT', value: 100, rounding: 'NONE' }] },
      counts: { items: 5, change: 2, unchanged: 0, problems: 3, system: 0 },
      done: 0,
      total: 0,
      createdAt: '2026-01-02T03:04:05Z',
      createdBy: 'ada',
    }),
    'GET /changesets/7/rows': ({ url }) => ({
      data: new URL(url).searchParams.get('show') === 'problems' ? leftOut : [],
      nextCursor: null,
    }),
  },
}

export const LargePrices = screenStory(largePrices, async ({ canvas }) => {
  await expect(await canvas.findByText('3 of 5 items will be left out')).toBeVisible()
  await expect(await canvas.findByRole('button', { name: 'New price change' })).toBeVisible()
})

/** What is left out because of the limit becomes the lines of a price change; what breaks another rule does not. */
export const LargePricesMoved = screenStory(largePrices, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New price change' }))
  await expect(await canvas.findByRole('heading', { name: 'New price change' })).toBeVisible()
  await expect(await canvas.findByText(/^2 rows/)).toBeVisible()
  await expect(canvas.getByRole('gridcell', { name: /64/ })).toBeVisible()
  await expect(canvas.getByRole('gridcell', { name: /56/ })).toBeVisible()
})
