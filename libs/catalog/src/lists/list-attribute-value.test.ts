import { expect, test } from 'vitest'
import { type AttributeType, attributeValueFault, readAttributeValue } from '../index.ts'

test.each<[AttributeType, string, string]>([
  ['FLAG', 'yes', 'true'],
  ['FLAG', 'True', 'true'],
  ['FLAG', ' 1', 'true'],
  ['FLAG', 'N', 'false'],
  ['CHOICE', ' wide', 'Wide'],
  ['NUMBER', '1,000', '1000'],
  ['NUMBER', '-1,234.5 ', '-1234.5'],
  ['NUMBER', '12.50', '12.50'],
  ['NUMBER', '.5', '0.5'],
  ['DATE', '2026-02-28', '2026-02-28'],
  ['TEXT', ' 1,000 ', ' 1,000 '],
])('L15 reads for the type %s the text %o as %o', (type, text, value) => {
  expect(readAttributeValue({ label: 'Fit', type, choices: ['Slim', 'Wide'] }, text)).toEqual({ value })
})

test('L15 reads a number in the notation of its file', () => {
  const rule = { label: 'Weight', type: 'NUMBER', choices: [] } as const
  expect(readAttributeValue(rule, '1.000,5', '1.234,56')).toEqual({ value: '1000.5' })
  const fault = 'Weight is not a number (1.5).'
  expect(readAttributeValue(rule, '1.5', '1.234,56')).toEqual({ value: '1.5', fault })
})

test.each<[AttributeType, string, string]>([
  ['FLAG', 'maybe', 'Fit is neither yes nor no (maybe).'],
  ['CHOICE', 'Loose', 'Fit is not one of Slim, Wide (Loose).'],
  ['NUMBER', '12,5', 'Fit is not a number (12,5).'],
  ['NUMBER', '€ 12', 'Fit is not a number (€ 12).'],
])('L15 refuses for the type %s the text %s', (type, text, fault) => {
  const rule = { label: 'Fit', type, choices: ['Slim', 'Wide'] }
  expect(readAttributeValue(rule, text)).toEqual({ value: text, fault })
})

const fault = (type: AttributeType, value: string) =>
  attributeValueFault({ label: 'Fit', type, choices: ['Slim', 'Wide'] }, value)

test.each<[AttributeType, string]>([
  ['TEXT', 'anything'],
  ['NUMBER', '12.50'],
  ['NUMBER', '-3'],
  ['FLAG', 'true'],
  ['FLAG', 'false'],
  ['DATE', '2024-02-29'],
  ['DATE', '2000-02-29'],
  ['DATE', '2026-12-31'],
  ['DATE', '2026-12-01'],
  ['CHOICE', 'Slim'],
  ['CHOICE', ' '],
  ['TEXT', 'x'.repeat(500)],
  ['TEXT', 'two\nlines'],
])('L14 accepts for the type %s the value %s', (type, value) => {
  expect(fault(type, value)).toBeUndefined()
})

test.each<[AttributeType, string, string]>([
  ['NUMBER', '12,5', 'Fit is not a number (12,5).'],
  ['NUMBER', '1e3', 'Fit is not a number (1e3).'],
  ['FLAG', 'yes', 'Fit is neither yes nor no (yes).'],
  ['DATE', '1900-02-29', 'Fit is not a day written as YYYY-MM-DD (1900-02-29).'],
  ['DATE', '2026-13-01', 'Fit is not a day written as YYYY-MM-DD (2026-13-01).'],
  ['DATE', '2026-04-31', 'Fit is not a day written as YYYY-MM-DD (2026-04-31).'],
  ['DATE', '2026-04-00', 'Fit is not a day written as YYYY-MM-DD (2026-04-00).'],
  ['DATE', '2026-02-29', 'Fit is not a day written as YYYY-MM-DD (2026-02-29).'],
  ['DATE', '2024-04-31', 'Fit is not a day written as YYYY-MM-DD (2024-04-31).'],
  ['DATE', '12026-04-01', 'Fit is not a day written as YYYY-MM-DD (12026-04-01).'],
  ['DATE', '2026-04-01T00', 'Fit is not a day written as YYYY-MM-DD (2026-04-01T00).'],
  ['DATE', '24.12.2026', 'Fit is not a day written as YYYY-MM-DD (24.12.2026).'],
  ['CHOICE', 'slim', 'Fit is not one of Slim, Wide (slim).'],
  ['TEXT', 'x'.repeat(501), 'Fit is longer than 500 characters (501).'],
  ['TEXT', 'a\u0000b', 'Fit contains a character that can be neither stored nor printed.'],
])('L14 refuses for the type %s the value %s', (type, value, message) => {
  expect(fault(type, value)).toBe(message)
})
