import { expect, test } from 'vitest'
import { itemRangeText, readItemRange } from '../index.ts'

test.each([
  ['sellingPrice', '5..9.50'],
  ['sellingPrice', '5..'],
  ['costPrice', '..0'],
  ['updatedAt', '2026-03-01..2026-03-01'],
  ['createdAt', '2024-02-29..'],
] as const)('reads the %s of %s, and writes it so again', (field, text) => {
  expect(itemRangeText(readItemRange(field, text)!)).toBe(text)
})

test.each([
  ['sellingPrice', '..'],
  ['sellingPrice', '5'],
  ['sellingPrice', '10..9'],
  ['sellingPrice', '-1..'],
  ['sellingPrice', '1.23456..'],
  ['sellingPrice', '1e3..'],
  ['sellingPrice', '1..2..3'],
  ['updatedAt', '2026-02-30..'],
  ['updatedAt', '2026-03-02..2026-03-01'],
  ['updatedAt', '5..9'],
  ['updatedAt', '0001-01-01..'],
] as const)('refuses the %s of %s', (field, text) => {
  expect(readItemRange(field, text)).toBeUndefined()
})
