import type { components } from '@greenroom/openapi'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { NO_LISTS } from '#data/reference.atoms.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { Import } from '../import.atoms.ts'

type RejectedCell = components['schemas']['ImportRejectedCell']
type CorrectedCell = components['schemas']['ImportCorrectedCell']

const meta = {
  title: 'Screens/Import corrections',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_IMPORT', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/catalog/import?importID=7&tab=rejected'

const counts = {
  rows: 60,
  skipped: 0,
  conflicts: 0,
  create: 40,
  update: 8,
  unchanged: 2,
  rejected: 4,
  changedHere: 0,
  renamed: 0,
  corrected: 0,
  toCheck: 0,
  largePrices: 0,
  usedUPCs: 0,
  farPrices: 0,
}
const checked: Import = {
  importID: '7',
  fileName: 'items.csv',
  state: 'CHECKED',
  columns: ['SKU', 'Name', 'Dept', 'Price'],
  counts,
  newEntries: 0,
  done: 0,
  total: 48,
  failure: null,
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: 'ada',
  finishedAt: null,
  changeSetID: null,
  undoneBy: null,
}

const cell = (line: number, more: Partial<RejectedCell>): RejectedCell => ({
  line,
  itemID: `A${line}`,
  name: `Item ${line}`,
  column: 'Dept',
  field: 'department',
  value: 'HATZ',
  original: null,
  toCheck: false,
  code: 'unknown',
  message: 'Department HATZ does not exist',
  alike: 3,
  correctable: true,
  cells: [],
  ...more,
})
const price = { column: 'Price', field: 'sellingPrice', alike: 1 }
const found = [
  cell(4, {}),
  cell(9, { ...price, value: 'free', code: 'notMoney', message: 'Selling price is not an amount (free).' }),
  cell(12, {}),
  cell(31, {}),
]
const page = (data: readonly object[]) => () => ({ data, nextCursor: null })

/** A server that makes each correction, and refuses what is in a list of its own. */
function serving(rows = found, first: Partial<typeof counts> = {}): Answers {
  let now = { ...checked, counts: { ...counts, ...first } }
  return {
    'GET /items/imports/7': () => now,
    'GET /attributes': () => ({
      ...NO_LISTS,
      departments: [{ departmentID: 'HATS', departmentName: 'Headwear', status: 'Active' }],
    }),
    'GET /taxes': () => [],
    'GET /promotions/discounts': () => [],
    'GET /units/inventory': () => [],
    'GET /items/imports/7/rows': page([]),
    'GET /items/imports/7/rejections': page(rows),
    'GET /items/imports/7/corrections': page([]),
    'PUT /items/imports/7/corrections': async (request: Request) => {
      const { to, alike } = await request.json()
      const message = `Department ${to} does not exist`
      if (to === 'HATX') return new Refusal(400, { code: 'ER_000', message, errors: [{ field: 'to', message }] })
      const cells = alike ? 3 : 1
      const { corrected, toCheck } = now.counts
      now = { ...now, counts: { ...now.counts, corrected: corrected + cells, toCheck: toCheck + cells } }
      return { import: now, cells }
    },
    'POST /items/imports/7/check': () => {
      now = { ...now, counts: { ...now.counts, create: 44, rejected: 0, toCheck: 0 }, total: 52 }
      return now
    },
  }
}

/** Enter saves a correction and goes to the next cell; the rows count once they are checked again. */
export const Correct = screenStory({ at, features: WRITE, answers: serving() }, async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'Dept' })
  await expect(canvas.getByRole('combobox', { name: 'Dept' })).toHaveAccessibleDescription(
    'Department HATZ does not exist',
  )
  await userEvent.clear(field)
  await userEvent.type(field, 'HATX{Enter}')
  await expect(await canvas.findByText('Department HATX does not exist')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'HATS{Enter}')
  const next = await canvas.findByRole('textbox', { name: 'Price' })
  await waitFor(() => expect(next).toHaveFocus())
  await expect(canvas.getByRole('gridcell', { name: 'HATZ HATS' })).toBeVisible()
  await userEvent.keyboard('2.50{Enter}')
  const third = await canvas.findByRole('combobox', { name: 'Dept' })
  await waitFor(() => expect(third).toHaveFocus())
  await expect(third).toHaveValue('HATZ')
  await expect(await canvas.findByRole('button', { name: 'Check 2 corrected rows' })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /Apply to/ })).toBeNull()
})

/** A cell that names a record suggests those that there are. */
export const Suggested = screenStory({ at, features: WRITE, answers: serving() }, async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'Dept' })
  await userEvent.clear(field)
  await userEvent.type(field, 'head')
  await userEvent.click(await screen.findByRole('option', { name: 'Headwear' }))
  await expect(field).toHaveValue('HATS')
  await userEvent.type(field, '{Enter}')
  await expect(await canvas.findByRole('gridcell', { name: 'HATZ HATS' })).toBeVisible()
})

export const CorrectAll = screenStory({ at, features: WRITE, answers: serving() }, async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'Dept' })
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Also correct the 2 other rows with “HATZ”' }))
  await userEvent.clear(field)
  await userEvent.type(field, 'HATS{Enter}')
  const next = await canvas.findByRole('textbox', { name: 'Price' })
  await waitFor(() => expect(next).toHaveFocus())
  await expect(canvas.getAllByRole('gridcell', { name: 'HATZ HATS' })).toHaveLength(3)
  await userEvent.click(await canvas.findByRole('button', { name: 'Check 3 corrected rows' }))
  await expect(await canvas.findByRole('button', { name: 'Apply to 52 items' })).toBeVisible()
})

const corrected: CorrectedCell[] = [4, 12].map((line) => ({
  line,
  itemID: `A${line}`,
  name: `Item ${line}`,
  column: 'Dept',
  field: 'department',
  value: 'HATS',
  original: 'HATZ',
  toCheck: line === 12,
  alike: 2,
}))

export const Corrected = screenStory(
  {
    at: '/app/catalog/import?importID=7&tab=corrected',
    features: WRITE,
    answers: {
      ...serving([], { rejected: 1, corrected: 2, toCheck: 1 }),
      'GET /items/imports/7/corrections': page(corrected),
    },
  },
  async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('gridcell', { name: 'HATZ HATS' })
    await expect(canvas.getByRole('button', { name: 'Undo correction' })).toBeDisabled()
    await userEvent.click(row!)
    await expect(canvas.getByRole('button', { name: 'Undo correction' })).toBeEnabled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo all 2 like it' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo all 2 like it' })).toBeNull())
  },
)

/** A problem of no single cell is corrected in the file. */
export const NotCorrectable = screenStory(
  {
    at,
    features: WRITE,
    answers: serving([
      cell(4, {
        column: null,
        field: '',
        value: 'x',
        alike: 1,
        correctable: false,
        code: 'tooManyCells',
        message: 'The row has 5 cells, the header 4.',
      }),
    ]),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'The row has 5 cells, the header 4.' }))
    await expect(await canvas.findByText(/Correct this row in the file/)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Whole row' })).toBeNull()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: serving() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('gridcell', { name: 'A9' })).toBeVisible()
  await expect(canvas.queryByRole('combobox', { name: 'Dept' })).toBeNull()
})

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...serving(),
      'GET /items/imports/7/rejections': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No rejected rows')).toBeNull()
  },
)

const tooLarge = 'Selling price may change by at most 20 percent without a price change (from 20 to 30).'

/** Prices that only a price change may change become its lines. */
export const LargePrices = screenStory(
  {
    at,
    features: [...WRITE, ...grant(['READ', 'WRITE'], 'CATALOG_PRICE_CHANGE')],
    answers: {
      ...serving([cell(4, { ...price, value: '30', code: 'beyondPercent', message: tooLarge })], { largePrices: 1 }),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New price change (1)' }))
    await expect(await canvas.findByRole('heading', { name: 'New price change' })).toBeVisible()
    await expect(await canvas.findByRole('gridcell', { name: /30/ })).toBeVisible()
  },
)
