import { defaultAccess, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { itemRights } from './item-rights.ts'

const grants = (role: number) => grantsOf(defaultAccess(role))

test('who reads the cost but may not write it sees it locked, and not at all on a new item', () => {
  expect(itemRights(grants(7), 'A').locked.has('costPrice')).toBe(true)
  expect(itemRights(grants(7), 'A').hidden.has('costPrice')).toBe(false)
  expect(itemRights(grants(7), undefined).hidden.has('costPrice')).toBe(true)
})

test('without access to the cost there is no cost', () => {
  expect(itemRights(grants(9), 'A').hidden.has('costPrice')).toBe(true)
})

test('the item ID is fixed once the item exists', () => {
  expect(itemRights(grants(2), 'A').locked.has('itemID')).toBe(true)
  expect(itemRights(grants(2), undefined).locked.has('itemID')).toBe(false)
})

test('a reader and a system item make the form read-only', () => {
  expect(itemRights(grants(9), 'A').readOnly).toBe(true)
  expect(itemRights(grants(2), 'A').readOnly).toBe(false)
  expect(itemRights(grants(2), 'DONATE').readOnly).toBe(true)
})
