import { type AccessLevel, defaultAccess, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { itemRights } from './item-rights.ts'

const grants = (role: number) => grantsOf(defaultAccess(role))

test('locks a cost that the user may not change, and hides it on a new item', () => {
  expect(itemRights(grants(7), 'A').locked.has('costPrice')).toBe(true)
  expect(itemRights(grants(7), 'A').hidden.has('costPrice')).toBe(false)
  expect(itemRights(grants(7), undefined).hidden.has('costPrice')).toBe(true)
})

test('hides the cost from users without access to it', () => {
  expect(itemRights(grants(9), 'A').hidden.has('costPrice')).toBe(true)
})

test('locks additional attributes that the user may not change', () => {
  const levels = (...access: AccessLevel[]) => grantsOf([{ key: 'CATALOG_CUSTOM_ATTRIBUTES', access }])
  expect(itemRights(levels('READ'), 'A').attributesLocked).toBe(true)
  expect(itemRights(levels('WRITE'), 'A').attributesLocked).toBe(false)
  expect(itemRights(levels('WRITE', 'NOACCESS'), 'A').attributesLocked).toBe(true)
})

test('locks the item ID once the item exists', () => {
  expect(itemRights(grants(2), 'A').locked.has('itemID')).toBe(true)
  expect(itemRights(grants(2), undefined).locked.has('itemID')).toBe(false)
})

test('makes the form read-only for users with read access and for system items', () => {
  expect(itemRights(grants(9), 'A').readOnly).toBe(true)
  expect(itemRights(grants(2), 'A').readOnly).toBe(false)
  expect(itemRights(grants(2), 'DONATE').readOnly).toBe(true)
})
