import { expect, test } from 'vitest'
import { newUPCs, refusesUsedUPCs, usedUPC, usedUPCs } from './index.ts'

const TEE = { itemID: 'TEE', code: '012345678905' }
const messagesOf = (...args: Parameters<typeof usedUPCs>) =>
  usedUPCs(...args).map(({ index, issue }) => `${index} ${issue.field}: ${issue.message}`)

test('L30 a UPC that another item has is told, also as an additional one and as its EAN', () => {
  const save = (draft: object) => [{ itemID: 'MUG', draft }]
  expect(messagesOf(save({ upc: '012345678905' }), [TEE])).toEqual([
    '0 upc: Item TEE has the UPC 012345678905 as well.',
  ])
  expect(messagesOf(save({ upc: '0012345678905' }), [TEE])).toEqual([
    '0 upc: Item TEE has the UPC 0012345678905 as well.',
  ])
  expect(messagesOf(save({ upc: '1', additionalUPCs: ['2', '012345678905'] }), [TEE])).toEqual([
    '0 additionalUPCs: Item TEE has the UPC 012345678905 as well.',
  ])
  expect(messagesOf(save({ upc: '112345678905', additionalUPCs: [] }), [TEE])).toEqual([])
})

test('L30 an item is no other item, and what stays as it is stored is not judged', () => {
  const stored = { upc: '012345678905', additionalUPCs: ['7'] }
  expect(messagesOf([{ itemID: 'TEE', draft: { upc: '0012345678905' } }], [TEE])).toEqual([])
  expect(newUPCs({ draft: { upc: '0012345678905', additionalUPCs: ['7', '8'] }, stored })).toEqual([
    { field: 'additionalUPCs', code: '8' },
  ])
  expect(messagesOf([{ itemID: 'MUG', draft: { upc: '012345678905' }, stored }], [TEE])).toEqual([])
})

test('L30 items of one save are judged as they will be', () => {
  const [a, b] = [{ upc: '1' }, { upc: '2' }]
  const swapped = [
    { itemID: 'A', draft: b, stored: a },
    { itemID: 'B', draft: a, stored: b },
  ]
  expect(messagesOf(swapped, [])).toEqual([])
  const alike = [
    { itemID: 'A', draft: {}, stored: a },
    { itemID: 'C', draft: { additionalUPCs: ['1'] } },
    { itemID: 'D', draft: { upc: '1' } },
  ]
  expect(messagesOf(alike, [])).toEqual([
    '1 additionalUPCs: Items A and D have the UPC 1 as well.',
    '2 upc: Items A and C have the UPC 1 as well.',
  ])
})

test('L31 the account settings may refuse it', () => {
  expect(refusesUsedUPCs({})).toBe(false)
  expect(refusesUsedUPCs({ 'catalog.upc.repeated': 'ALLOWED' })).toBe(false)
  expect(refusesUsedUPCs({ 'catalog.upc.repeated': 'REFUSED' })).toBe(true)
})

test('L32 the others are named, three of them, and none to those who may not see them', () => {
  expect(usedUPC('upc', '1', []).message).toBe('Another item has the UPC 1 as well.')
  expect(usedUPC('upc', '1', ['A', 'B', 'C']).message).toBe('Items A, B and C have the UPC 1 as well.')
  expect(usedUPC('upc', '1', ['A', 'B', 'C', 'D', 'E']).message).toBe(
    'Items A, B, C and 2 more have the UPC 1 as well.',
  )
})
