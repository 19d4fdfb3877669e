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

test('R1 lists nineteen roles', () => {
  expect(ROLES.map(({ id }) => id)).toEqual([...Array.from({ length: 18 }, (_, index) => index + 1), 43])
  expect(ROLES.find(({ id }) => id === 12)?.name).toBe('warehouse GM')
})

test('R2 sends four roles to the partner portal', () => {
  expect(PARTNER_PORTAL_ROLES).toEqual([1, 15, 17, 18])
  expect(ROLES.filter(({ id }) => mustUsePartnerPortal(id)).map(({ id }) => id)).toEqual([1, 15, 17, 18])
})

test.each(ROLES)('D1 gives $name one grant for each key', ({ id }) => {
  const grants = defaultAccess(id)
  expect(grants.map(({ key }) => key)).toEqual(FEATURES.map(({ key }) => key))
  for (const { key } of grants) expect(may(id, key).read).toBe(!may(id, key).denied)
})

test('D2 lets the system admin do everything', () => {
  expect(FEATURES.every(({ key }) => may(2, key).delete)).toBe(true)
})

test('D3 lets the store manager write the catalog and read cost', () => {
  expect(may(7, 'CATALOG_PRODUCT')).toMatchObject({ write: true, delete: false })
  expect(may(7, 'CATALOG_PRODUCT_COST').readOnly).toBe(true)
})

test('D4 lets the cashier read products without cost', () => {
  expect(may(9, 'CATALOG_PRODUCT').readOnly).toBe(true)
  expect(may(9, 'CATALOG_PRODUCT_PRICE').readOnly).toBe(true)
  expect(may(9, 'CATALOG_PRODUCT_COST').denied).toBe(true)
  expect(may(9, 'CATALOG_IMPORT').denied).toBe(true)
})

test('D5 lets the buyer write the catalog without cost', () => {
  expect(may(10, 'CATALOG_PRODUCT').write).toBe(true)
  expect(may(10, 'CATALOG_IMPORT').write).toBe(true)
  expect(may(10, 'CATALOG_PRODUCT_COST').denied).toBe(true)
})

test('D6 limits financial, accounting and support to reading', () => {
  expect([3, 4, 43].every((role) => may(role, 'FINANCIAL_DEPOSIT').read)).toBe(true)
  expect(FEATURES.every(({ key }) => may(43, key).readOnly)).toBe(true)
})

test('D7 gives nothing to a role outside the table', () => {
  expect(FEATURES.every(({ key }) => may(99, key).denied)).toBe(true)
})

test('D8 separates creating price changes from approving them', () => {
  expect([6, 7, 10].every((role) => may(role, 'CATALOG_PRICE_CHANGE').delete)).toBe(true)
  expect([6, 7].every((role) => may(role, 'CATALOG_PRICE_CHANGE_APPROVAL').write)).toBe(true)
  expect(may(10, 'CATALOG_PRICE_CHANGE_APPROVAL').readOnly).toBe(true)
})

test.each(['DONATE', 'SHIPPING', 'HANDLING', 'BAG', 'FEEID001', 'FEEID###', 'REBATE1234', 'REBATE###4'])(
  'S1 recognizes the system item %s',
  (itemID) => {
    expect(isSystemItem(itemID)).toBe(true)
  },
)

test.each([
  'BAGS',
  'bag',
  ' BAG',
  'BAG\n',
  'FEEID',
  'FEEID01',
  'FEEID0001',
  'FEEID####',
  'REBATE123',
  'REBATE1235',
  '',
])('S2 does not treat "%s" as a system item', (itemID) => {
  expect(isSystemItem(itemID)).toBe(false)
})
