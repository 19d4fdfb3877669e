import { type AccessLevel, defaultAccess, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { changedFeatures, featureRows, formOfRole, groupsOf, ROLE_FIELDS } from './role-form.ts'
import type { RoleGrants } from './roles.atoms.ts'

const admin = grantsOf(defaultAccess(2))

function cashier(changed: Record<string, AccessLevel[]> = {}): RoleGrants {
  const role = { roleID: 9, baseRoleID: 9, name: 'cashier', custom: false, holders: 0, version: 1 }
  const features = defaultAccess(9).map(({ key, access }) => ({ key, access: changed[key] ?? [...access] }))
  return { role: { ...role, updatedBy: 'a', updatedAt: '' }, features, holders: [] }
}

const rowsOf = (grants: RoleGrants, form = formOfRole(grants)) => featureRows(grants, form, admin, false)
const row = (rows: ReturnType<typeof rowsOf>, feature: string) => rows.find((each) => each.feature === feature)!

test('a row holds the saved, the chosen and the default level', () => {
  const changed = cashier({ CATALOG_FEES: ['READ', 'WRITE'] })
  const form = { ...formOfRole(changed), CATALOG_FEES: 'DELETE' } as const
  expect(row(rowsOf(changed, form), 'CATALOG_FEES')).toMatchObject({
    saved: 'WRITE',
    reach: 'DELETE',
    byDefault: 'READ',
    closed: [],
  })
})

test('sends only the features that changed', () => {
  const saved = formOfRole(cashier())
  const form = { ...saved, CATALOG_FEES: 'WRITE' } as const
  const changed = ROLE_FIELDS.differing(saved, form)
  expect(changedFeatures(form, changed)).toEqual([{ key: 'CATALOG_FEES', access: ['READ', 'WRITE'] }])
  expect([ROLE_FIELDS.labelOf('CATALOG_FEES'), ROLE_FIELDS.textOf('CATALOG_FEES', form)]).toEqual(['Fees', 'Write'])
})

test("disables levels above the user's own access, and keeps access to roles in the user's own role", () => {
  const own = grantsOf([{ key: 'CATALOG_FEES', access: ['READ', 'WRITE'] }])
  expect(row(featureRows(cashier(), formOfRole(cashier()), own, false), 'CATALOG_FEES').closed).toEqual(['DELETE'])
  const mine = { ...cashier({ CONFIG_ROLES: ['READ', 'WRITE'] }) }
  expect(row(featureRows(mine, formOfRole(mine), admin, true), 'CONFIG_ROLES').closed).toEqual(['NOACCESS', 'READ'])
})

test('finds features by name, key and group, and by difference from the default', () => {
  const rows = rowsOf(cashier({ CATALOG_FEES: ['NOACCESS'] }))
  expect(groupsOf(rows, 'warehouse', false).map(({ label }) => label)).toEqual(['Locations'])
  expect(groupsOf(rows, 'wärehouse', false).map(({ label }) => label)).toEqual(['Locations'])
  expect(groupsOf(rows, 'CONFIG_', false)[0]?.rows).toHaveLength(8)
  expect(groupsOf(rows, '', true)).toMatchObject([{ label: 'Catalog', rows: [{ feature: 'CATALOG_FEES' }] }])
})
