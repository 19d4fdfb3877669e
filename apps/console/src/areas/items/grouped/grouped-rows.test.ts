import { expect, test } from 'vitest'
import type { Item, ProductSummary } from '../list/product-row.ts'
import { groupedRows, type Variants } from './grouped-rows.ts'

const tee: ProductSummary = { productID: 'TEE', productName: 'Tour tee', variants: 12, matching: 3, active: 2 }
const item = (itemID: string) => ({ itemID, name: itemID, type: 1, itemStatus: 'Active' }) as Item
const groups = [{ item: item('PIN') }, { product: tee }, { item: item('TEE') }]

const rowsWith = (variants?: Variants) =>
  groupedRows(groups, 3, new Map(variants && [['TEE', variants]]), {}).map(({ item: { name }, grouped }) => {
    const { id, node, more } = grouped!
    return { id, name, node, ...(more && { more }) }
  })

const pin = { id: 'PIN', name: 'PIN', node: { level: 1, position: 1, size: 3 } }
const last = { id: 'TEE', name: 'TEE', node: { level: 1, position: 3, size: 3 } }
const product = (open: boolean) => ({
  id: '/TEE',
  name: 'Tour tee',
  node: { level: 1, position: 2, size: 3, open },
})
const variant = (id: string, position: number, size = 3) => ({ id, name: id, node: { level: 2, position, size } })

test('a closed product is one row, with an ID that no item has', () => {
  expect(rowsWith()).toEqual([pin, product(false), last])
})

test('an open one has its variants under it', () => {
  const items = ['A', 'B', 'C'].map(item)
  const variants = items.map(({ itemID }, index) => variant(itemID, index + 1))
  expect(rowsWith({ items, state: 'all' })).toEqual([pin, product(true), ...variants, last])
})

test('those to come have their places already', () => {
  const places = rowsWith({ items: [item('A')], state: 'loading' }).slice(2, -1)
  expect(places).toEqual([
    variant('A', 1),
    { id: '/TEE/1', name: '', node: { level: 2, position: 2, size: 3, loading: true } },
    { id: '/TEE/2', name: '', node: { level: 2, position: 3, size: 3, loading: true } },
  ])
})

test.each([
  ['more', 'Show more variants'],
  ['failed', 'The variants couldn’t be loaded. Try again'],
] as const)('where some are missing (%s), a row asks for them', (state, name) => {
  const rows = rowsWith({ items: [item('A')], state }).slice(2, -1)
  const line = { id: '/TEE/1', name, node: { level: 2, position: 2, size: 3 }, more: 'TEE' }
  expect(rows).toEqual([variant('A', 1), line])
})

test('a variant says in what it differs from the others, else the rest of its name, or its ID', () => {
  const made = (itemID: string, sizeID: string, colorID?: string) =>
    ({ ...item(itemID), brand: { brandID: 'NLT' }, size: { sizeID }, ...(colorID && { color: { colorID } }) }) as Item
  const words = (...items: Item[]) =>
    groupedRows([{ product: tee }], 1, new Map([['TEE', { items, state: 'all' }]]), {}).map(
      ({ grouped }) => grouped!.variant,
    )
  expect(words(made('A', 'S', 'Black'), made('B', 'S'), made('C', 'M', 'Black'))).toEqual([
    undefined,
    'Black · S',
    'S',
    'Black · M',
  ])
  const named = (itemID: string, name: string) => ({ ...made(itemID, 'S'), name })
  expect(words(named('A', 'Tour tee, signed'), named('B', 'Tour tee'), named('C', 'Signed tee'))).toEqual([
    undefined,
    'signed',
    'B',
    'Signed tee',
  ])
})
