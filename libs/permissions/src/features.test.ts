import { expect, test } from 'vitest'
import { explainDenied, FEATURES, grantsOf, missingFrom, requirementOf } from './index.ts'

const keys = FEATURES.map(({ key }) => key)

test('F1 holds the keys of the specification', () => {
  expect(keys).toEqual(
    expect.arrayContaining([
      'CATALOG_PRODUCT',
      'CATALOG_PRODUCT_COST',
      'CATALOG_PRODUCT_PRICE',
      'CATALOG_PRODUCT_SKU',
      'CATALOG_PRODUCT_DESCRIPTION',
      'CATALOG_PACKAGING',
      'CATALOG_PRODUCT_CTO',
      'CATALOG_CUSTOM_ATTRIBUTES',
      'UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD',
    ]),
  )
})

test.each([
  'ANALYTICS',
  'REPORTS',
  'REPORTS_ADVANCED_FILTERS',
  'CATALOG',
  'CUSTOMER_MARKETING',
  'ENTERTAINMENT_EVENTS',
  'ENTERTAINMENT_SUITES',
  'FINANCIAL',
  'INVENTORY_PO',
  'INVENTORY_TRANSFER',
  'INVENTORY_ADJUSTMENT',
  'INVENTORY_WRITEDOWN',
  'UTILITIES',
  'CONFIG',
  'INTEGRATIONS',
  'MANAGEMENT',
  'COMPLIANCE',
  'DASHBOARD',
  'UTILITIES_LABEL_PRINTING',
])('F1 names the area %s', (area) => {
  expect(keys.some((key) => key.startsWith(area))).toBe(true)
})

test('F2 keeps keys unique, uppercase, labeled and grouped', () => {
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, label, group } of FEATURES) {
    expect(key).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    expect(label).not.toBe('')
    expect(group).not.toBe('')
  }
})

test('F3 parses a requirement', () => {
  expect(requirementOf('CATALOG_PRODUCT:WRITE')).toEqual({ feature: 'CATALOG_PRODUCT', level: 'WRITE' })
})

test.each(['', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT:', 'CATALOG_PRODUCT:NOACCESS', 'NOPE:READ', 'CATALOG_FEES:READ:X'])(
  'F3 "%s" is a mistake',
  (text) => {
    expect(() => requirementOf(text)).toThrow(`"${text}" is not FEATURE:LEVEL`)
  },
)

test('F6 requires all requirements, and names the first that is not met', () => {
  const needs = [requirementOf('UTILITIES_BULK_EDIT:WRITE'), requirementOf('CATALOG_PRODUCT:WRITE')]
  const grants = (...keys: string[]) => grantsOf(keys.map((key) => ({ key, access: ['READ', 'WRITE'] as const })))
  expect(missingFrom(grants('UTILITIES_BULK_EDIT', 'CATALOG_PRODUCT'), needs)).toBeUndefined()
  expect(missingFrom(grants('UTILITIES_BULK_EDIT'), needs)).toEqual(requirementOf('CATALOG_PRODUCT:WRITE'))
  expect(missingFrom(grants(), needs)).toEqual(requirementOf('UTILITIES_BULK_EDIT:WRITE'))
  expect(missingFrom(grants(), [])).toBeUndefined()
})

test('F4 words a refusal', () => {
  expect(explainDenied('CATALOG_PRODUCT', 'WRITE')).toBe('This needs WRITE access to Products (CATALOG_PRODUCT).')
})
