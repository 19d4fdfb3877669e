import type { KnownEntries } from '@greenroom/imports'
import { expect, test } from 'vitest'
import { cellOptions, isListed } from './cell-options.ts'

const known: KnownEntries = {
  department: [{ id: 'HATS', name: 'Hats' }],
  attributes: [
    { id: 'FIT', name: 'Fit', rule: { label: 'Fit', type: 'CHOICE', choices: ['Slim', 'Wide'] } },
    { id: 'NEW', name: 'New', rule: { label: 'New', type: 'FLAG', choices: [] } },
    { id: 'NOTE', name: 'Note', rule: { label: 'Note', type: 'TEXT', choices: [] } },
  ],
}
const labels = (field: string) => cellOptions(field, known)?.map(({ label }) => label)

test('a cell suggests the records of its list, the choices of its field, or yes and no', () => {
  expect(cellOptions('department', known)).toEqual([{ id: 'HATS', label: 'Hats', hint: 'HATS' }])
  expect(cellOptions('vendor', known)).toEqual([])
  expect(labels('itemStatus')).toEqual(['Active', 'Discontinued'])
  expect(labels('taxIncluded')).toEqual(['Yes', 'No'])
  expect(labels('attributes.FIT')).toEqual(['Slim', 'Wide'])
  expect(labels('attributes.NEW')).toEqual(['Yes', 'No'])
  expect(['attributes.NOTE', 'name', 'sellingPrice', ''].map(labels)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['department', 'attributes.FIT', 'itemStatus', ''].map(isListed)).toEqual([true, true, false, false])
})
