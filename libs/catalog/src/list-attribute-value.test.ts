import { expect, test } from 'vitest'
import { type AttributeType, attributeValueFault } from './index.ts'

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
