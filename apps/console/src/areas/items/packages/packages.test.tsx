import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isSamePart } from '../form/item-parts.ts'
import { openPage, variant } from '../form/tab-fixture.tsx'
import { rowsOf, totalsOf } from './components.ts'

const box = { ...variant, itemID: 'BOX', name: 'Fan box', type: 3 as const, costPrice: 18, sellingPrice: 30 }
const tee = {
  itemID: 'TEE',
  upc: '1',
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  quantity: 2,
  costPrice: 8,
  sellingPrice: 16,
  qoh: 9,
} as const
const mug = {
  itemID: 'MUG',
  upc: '2',
  name: 'Mug',
  type: 1,
  itemStatus: 'Discontinued',
  quantity: 1,
  costPrice: 2,
  sellingPrice: 6,
  qoh: 3,
} as const
const contents = { version: 4, components: [mug, tee] }

const READER = { CATALOG_PRODUCT: ['WRITE'], CATALOG_PRODUCT_PRICE: ['READ'], CATALOG_PRODUCT_COST: ['READ'] }
const EDITOR = { ...READER, CATALOG_PACKAGING: ['WRITE'] }

// Rendering an item's whole form in jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

function open(access: Record<string, string[]> = EDITOR, answers = {}, served: object = contents) {
  return openPage('packages', box, access, { 'GET /items/components': () => served, ...answers })
}

afterEach(cleanup)

test('rows differ if changed, added or removed, however a quantity is typed', () => {
  const rows = rowsOf(contents)
  const isSame = (...next: typeof rows) => isSamePart('components', { components: rows }, { components: next })
  expect(isSame(rows[1]!, { ...rows[0]!, quantity: '1.0' })).toBe(true)
  expect([isSame(rows[0]!), isSame({ ...rows[0]!, quantity: 'x' }, rows[1]!)]).toEqual([false, false])
  expect(totalsOf([{ ...rows[0]!, quantity: 'x' }, rows[1]!])).toEqual({ cost: 16, price: 32, makeable: 4 })
})

test('shows what the components cost and sell for, and how many packages can be made', async () => {
  await open()
  await screen.findByText('Cost of the components')
  const facts = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(facts).toEqual(['$18.00', '$38.00', '$30.00', '$8.00 (21.05%)', '40.00%', '3'])
  within(screen.getByRole('row', { name: /Mug/ })).getByText('Discontinued')
})

test('checks a quantity on save, then saves it with the item', async () => {
  const { user, sent } = await open(EDITOR, { 'PUT /items': () => ({ ...box, version: 4 }) })
  const field = await screen.findByRole('textbox', { name: 'Quantity of Tour tee' })
  await user.clear(field)
  await user.type(field, '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Quantity must be above 0.')
  screen.getByText('Please correct the marked fields.')
  await user.clear(field)
  await user.type(field, '2.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Item has been modified/created')
  expect((await sent('/items')).filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      body: {
        itemID: 'BOX',
        version: 3,
        components: [
          { itemID: 'MUG', quantity: 1 },
          { itemID: 'TEE', quantity: 2.5 },
        ],
      },
    },
  ])
})

test('with read access and without access to cost, shows no controls and no cost', async () => {
  const plain = { ...tee, costPrice: undefined }
  await open({ CATALOG_PRODUCT: ['WRITE'], CATALOG_PACKAGING: ['READ'] }, {}, { version: 1, components: [plain] })
  await screen.findByText(/You have view-only access to the components/)
  expect(screen.queryByRole('combobox', { name: 'Add a component' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Cost each' })).toBeNull()
  expect(screen.queryByText('Cost of the components')).toBeNull()
})

test('an empty package says what to do first', async () => {
  await open(EDITOR, {}, { version: 1, components: [] })
  await screen.findByText('Search above to add the first component.')
})
