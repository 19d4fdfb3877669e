import { DEFAULT_RESTRICTED } from '@greenroom/validation'
import { expect, test } from 'vitest'
import { formOfItem } from '../item.mapping.ts'
import type { Item } from '../product-row.ts'
import { newIDs, refusedIssues, sentVariants, variantIssues } from './save-variants.ts'
import {
  draftOfVariants,
  hasChanges,
  newRows,
  nextVariants,
  NO_VARIANTS,
  variantsOfDraft,
  type VariantsAction,
  type VariantsState,
} from './variant-rows.ts'

const context = { mode: 'edit', restricted: DEFAULT_RESTRICTED } as const

const itemOf = (itemID: string, more: Partial<Item> = {}): Item => ({
  itemID,
  upc: itemID,
  name: `Tee ${itemID}`,
  type: 6,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  costPrice: 4,
  sellingPrice: 30,
  size: { sizeID: 'S' },
  version: 2,
  updatedAt: '2026-01-02T03:04:05Z',
  ...more,
})

const main = formOfItem(itemOf('MAIN', { productID: 'P1', brand: { brandID: 'NLT' }, additionalUPCs: ['99'] }))
const items = [itemOf('A'), itemOf('B', { size: { sizeID: 'M' } })]

function after(...actions: VariantsAction[]): VariantsState {
  const loaded = nextVariants(NO_VARIANTS, { do: 'renew', items, keep: false, of: 'P1' })
  return actions.reduce(nextVariants, loaded)
}

const edit = (row: string, column: string, value: string): VariantsAction => ({
  do: 'edit',
  edits: [{ row, column, value }],
})

test('what is loaded is unchanged, and its item IDs are locked', () => {
  const { sheet, loadedOf } = after()
  expect(sheet.rows.map(({ id, cells, locked }) => [id, cells['size'], locked?.has('itemID')])).toEqual([
    ['A', 'S', true],
    ['B', 'M', true],
  ])
  expect([loadedOf, hasChanges(after())]).toEqual(['P1', false])
  expect(sentVariants(after(), main, context)).toEqual([])
})

test('a save carries what changed of a variant, with the version that was seen', () => {
  const state = after(edit('B', 'sellingPrice', '35'), edit('A', 'name', 'Tee A'))
  expect(sentVariants(state, main, context).map(({ body }) => body)).toEqual([
    { itemID: 'B', version: 2, sellingPrice: 35 },
  ])
  expect(hasChanges(after(edit('B', 'sellingPrice', '35'), { do: 'discard' }))).toBe(false)
})

test('a new variant is the main item with what the matrix says of it', () => {
  const draft = { itemID: 'C', upc: 'C', name: 'Tee C', size: 'L', costPrice: 4, sellingPrice: 29 }
  const state = after({ do: 'add', rows: newRows([draft], main, 'made') }, edit('made:0', 'sellingPrice', '31'))
  expect(newIDs(state.sheet.rows)).toEqual(['C'])
  const { body } = sentVariants(state, main, context)[0]!
  expect(body).toMatchObject({
    itemID: 'C',
    type: 6,
    productID: 'P1',
    size: { sizeID: 'L' },
    brand: { brandID: 'NLT' },
    sellingPrice: 31,
    itemStatus: 'Active',
  })
  expect(body).not.toHaveProperty('version')
  expect(JSON.stringify(body)).not.toContain('99')
})

test('what is wrong stands at its row and column, in the words of section 5', () => {
  const rows = newRows([{ itemID: 'A', upc: 'x', name: '', costPrice: 1, sellingPrice: 1, size: 'L' }], main, 'made')
  const found = variantIssues(after({ do: 'add', rows }).sheet.rows, main, context)
  expect([...found.issues]).toEqual([
    ['made:0', { name: 'All the variants must have a name', itemID: 'Duplicate item ID(s) found for A' }],
  ])
  expect(found.messages).toEqual(['All the variants must have a name', 'Duplicate item ID(s) found for A'])
})

test('a new variant with the attributes of the main item is warned of', () => {
  const same = { itemID: 'C', upc: 'C', name: 'C', costPrice: 1, sellingPrice: 1, size: 'S', brand: 'NLT' }
  const { sheet } = after({ do: 'add', rows: newRows([same, { ...same, itemID: 'D', size: 'XL' }], main, 'made') })
  const warned = variantIssues(sheet.rows, main, context)
  expect([warned.messages, warned.sameAttributes.map(({ id }) => id)]).toEqual([[], ['made:0']])
  expect(variantIssues(sheet.rows, main, { ...context, allowSameAttributes: true }).sameAttributes).toEqual([])
})

test('an edit takes the mark off its cell', () => {
  const issues = new Map([['A', { name: 'Wrong', upc: 'Wrong' }]])
  const marked = after({ do: 'mark', issues })
  expect(nextVariants(marked, edit('A', 'name', 'x')).issues.get('A')).toEqual({ upc: 'Wrong' })
  expect(nextVariants(nextVariants(marked, edit('A', 'name', 'x')), edit('A', 'upc', 'y')).issues.size).toBe(0)
})

test('over a colleague, what was typed stays on top of what they saved, and new rows stay', () => {
  const typed = after(edit('A', 'name', 'Mine'), { do: 'add', rows: newRows([{ itemID: 'C' }], main, 'made') })
  const theirs = [itemOf('A', { sellingPrice: 40, version: 3 }), items[1]!]
  const merged = nextVariants(typed, { do: 'renew', items: theirs, keep: true, of: 'P1' })
  expect(merged.sheet.rows.map(({ cells }) => [cells['itemID'], cells['name'], cells['sellingPrice']])).toEqual([
    ['A', 'Mine', '40.00'],
    ['B', 'Tee B', '30.00'],
    ['C', '', '30.00'],
  ])
  expect(sentVariants(merged, main, context)[0]!.body).toEqual({ itemID: 'A', version: 3, name: 'Mine' })
})

test('what the server refuses stands at the row that was sent', () => {
  const state = after(edit('B', 'upc', 'x'))
  const errors = [
    { field: 'variants.0.upc', message: 'Taken' },
    { field: 'name', message: 'Of the item' },
  ]
  expect([...refusedIssues(errors, sentVariants(state, main, context))]).toEqual([['B', { upc: 'Taken' }]])
})

test('what was typed in the matrix survives a reload, and goes on top of what the server holds', () => {
  const added = { id: 'new', cells: { itemID: 'C', name: 'New' } }
  const typed = after(edit('A', 'name', 'Mine'), { do: 'add', rows: [added] })
  const draft = JSON.parse(JSON.stringify(draftOfVariants(typed)))
  expect(draft.rows.map(({ id }: { id: string }) => id)).toEqual(['A', 'new'])

  const back = variantsOfDraft(draft)
  expect(hasChanges(back)).toBe(true)
  const renewed = nextVariants(back, { do: 'renew', items, keep: true, of: 'P1' })
  expect(renewed.sheet.rows.map(({ cells }) => cells['name'])).toEqual(['Mine', 'Tee B', 'New'])
  expect(hasChanges(variantsOfDraft(draftOfVariants(after())))).toBe(false)
})
