import { expect, test } from 'vitest'
import {
  type AccessLevel,
  checkRoleChange,
  defaultAccess,
  grantsOf,
  isAdministrator,
  LEVELS_OF_REACH,
  mayHandOut,
  REACHES,
  reachOf,
} from './index.ts'

const role = (id: number) => grantsOf(defaultAccess(id))
const admin = role(2)
const grants = (features: Record<string, AccessLevel[]>) =>
  grantsOf(Object.entries(features).map(([key, access]) => ({ key, access })))

test('G1 derives the reach from what the gate allows', () => {
  for (const reach of REACHES) {
    const one = grants({ CATALOG_PRODUCT: [...LEVELS_OF_REACH[reach]] })
    expect(reachOf(one, 'CATALOG_PRODUCT')).toBe(reach)
  }
  expect(reachOf(grants({ CATALOG_PRODUCT: ['DELETE'] }), 'CATALOG_PRODUCT')).toBe('DELETE')
  expect(reachOf(grants({ CATALOG_PRODUCT: ['DELETE', 'NOACCESS'] }), 'CATALOG_PRODUCT')).toBe('NOACCESS')
  expect(reachOf(grants({}), 'CATALOG_PRODUCT')).toBe('NOACCESS')
})

test("G2 refuses to remove the right to edit roles from the editor's own role", () => {
  const after = new Map([...admin, ['CONFIG_ROLES', 1]])
  expect(checkRoleChange(admin, true, admin, after)).toEqual([
    { feature: 'CONFIG_ROLES', message: expect.stringContaining('from your own role') },
  ])
  expect(checkRoleChange(admin, false, admin, after)).toEqual([])
  expect(checkRoleChange(admin, true, admin, new Map([...admin, ['CONFIG_ROLES', 3]]))).toEqual([])
})

test('G3 refuses to grant or revoke a level that the editor does not hold', () => {
  const own = grants({ CONFIG_ROLES: ['READ', 'WRITE'], CATALOG_PRODUCT: ['READ', 'WRITE'] })
  const none = grants({})
  const change = (before: AccessLevel[], after: AccessLevel[]) =>
    checkRoleChange(own, false, grants({ CATALOG_PRODUCT: before }), grants({ CATALOG_PRODUCT: after }))
  expect(change(['NOACCESS'], ['READ', 'WRITE'])).toEqual([])
  expect(change(['READ', 'WRITE'], ['NOACCESS'])).toEqual([])
  expect(change(['READ'], ['DELETE'])).toMatchObject([{ feature: 'CATALOG_PRODUCT' }])
  expect(change(['DELETE'], ['READ'])).toMatchObject([
    {
      message: 'You cannot give or take DELETE access to Products (CATALOG_PRODUCT), because you do not have it.',
    },
  ])
  expect(checkRoleChange(own, false, none, role(7)).length).toBeGreaterThan(1)
  expect(checkRoleChange(admin, false, none, role(7))).toEqual([])
})

test('G4 lets only users with at least the same access assign a role', () => {
  const personnel = role(14)
  expect(mayHandOut(personnel, role(7))).toBe(false)
  expect(mayHandOut(personnel, role(14))).toBe(true)
  expect(mayHandOut(personnel, role(2))).toBe(false)
  expect(mayHandOut(admin, role(2))).toBe(true)
  expect(mayHandOut(role(6), role(14))).toBe(true)
  expect(mayHandOut(role(6), role(7))).toBe(true)
})

test('G4 counts every level of every feature', () => {
  const own = grants({ CONFIG_USERS: ['DELETE'], CONFIG_COMPANY: ['READ'] })
  expect(mayHandOut(own, grants({ CONFIG_USERS: ['READ'], CATALOG_PRODUCT_COST: ['READ'] }))).toBe(false)
  expect(mayHandOut(own, grants({ CONFIG_USERS: ['WRITE'], CONFIG_COMPANY: ['READ'] }))).toBe(true)
  expect(mayHandOut(own, grants({ CONFIG_USERS: ['WRITE'], CONFIG_COMPANY: ['WRITE'] }))).toBe(false)
  expect(mayHandOut(own, grants({ CONFIG_ROLES: ['READ'] }))).toBe(false)
})

test('G5 recognizes an administrator by writing roles and users', () => {
  expect([2, 6, 7, 14].filter((id) => isAdministrator(role(id)))).toEqual([2])
})
