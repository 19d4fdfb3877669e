import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { Item } from '../list/product-row.ts'
import type { ItemConfiguration } from './cto.atoms.ts'

const meta = {
  title: 'Screens/Item, config to order',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_CTO', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/catalog/products/product/cto?itemID=JERSEY'

const jersey: Item = {
  itemID: 'JERSEY',
  upc: 'JERSEY',
  name: 'Touring jersey',
  type: 1,
  ctoType: 'CTO',
  itemStatus: 'Active',
  reportingMode: 'ALL',
  costPrice: 24,
  sellingPrice: 79,
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
  updatedBy: 'ada',
}

const named: ItemConfiguration = {
  version: 2,
  attachments: [{ groupID: 'NAME', maxLength: 10 }],
  allowances: [{ kind: 'WORD', text: 'HECK', reason: 'A family name' }],
  groups: [
    {
      id: 'NAME',
      name: 'Back name',
      type: 'TEXT',
      minLength: 1,
      maxLength: 12,
      characters: '',
      componentSetIDs: [],
      picks: [],
      maxPicks: 1,
      priceRule: 'PER_CHARACTER',
      sellingPrice: 1.5,
      place: 'BACK_TOP',
      required: true,
      rules: [],
      status: 'Active',
    },
  ],
  components: [],
  restrictions: [
    { kind: 'WORD', text: 'DARN', alsoReversed: true },
    { kind: 'WORD', text: 'HECK', alsoReversed: false },
  ],
}

const showing = (configuration: ItemConfiguration): Answers => ({
  'GET /items': () => ({ data: [jersey], nextCursor: null }),
  'GET /cto/configuration': () => configuration,
})

export const Filled = screenStory({ at, features: WRITE, answers: showing(named) }, async ({ canvas }) => {
  const name = await canvas.findByRole('textbox', { name: 'Back name' })
  await userEvent.type(name, 'Heck')
  await expect(canvas.getByRole('status', { name: 'Order check' })).toHaveTextContent('Can be ordered.')
  await expect(canvas.getByRole('rowheader', { name: 'Total' }).closest('tr')).toHaveTextContent('$85.00')
  await expect(canvas.getByRole('img', { name: 'Touring jersey. back, top: HECK.' })).toBeVisible()
})

export const Refused = screenStory({ at, features: WRITE, answers: showing(named) }, async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Back name' }), 'n r 4 d')
  await expect(canvas.getByRole('status', { name: 'Order check' })).toHaveTextContent("Can't be ordered")
})

export const Empty = screenStory(
  { at, features: WRITE, answers: showing({ ...named, attachments: [], allowances: [] }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No option groups yet')).toBeVisible()
    await expect(canvas.getByText('Add an option group to try it here.')).toBeVisible()
  },
)

export const Loading = screenStory(
  { at, features: WRITE, answers: { ...showing(named), 'GET /cto/configuration': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Touring jersey' })).toBeVisible()
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...showing(named),
      'GET /cto/configuration': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Request not processed')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: showing(named) }, async ({ canvas }) => {
  await expect(await canvas.findByText(/You have view-only access. You can still try the options/)).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: 'Back name' })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'

export const LongTexts = screenStory(
  { at, features: WRITE, answers: showing({ ...named, groups: [{ ...named.groups[0]!, name: LONG }] }) },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(LONG))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)
