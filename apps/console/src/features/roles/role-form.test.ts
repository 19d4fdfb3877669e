import { type AccessLevel, defaultAccess, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { changedFeatures, editsOver, featureRows, groupsOf, NO_EDITS, withChoice } from './role-form.ts'
import type { RoleGrants } from './roles.atoms.ts'

const admin = grantsOf(defaultAccess(2))

function cashier(changed: Record<string, AccessLevel[]> = {}): RoleGrants {
  const role = { roleID: 9, baseRoleID: 9, name: 'cashier', custom: false, holders: 0, version: 1 }
  const features = defaultAccess(9).map(({ key, access }) => ({ key, access: changed[key] ?? [...access] }))
  return { role: { ...role, updatedBy: 'a', updatedAt: '' }, features, holders: [] }
}

const rowsOf = (grants: RoleGrants, edits = NO_EDITS) => featureRows(grants, edits, admin, false)
const row = (rows: ReturnType<typeof rowsOf>, feature: string) => rows.find((each) => each.feature === feature)!

test('a row knows what is saved, what is chosen and what is the default', () => {
  const changed = cashier({ CATALOG_FEES: ['READ', 'WRITE'] })
  const edits = withChoice(NO_EDITS, { feature: 'CATALOG_FEES', saved: 'WRITE' }, 'DELETE')
  expect(row(rowsOf(changed, edits), 'CATALOG_FEES')).toMatchObject({
    saved: 'WRITE',
    reach: 'DELETE',
    byDefault: 'READ',
    closed: [],
  })
})

test('choosing what is saved takes the edit back', () => {
  const fees = row(rowsOf(cashier()), 'CATALOG_FEES')
  const edits = withChoice(NO_EDITS, fees, 'WRITE')
  expect(changedFeatures(edits)).toEqual([{ key: 'CATALOG_FEES', access: ['READ', 'WRITE'] }])
  expect(withChoice(edits, fees, 'READ').size).toBe(0)
})

test('choices beyond the own access are closed, and roles stay open in the own role', () => {
  const own = grantsOf([{ key: 'CATALOG_FEES', access: ['READ', 'WRITE'] }])
  expect(row(featureRows(cashier(), NO_EDITS, own, false), 'CATALOG_FEES').closed).toEqual(['DELETE'])
  const mine = { ...cashier({ CONFIG_ROLES: ['READ', 'WRITE'] }) }
  expect(row(featureRows(mine, NO_EDITS, admin, true), 'CONFIG_ROLES').closed).toEqual(['NOACCESS', 'READ'])
})

test('what a colleague saved as well is no edit any more', () => {
  const edits = withChoice(
    withChoice(NO_EDITS, row(rowsOf(cashier()), 'CATALOG_FEES'), 'WRITE'),
    row(rowsOf(cashier()), 'CATALOG_TAXES'),
    'WRITE',
  )
  const theirs = cashier({ CATALOG_FEES: ['READ', 'WRITE'] })
  expect([...editsOver(theirs, edits).keys()]).toEqual(['CATALOG_TAXES'])
})

test('features are found by name, key and group, or as different from the default', () => {
  const rows = rowsOf(cashier({ CATALOG_FEES: ['NOACCESS'] }))
  expect(groupsOf(rows, 'warehouse', false).map(({ label }) => label)).toEqual(['Locations'])
  expect(groupsOf(rows, 'CONFIG_', false)[0]?.rows).toHaveLength(6)
  expect(groupsOf(rows, '', true)).toMatchObject([{ label: 'Catalog', rows: [{ feature: 'CATALOG_FEES' }] }])
})
