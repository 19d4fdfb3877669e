import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab, variant } from '../tab-fixture.tsx'
import { countChanges, rowsOf, totalsOf } from './components.ts'
import { PackagesTab } from './PackagesTab.tsx'

const box = { ...variant, itemID: 'BOX', name: 'Fan box', type: 3 as const, sellingPrice: 30 }
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

const WRITES = { CATALOG_PRODUCT: ['WRITE'], CATALOG_PACKAGING: ['WRITE'] }

function open(access: Record<string, string[]> = WRITES, answers = {}, served: object = contents) {
  return openTab(<PackagesTab item={box} />, access, { 'GET /items/components': () => served, ...answers })
}

afterEach(cleanup)

test('rows that are changed, added or taken out are counted, however a quantity is typed', () => {
  const rows = rowsOf(contents)
  expect(countChanges(rows, rows)).toBe(0)
  expect(countChanges(rows, [{ ...rows[0]!, quantity: '1.0' }, rows[1]!])).toBe(0)
  expect(
    countChanges(rows, [
      { ...rows[0]!, quantity: 'x' },
      { ...rows[1]!, itemID: 'NEW' },
    ]),
  ).toBe(3)
  expect(totalsOf([{ ...rows[0]!, quantity: 'x' }, rows[1]!])).toEqual({ cost: 16, price: 32, makeable: 4 })
})

test('what the parts cost and sell for stands beside the package, with how many can be made', async () => {
  await open()
  const facts = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(facts).toEqual(['$18.00', '$38.00', '$30.00', '$8.00 (21.1 %)', '40.00 %', '3'])
  within(screen.getByRole('row', { name: /Mug/ })).getByText('Discontinued')
})

test('a quantity is judged on saving, then saved under the version that was seen', async () => {
  const saved = { version: 5, components: [mug, { ...tee, quantity: 2.5 }] }
  const { user, sent } = await open(WRITES, { 'PUT /items/components': () => saved })
  const field = screen.getByRole('textbox', { name: 'Quantity of Tour tee' })
  await user.clear(field)
  await user.type(field, '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Quantity must be above 0.')
  screen.getByText('Please correct the marked fields.')
  await user.clear(field)
  await user.type(field, '2.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The package components have been saved')
  const [, put] = await sent('/items/components')
  expect(put).toMatchObject({
    method: 'PUT',
    query: { itemID: 'BOX' },
    body: {
      version: 4,
      components: [
        { itemID: 'MUG', quantity: 1 },
        { itemID: 'TEE', quantity: 2.5 },
      ],
    },
  })
})

test('with read access alone, and without the right to see cost, there is nothing to change and no cost', async () => {
  const plain = { ...tee, costPrice: undefined }
  await open({ CATALOG_PRODUCT: ['WRITE'], CATALOG_PACKAGING: ['READ'] }, {}, { version: 1, components: [plain] })
  screen.getByText(/You may look at the components/)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Cost each' })).toBeNull()
  expect(screen.queryByText('Cost of the parts')).toBeNull()
})

test('an empty package says what to do first', async () => {
  await open(WRITES, {}, { version: 1, components: [] })
  screen.getByText('Find the first component above.')
})
