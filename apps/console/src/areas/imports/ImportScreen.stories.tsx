import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Import } from './import.atoms.ts'

const meta = {
  title: 'Screens/Import',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_IMPORT', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/catalog/import'
const one = `${at}?importID=7`
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

const applied: Import = {
  importID: '7',
  fileName: 'items.csv',
  state: 'APPLIED',
  columns: ['SKU', 'Name', 'Price'],
  counts: {
    rows: 60,
    skipped: 0,
    conflicts: 0,
    create: 40,
    update: 8,
    unchanged: 2,
    rejected: 10,
    changedHere: 0,
    renamed: 0,
    corrected: 0,
    toCheck: 0,
    largePrices: 0,
    usedUPCs: 0,
    farPrices: 0,
  },
  newEntries: 3,
  done: 48,
  total: 48,
  failure: null,
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: 'ada',
  finishedAt: '2026-01-02T03:05:05Z',
  changeSetID: null,
  undoneBy: null,
}
const checked: Import = { ...applied, state: 'CHECKED', done: 0, finishedAt: null }

const listing = (...imports: Import[]): Answers => ({
  'GET /items/imports': () => ({ data: imports, nextCursor: null }),
  'POST /items/imports/mapping': () => ({ mapping: null }),
})

const showing = (shown: Import): Answers => ({
  'GET /items/imports/7': () => shown,
  'GET /items/imports/7/pictures': () => ({ left: 36 }),
  'GET /items/imports/7/rows': () => ({ data: [], nextCursor: null }),
  'GET /items/imports/7/rejections': () => ({ data: [], nextCursor: null }),
})

const row = (itemID: string, changes: object[]) => ({
  line: 2,
  itemID,
  name: `Item ${itemID}`,
  action: 'update',
  changes,
  warnings: [],
})

export const Filled = screenStory(
  { at, features: WRITE, answers: listing(applied, { ...checked, importID: '6' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Checked, not applied')).toBeVisible()
    await expect(canvas.getByText('Drop a file with your items here')).toBeVisible()
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: listing() }, async ({ canvas }) => {
  await expect(await canvas.findByText('No imports yet')).toBeVisible()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /items/imports': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at, features: WRITE, answers: { 'GET /items/imports': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No imports yet')).toBeNull()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: listing(applied) }, async ({ canvas }) => {
  await expect(await canvas.findByText('items.csv')).toBeVisible()
  await expect(canvas.getByText('You can view imports but not start one.')).toBeVisible()
  await expect(canvas.queryByText('Drop a file with your items here')).toBeNull()
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  await expect(canvas.getByText(/CATALOG_IMPORT/)).toBeVisible()
})

export const Checked = screenStory({ at: one, features: WRITE, answers: showing(checked) }, async ({ canvas }) => {
  await expect(await canvas.findByRole('tab', { name: /Rejected/ })).toHaveTextContent('10')
  await expect(canvas.getByRole('button', { name: 'Apply to 48 items' })).toBeVisible()
})

const usedUPC = 'Item TEE has the UPC 012345678905 as well.'

export const Warned = screenStory(
  {
    at: one,
    features: WRITE,
    answers: {
      ...showing({ ...checked, counts: { ...checked.counts!, usedUPCs: 2, farPrices: 1 } }),
      'GET /items/imports/7/rows': () => ({
        data: [{ ...row('A1', []), warnings: [{ field: 'upc', code: 'usedUPC', message: usedUPC }] }],
        nextCursor: null,
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    const title = '2 items have a UPC of another item, 1 item has an unusual price'
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: /Unusual prices/ })).toHaveTextContent('1')
    await userEvent.click(canvas.getByRole('link', { name: 'View items' }))
    await expect(await canvas.findByRole('gridcell', { name: usedUPC })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply to 48 items' })).toBeEnabled()
  },
)

export const RowsToUpdate = screenStory(
  {
    at: `${one}&tab=update`,
    features: WRITE,
    answers: {
      ...showing(checked),
      'GET /items/imports/7/rows': () => ({
        data: [
          row('A1', [{ field: 'sellingPrice', from: '24', to: '22' }]),
          row('B2', [{ field: 'name', from: 'Cup', to: 'Mug' }]),
          row('C3', [{ field: 'brand', from: null, to: 'ACME' }]),
        ],
        nextCursor: null,
      }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('$24.00')).toBeVisible()
    await expect(canvas.getByText('$24.00').tagName).toBe('DEL')
    const names = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Line', 'Item ID', 'Name', 'Selling price', 'Brand'])
    await expect(canvas.getByRole('gridcell', { name: 'Cup Mug' })).toBeVisible()
  },
)

const changed = (itemID: string, field: string, here: string | null, file: string | null) => ({
  itemID,
  name: `Item ${itemID}`,
  field,
  here,
  file,
  changedBy: 'grace',
  changedAt: '2026-01-01T02:51:00Z',
  take: 'HERE',
})

export const ChangedHere = screenStory(
  {
    at: one,
    features: WRITE,
    answers: {
      ...showing({ ...checked, counts: { ...checked.counts!, changedHere: 2 } }),
      'GET /items/imports/7/changedhere': () => ({
        data: [changed('A1', 'sellingPrice', '24', '22'), changed('B2', 'brand', 'ACME', null)],
        nextCursor: null,
      }),
      'PUT /items/imports/7/changedhere': () => ({
        ...checked,
        counts: { ...checked.counts!, update: 9, changedHere: 2 },
        total: 49,
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$24.00')).toBeVisible()
    await expect(canvas.getByText('$22.00').tagName).toBe('DEL')
    await expect(canvas.getByText(/They stay as they are unless you take the file's/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep mine for all' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('gridcell', { name: 'Select' })[0]!)
    await userEvent.click(canvas.getByRole('button', { name: "Take the file's for 1 selected" }))
    await waitFor(() => expect(canvas.getByText('$24.00').tagName).toBe('DEL'))
    await expect(canvas.getByText('ACME').tagName).not.toBe('DEL')
    await expect(canvas.getByRole('button', { name: 'Apply to 49 items' })).toBeVisible()
  },
)

export const UnderWay = screenStory(
  { at: one, features: WRITE, answers: showing({ ...applied, state: 'APPLYING', done: 20 }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('20 of 48 items')).toBeVisible()
  },
)

export const ImportFailed = screenStory(
  { at: one, features: WRITE, answers: showing({ ...applied, state: 'FAILED', failure: 'Somebody changed A1.' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Somebody changed A1/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply again' })).toBeVisible()
  },
)

export const OneFailed = screenStory(
  { at: one, features: WRITE, answers: { 'GET /items/imports/7': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const LongTexts = screenStory(
  {
    at,
    features: WRITE,
    answers: listing({ ...applied, fileName: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}.csv` }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^Donaudampf/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: listing({ ...applied, fileName: 'قمصان.csv' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('قمصان.csv')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)
