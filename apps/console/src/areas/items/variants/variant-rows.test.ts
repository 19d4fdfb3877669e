import { isRowChanged } from '@greenroom/ui'
import { checkDraft, type DraftContext } from '@greenroom/catalog'
import { DEFAULT_RESTRICTED } from '@greenroom/validation'
import { expect, test } from 'vitest'
import { formOfItem } from '../form/item.mapping.ts'
import type { Item } from '../list/product-row.ts'
import { newIDs, refusedIssues, sentVariants, variantDrafts, variantIssues } from './save-variants.ts'
import { draftOfVariants, newRows, nextVariants, variantsOfDraft, type VariantsAction } from './variant-rows.ts'
import { NO_VARIANTS, type VariantsState, withoutChanges } from './variants-state.ts'

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

const main = formOfItem(
  itemOf('MAIN', { productID: 'P1', brand: { brandID: 'NLT' }, additionalUPCs: ['99'], defaultItem: true }),
)
const items = [itemOf('A'), itemOf('B', { size: { sizeID: 'M' } })]

function after(...actions: VariantsAction[]): VariantsState {
  const loaded = nextVariants(NO_VARIANTS, { do: 'renew', items, of: 'P1' })
  return actions.reduce(nextVariants, loaded)
}

const edit = (row: string, column: string, value: string): VariantsAction => ({
  do: 'edit',
  edits: [{ row, column, value }],
})

function problems({ sheet }: VariantsState, more: Partial<DraftContext> = {}) {
  return variantIssues(
    sheet.rows,
    checkDraft({ item: main, variants: variantDrafts(sheet.rows, main) }, { ...context, ...more }),
  )
}

test('loaded rows are unchanged, and their item IDs are locked', () => {
  const { sheet, loadedOf } = after()
  expect(sheet.rows.map(({ id, cells, locked }) => [id, cells['size'], locked?.has('itemID')])).toEqual([
    ['A', 'S', true],
    ['B', 'M', true],
  ])
  expect([loadedOf, after().isDirty]).toEqual(['P1', false])
  expect(sentVariants(after(), main, context)).toEqual([])
})

test('a save sends the changes of a variant and the version they are based on', () => {
  const state = after(edit('B', 'sellingPrice', '35'), edit('A', 'name', 'Tee A'))
  expect(sentVariants(state, main, context).map(({ body }) => body)).toEqual([
    { itemID: 'B', version: 2, sellingPrice: 35 },
  ])
  const discarded = withoutChanges(after(edit('B', 'sellingPrice', '35')))
  expect([discarded.isDirty, discarded.sheet.rows.some(isRowChanged)]).toEqual([false, false])
})

test('a new variant is the main item with the values in the matrix', () => {
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
    defaultItem: false,
  })
  expect(body).not.toHaveProperty('version')
  expect(JSON.stringify(body)).not.toContain('99')
})

test('shows each problem at its row and column, in the words of section 5', () => {
  const rows = newRows([{ itemID: 'A', upc: 'x', name: '', costPrice: 1, sellingPrice: 1, size: 'L' }], main, 'made')
  const found = problems(after({ do: 'add', rows }))
  expect([...found.issues]).toEqual([
    ['made:0', { name: 'All the variants must have a name', itemID: 'Duplicate item ID(s) found for A' }],
  ])
})

test('warns of a new variant with the attributes of the main item', () => {
  const same = { itemID: 'C', upc: 'C', name: 'C', costPrice: 1, sellingPrice: 1, size: 'S', brand: 'NLT' }
  const state = after({ do: 'add', rows: newRows([same, { ...same, itemID: 'D', size: 'XL' }], main, 'made') })
  const { issues, warned } = problems(state)
  expect([issues.size, warned.map(({ id }) => id)]).toEqual([0, ['made:0']])
  expect(problems(state, { allowSameAttributes: true }).warned).toEqual([])
})

test('an edit clears the error of its cell', () => {
  const issues = new Map([['A', { name: 'Wrong', upc: 'Wrong' }]])
  const marked = after({ do: 'mark', issues })
  expect(nextVariants(marked, edit('A', 'name', 'x')).issues.get('A')).toEqual({ upc: 'Wrong' })
  expect(nextVariants(nextVariants(marked, edit('A', 'name', 'x')), edit('A', 'upc', 'y')).issues.size).toBe(0)
})

test("keeps unsaved edits and new rows on top of a colleague's version", () => {
  const typed = after(edit('A', 'name', 'Mine'), { do: 'add', rows: newRows([{ itemID: 'C' }], main, 'made') })
  const theirs = [itemOf('A', { sellingPrice: 40, version: 3 }), items[1]!]
  const merged = nextVariants(typed, { do: 'renew', items: theirs, of: 'P1' })
  expect(merged.sheet.rows.map(({ cells }) => [cells['itemID'], cells['name'], cells['sellingPrice']])).toEqual([
    ['A', 'Mine', '40'],
    ['B', 'Tee B', '30'],
    ['C', '', '30'],
  ])
  expect(sentVariants(merged, main, context)[0]!.body).toEqual({ itemID: 'A', version: 3, name: 'Mine' })
})

test('shows a refusal at the row that was sent', () => {
  const state = after(edit('B', 'upc', 'x'))
  const errors = [
    { field: 'variants.0.upc', message: 'Taken' },
    { field: 'name', message: 'Of the item' },
  ]
  expect([...refusedIssues(errors, sentVariants(state, main, context))]).toEqual([['B', { upc: 'Taken' }]])
})

test('keeps unsaved edits through a reload, on top of the stored rows', () => {
  const added = { id: 'new', cells: { itemID: 'C', name: 'New' } }
  const typed = after(edit('A', 'name', 'Mine'), { do: 'add', rows: [added] })
  const draft = JSON.parse(JSON.stringify(draftOfVariants(typed)))
  expect(draft.rows.map(({ id }: { id: string }) => id)).toEqual(['A', 'new'])

  const back = variantsOfDraft(draft)
  expect(back.isDirty).toBe(true)
  const renewed = nextVariants(back, { do: 'renew', items, of: 'P1' })
  expect(renewed.sheet.rows.map(({ cells }) => cells['name'])).toEqual(['Mine', 'Tee B', 'New'])
  expect(variantsOfDraft(draftOfVariants(after())).isDirty).toBe(false)
})

test('a save makes every row stored, and its version is loaded before it can be sent again', () => {
  const added = { id: 'new', cells: { itemID: 'C', name: 'New' } }
  const saved = nextVariants(after(edit('A', 'name', 'Mine'), { do: 'add', rows: [added] }), { do: 'saved' })
  expect(saved.sheet.rows.map(({ id, cells }) => [id, cells['name']])).toEqual([
    ['A', 'Mine'],
    ['B', 'Tee B'],
    ['C', 'New'],
  ])
  expect([saved.isDirty, saved.loadedOf, saved.versions.size]).toEqual([false, undefined, 0])
})

test("takes over a colleague's version of one variant under your edits", () => {
  const typed = after(edit('A', 'name', 'Mine'), edit('B', 'name', 'Also mine'))
  const adopted = nextVariants(typed, { do: 'adopt', item: itemOf('A', { sellingPrice: 40, version: 3 }) })
  expect(sentVariants(adopted, main, context).map(({ body }) => body)).toEqual([
    { itemID: 'A', version: 3, name: 'Mine' },
    { itemID: 'B', version: 2, name: 'Also mine' },
  ])
  expect(adopted.sheet.rows[0]!.cells['sellingPrice']).toBe('40')
})

test('new variants follow a price of the item until they have one of their own', () => {
  const rows = newRows([{ itemID: 'X' }, { itemID: 'Y' }], { ...main, sellingPrice: '' }, 'new')
  const follow = (from: string, to: string): VariantsAction => ({ do: 'inherit', column: 'sellingPrice', from, to })
  const { sheet } = after(
    { do: 'add', rows },
    { do: 'mark', issues: new Map([['new:0', { sellingPrice: 'Missing' }]]) },
    follow('', '3'),
    edit('new:1', 'sellingPrice', '25'),
    follow('3', '30'),
  )
  const prices = Object.fromEntries(sheet.rows.map(({ id, cells }) => [id, cells['sellingPrice']]))
  expect(prices).toMatchObject({ 'new:0': '30', 'new:1': '25', A: '30' })
  const { issues } = after(
    { do: 'add', rows },
    { do: 'mark', issues: new Map([['new:0', { sellingPrice: 'Missing' }]]) },
    follow('', '3'),
  )
  expect(issues.size).toBe(0)
})
