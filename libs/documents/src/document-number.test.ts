import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { formatDocumentNumber, parseDocumentNumber } from './index.ts'

test('S1 gives a number at least six digits', () => {
  expect(formatDocumentNumber('PC', 123)).toBe('PC-000123')
  expect(formatDocumentNumber('PC', 999_999)).toBe('PC-999999')
  expect(formatDocumentNumber('PO', 1_234_567)).toBe('PO-1234567')
})

test.each([
  ['PC-000123', 123],
  ['pc-123', 123],
  [' Pc-00000000123 ', 123],
] as const)('S2 %o is a number', (text, sequence) => {
  expect(parseDocumentNumber(text)).toEqual({ prefix: 'PC', sequence })
})

test.each([
  '',
  'PC',
  'PC-',
  'PC-0',
  'PC-000',
  'PC000123',
  'P-1',
  'ABCDE-1',
  'PC-1.5',
  'PC--1',
  'PC-12a',
  '1PC-12',
  'PC-1234567890123456',
])('S2 %o is none', (text) => {
  expect(parseDocumentNumber(text)).toBe(undefined)
})

test.prop([fc.stringMatching(/^[A-Z]{2,4}$/), fc.integer({ min: 1, max: 1e15 - 1 })])(
  'S1 S2 reads every number back',
  (prefix, sequence) => {
    expect(parseDocumentNumber(formatDocumentNumber(prefix, sequence))).toEqual({ prefix, sequence })
  },
)
