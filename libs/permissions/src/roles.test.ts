import { expect, test } from 'vitest'
import {
  accessTo,
  defaultAccess,
  type Feature,
  FEATURES,
  grantsOf,
  isSystemItem,
  mustUsePartnerPortal,
  PARTNER_PORTAL_ROLES,
  ROLES,
} from './index.ts'

const may = (roleID: number, feature: Feature) => accessTo(grantsOf(defaultAccess(roleID)), feature)

test('R1 nineteen roles', () => {
  expect(ROLES.map(({ id }) => id)).toEqual([...Array.from({ length: 18 }, (_, index) => index + 1), 43])
  expect(ROLES.find(({ id }) => id === 12)?.name).toBe('warehouse GM')
})

test('R2 who must use the partner portal', () => {
  expect(PARTNER_PORTAL_ROLES).toEqual([1, 15, 17, 18])
  expect(ROLES.filter(({ id }) => mustUsePartnerPortal(id)).map(({ id }) => id)).toEqual([1, 15, 17, 18])
})

test.each(ROLES)('D1 $name has one grant for each key', ({ id }) => {
  const grants = defaultAccess(id)
  expect(grants.map(({ key }) => key)).toEqual(FEATURES.map(({ key }) => key))
  for (const { key } of grants) expect(may(id, key).read).toBe(!may(id, key).denied)
})

test('D2 the system admin may do everything', () => {
  expect(FEATURES.every(({ key }) => may(2, key).delete)).toBe(true)
})

test('D3 the store manager', () => {
  expect(may(7, 'CATALOG_PRODUCT')).toMatchObject({ write: true, delete: false })
  expect(may(7, 'CATALOG_PRODUCT_COST').readOnly).toBe(true)
})

test('D4 the cashier', () => {
  expect(may(9, 'CATALOG_PRODUCT').readOnly).toBe(true)
  expect(may(9, 'CATALOG_PRODUCT_PRICE').readOnly).toBe(true)
  expect(may(9, 'CATALOG_PRODUCT_COST').denied).toBe(true)
  expect(may(9, 'CATALOG_IMPORT').denied).toBe(true)
})

test('D5 the buyer', () => {
  expect(may(10, 'CATALOG_PRODUCT').write).toBe(true)
  expect(may(10, 'CATALOG_IMPORT').write).toBe(true)
  expect(may(10, 'CATALOG_PRODUCT_COST').denied).toBe(true)
})

test('D6 financial, accounting and support', () => {
  expect([3, 4, 43].every((role) => may(role, 'FINANCIAL_DEPOSIT').read)).toBe(true)
  expect(FEATURES.every(({ key }) => may(43, key).readOnly)).toBe(true)
})

test('D7 a role outside the table gets nothing', () => {
  expect(FEATURES.every(({ key }) => may(99, key).denied)).toBe(true)
})

test.each(['DONATE', 'SHIPPING', 'HANDLING', 'BAG', 'FEEID001', 'REBATE1234'])('S1 %s is a system item', (itemID) => {
  expect(isSystemItem(itemID)).toBe(true)
})

test.each(['BAGS', 'bag', ' BAG', 'BAG\n', 'FEEID', 'FEEID01', 'FEEID0001', 'FEEID###', 'REBATE123', 'REBATE1235', ''])(
  'S2 "%s" is not a system item',
  (itemID) => {
    expect(isSystemItem(itemID)).toBe(false)
  },
)
