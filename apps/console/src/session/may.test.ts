import { type AccessLevel, grantsOf, NEEDS_ALL_PLACES } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { mayCall, toOverrule, toRead, toSave } from './may.ts'

const grants = (features: Record<string, AccessLevel[]>) =>
  grantsOf(Object.entries(features).map(([key, access]) => ({ key, access })))

const NEEDS_WRITE = 'This needs WRITE access to Products (CATALOG_PRODUCT).'

test('allows an operation with all it needs', () => {
  expect(mayCall(grants({ CATALOG_PRODUCT: ['WRITE'] }), 'updateItem')).toEqual({ may: true, hidden: false })
})

test('with READ only, a write is shown with the missing level', () => {
  expect(mayCall(grants({ CATALOG_PRODUCT: ['READ'] }), 'updateItem')).toEqual({
    may: false,
    hidden: false,
    lacks: 'CATALOG_PRODUCT:WRITE',
    denied: NEEDS_WRITE,
  })
})

test('hides it without READ, and NOACCESS overrides WRITE as on the server', () => {
  expect(mayCall(grants({}), 'updateItem')).toMatchObject({ may: false, hidden: true })
  expect(mayCall(grants({ CATALOG_PRODUCT: ['WRITE', 'NOACCESS'] }), 'updateItem')).toMatchObject({ hidden: true })
})

test('what needs all places is shown to users of some with the reason, after what else is missing', () => {
  const admin = grants({ CONFIG_ROLES: ['WRITE'] })
  expect(mayCall(admin, 'createRole', true)).toEqual({ may: true, hidden: false })
  expect(mayCall(admin, 'createRole', false)).toEqual({
    may: false,
    lacks: 'ALL_PLACES',
    denied: NEEDS_ALL_PLACES,
    hidden: false,
  })
  expect(mayCall(grants({}), 'createRole', false)).toMatchObject({ hidden: true })
  expect(mayCall(grants({ CATALOG_PRODUCT: ['WRITE'] }), 'updateItem', false)).toMatchObject({ may: true })
})

test('names the first of several missing needs', () => {
  const bulk = grants({ UTILITIES_BULK_EDIT: ['WRITE'], CATALOG_PRODUCT: ['READ'] })
  expect(mayCall(bulk, 'updateItems')).toMatchObject({ hidden: false, denied: NEEDS_WRITE })
  expect(mayCall(grants({ CATALOG_PRODUCT: ['WRITE'] }), 'updateItems')).toMatchObject({ hidden: true })
})

test('uses needs that depend on data as they are', () => {
  expect(mayCall(grants({ CATALOG_FEES: ['READ'] }), ['CATALOG_FEES:WRITE'])).toMatchObject({
    denied: 'This needs WRITE access to Fees (CATALOG_FEES).',
  })
})

test('takes the needs of a kind of document, too', () => {
  const needs = [{ feature: 'CATALOG_PRICE_CHANGE_APPROVAL', level: 'WRITE' }] as const
  expect(mayCall(grants({ CATALOG_PRICE_CHANGE_APPROVAL: ['WRITE'] }), needs).may).toBe(true)
  expect(mayCall(grants({ CATALOG_PRICE_CHANGE: ['WRITE'] }), needs)).toMatchObject({ hidden: true })
})

test('needs WRITE on a value of its own besides the operation that saves it', () => {
  expect(toSave('updateItem', 'sellingPrice')).toEqual(['CATALOG_PRODUCT:WRITE', 'CATALOG_PRODUCT_PRICE:WRITE'])
})

test('needs DELETE for the records of others', () => {
  expect(toOverrule('cancelImport')).toEqual(['CATALOG_IMPORT:DELETE'])
})

test('sees what an operation changes with READ of its features', () => {
  expect(toRead('updateItems')).toEqual(['UTILITIES_BULK_EDIT:READ', 'CATALOG_PRODUCT:READ'])
  expect(mayCall(grants({ CONFIG_ACCOUNT: ['READ'] }), toRead('updateAccountConfiguration')).may).toBe(true)
  expect(mayCall(grants({}), toRead('updateAccountConfiguration')).may).toBe(false)
})
