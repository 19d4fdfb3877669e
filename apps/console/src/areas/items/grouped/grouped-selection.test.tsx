import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Refusal, serve } from '#session/session-fixture.ts'
import { renewApiAtom } from '#session/session.atoms.ts'
import type { Item } from '../list/product-row.ts'
import { groupedRows, type Variants } from './grouped-rows.ts'
import { useGroupedSelection } from './use-grouped-selection.ts'

const item = (itemID: string, productID?: string, sizeID?: string) =>
  ({ itemID, productID, name: itemID, ...(sizeID && { size: { sizeID } }) }) as Item
const tee = { productID: 'TEE', productName: 'Tour tee', variants: 3, matching: 2, active: 2 }
const members = [item('T-M', 'TEE'), item('T-S', 'TEE')]

function open(variants: ReadonlyMap<string, Variants>, answer: unknown = { data: members, nextCursor: null }) {
  const calls = serve({ 'GET /items': () => answer })
  const store = createStore()
  store.set(renewApiAtom)
  const rows = groupedRows([{ item: item('PIN') }, { product: tee }], 2, variants, {})
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const list = {
    rows,
    variants,
    query: { search: 'tee' },
    labelOf: (_: string, id: string) => id,
    text: 'search=tee&group=product',
  }
  const { result } = renderHook((props) => useGroupedSelection(props), { wrapper, initialProps: list })
  const select = (...ids: string[]) => act(() => result.current.select(new Set(ids)))
  const selected = () => [[...result.current.itemIDs], [...result.current.selection]]
  return { calls, select, selected }
}

test('a product selects its items that match, with those of the list', async () => {
  const { calls, select, selected } = open(new Map())
  await select('PIN', '/TEE')
  expect(selected()).toEqual([
    ['PIN', 'T-M', 'T-S'],
    ['PIN', 'T-M', 'T-S', '/TEE'],
  ])
  expect(new URL(calls[0]!.url).search).toBe('?search=tee&productID=TEE&pagination=false')
  await select('PIN', 'T-M', 'T-S')
  expect(selected()).toEqual([['PIN'], ['PIN']])
  await select()
  expect(selected()).toEqual([[], []])
})

test('an open product follows its variants, without asking', async () => {
  const { calls, select, selected } = open(new Map([['TEE', { items: members, state: 'all' }]]))
  await select('T-M')
  expect(selected()).toEqual([['T-M'], ['T-M']])
  await select('T-M', 'T-S')
  expect(selected()[1]).toEqual(['T-M', 'T-S', '/TEE'])
  await select('/TEE', 'T-S')
  expect(selected()).toEqual([['T-S'], ['T-S']])
  await select('T-S', '/TEE')
  expect(selected()[0]).toEqual(['T-S', 'T-M'])
  expect(calls).toHaveLength(0)
})

test('what cannot be loaded is not selected', async () => {
  const failed = new Refusal(500, { code: 'ER_000', message: 'Request not processed' })
  const { select, selected } = open(new Map(), failed)
  await select('PIN', '/TEE')
  expect(selected()).toEqual([['PIN'], ['PIN']])
})

test('the items of a product are selected in garment order', async () => {
  const sizes = ['2XL', 'L', 'S'].map((size) => item(`T-${size}`, 'TEE', size))
  const { select, selected } = open(new Map(), { data: sizes, nextCursor: null })
  await select('/TEE')
  expect(selected()[0]).toEqual(['T-S', 'T-L', 'T-2XL'])
})
