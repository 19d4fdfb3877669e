import { expect, test } from 'vitest'
import { mergedForm, mergeFields } from './item-merge.ts'
import { type ItemForm, newItemForm } from './item.mapping.ts'

const original: ItemForm = { ...newItemForm(), name: 'Tee', sellingPrice: '30.00', brand: 'B1', costPrice: '5' }

test('what only one of two changed is taken from the one', () => {
  const mine = { ...original, sellingPrice: '35' }
  const theirs = { ...original, name: 'Tour tee' }
  const fields = mergeFields(original, mine, theirs)
  expect(fields.some(({ overlaps }) => overlaps)).toBe(false)
  expect(mergedForm(mine, theirs, fields, {})).toEqual({ ...original, name: 'Tour tee', sellingPrice: '35' })
})

test('a field that both changed alike is no overlap', () => {
  const fields = mergeFields(original, { ...original, costPrice: '6' }, { ...original, costPrice: '6.00' })
  expect(fields).toEqual([{ name: 'costPrice', changedBy: 'both', overlaps: false }])
})

test('where both changed a field differently, the choice counts', () => {
  const mine = { ...original, brand: 'B2', sellingPrice: '35' }
  const theirs = { ...original, brand: 'B3' }
  const fields = mergeFields(original, mine, theirs)
  expect(fields.filter(({ overlaps }) => overlaps).map(({ name }) => name)).toEqual(['brand'])
  expect(mergedForm(mine, theirs, fields, { brand: 'mine' })).toMatchObject({ brand: 'B2', sellingPrice: '35' })
  expect(mergedForm(mine, theirs, fields, { brand: 'theirs' })).toMatchObject({ brand: 'B3', sellingPrice: '35' })
})

test('a field I cleared and they left alone stays cleared', () => {
  const mine = { ...original, brand: '' }
  const theirs = { ...original, name: 'Tour tee' }
  expect(mergedForm(mine, theirs, mergeFields(original, mine, theirs), {}).brand).toBe('')
})
