import { draftOf, itemChanges } from '@greenroom/catalog'
import { DEFAULT_RESTRICTED } from '@greenroom/validation'
import { expect, test } from 'vitest'
import { createBody, updateBody } from '../saving/item-body.ts'
import { changedFields, formOf, formOfItem, newItemForm, nextItemForm } from './item.mapping.ts'
import type { Item } from '../list/product-row.ts'

const item: Item = {
  itemID: 'TEE-1',
  upc: '400000000001',
  additionalUPCs: ['400000000002'],
  name: 'Tour tee',
  type: 1,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  costPrice: 4.125,
  sellingPrice: 30,
  department: { departmentID: 'TOPS' },
  extendedInfo: [
    { key: 'SKU_TYPE', value: 'BASIC' },
    { key: 'ITEM_FEE_ID', value: 'FEE1' },
  ],
  taxIncluded: true,
  version: 3,
  updatedAt: '2026-01-02T03:04:05Z',
}
const edit = { mode: 'edit', restricted: DEFAULT_RESTRICTED } as const
const form = formOfItem(item)

test('the default item of a product is a flag of the form that no copy takes over', () => {
  expect(updateBody(form, { ...form, defaultItem: true }, 3, edit)).toEqual({
    itemID: 'TEE-1',
    version: 3,
    defaultItem: true,
  })
  expect(nextItemForm(formOfItem({ ...item, defaultItem: true })).defaultItem).toBe(false)
})

test('converts an item to text, flags and lists, with formatted prices', () => {
  expect(form).toMatchObject({
    type: '1',
    costPrice: '4.125',
    sellingPrice: '30',
    msrp: '',
    department: 'TOPS',
    skuType: 'BASIC',
    fees: ['FEE1'],
    taxIncluded: true,
    consignment: false,
  })
})

test('an unchanged form sends nothing', () => {
  expect(changedFields(form, form)).toEqual([])
  expect(itemChanges(draftOf(item), form)).toEqual([])
  expect(changedFields(form, { ...form, sellingPrice: '30' })).toEqual([])
})

test('an update sends the changed fields and the version they are based on', () => {
  const body = updateBody(form, { ...form, sellingPrice: '1,032.50', department: '', masterSKU: 'M1' }, 3, edit)
  expect(body).toEqual({ itemID: 'TEE-1', version: 3, sellingPrice: 1032.5, department: null, masterSKU: 'M1' })
})

test('SKU type and fees are sent together, because they share one list', () => {
  const body = updateBody(form, { ...form, fees: ['FEE1', 'FEE2'] }, 3, edit)
  expect(body.extendedInfo).toEqual([
    { key: 'SKU_TYPE', value: 'BASIC' },
    { key: 'ITEM_FEE_ID', value: 'FEE1' },
    { key: 'ITEM_FEE_ID', value: 'FEE2' },
  ])
})

test('a new item starts as an active store item, reported on tour for a settlement or an artist', () => {
  expect(newItemForm()).toMatchObject({ type: '1', itemStatus: 'Active', reportingMode: 'ALL', itemID: '' })
  expect(newItemForm({ settlement: true }).reportingMode).toBe('ONTOUR')
  expect(newItemForm({ artist: true }).reportingMode).toBe('ONTOUR')
})

test('creates an item with a cost of 0 for users who may not see the cost', () => {
  const draft = { ...newItemForm(), itemID: 'A', upc: 'A', name: 'A', sellingPrice: '5' }
  const body = createBody(draft, { mode: 'create', restricted: '', hidden: new Set(['costPrice'] as const) })
  expect(body).toMatchObject({ itemID: 'A', costPrice: 0, sellingPrice: 5, type: 1 })
})

test('Create another keeps what similar items share', () => {
  expect(nextItemForm(form)).toMatchObject({ itemID: '', upc: '', additionalUPCs: [], name: '', department: 'TOPS' })
  expect(formOf(form)).toEqual(form)
})
