import { expect, test } from 'vitest'
import { addedCharacters, checkSystemSetting, SYSTEM_SETTINGS, type SystemSetting } from '../index.ts'

test.each(Object.entries(SYSTEM_SETTINGS))('Y1 starts %s with a valid value', (key, { initial }) => {
  expect(checkSystemSetting(key as SystemSetting, initial)).toBeUndefined()
})

test.each([
  ['a#', 'Restricted characters: no letters or digits, which every name needs'],
  ['#7', 'Restricted characters: no letters or digits, which every name needs'],
  ['é', 'Restricted characters: no letters or digits, which every name needs'],
  [' ', 'Restricted characters: at least one; without any, the default applies'],
  ['#\u0007', 'Restricted characters: only characters that can be typed'],
  ['\u{1f600}'.repeat(41), 'Restricted characters: at most 40'],
])('Y1 refuses %j as restricted characters', (value, message) => {
  expect(checkSystemSetting('SPECIAL_CHARS_RESTRICTED', value)).toBe(message)
})

test('Y1 takes true or false for the hierarchy', () => {
  expect(checkSystemSetting('ATTRIBUTE_HIERARCHY_VALIDATION', 'true')).toBeUndefined()
  expect(checkSystemSetting('ATTRIBUTE_HIERARCHY_VALIDATION', 'TRUE')).toMatch(/true or false/)
})

test('Y2 knows what a new set adds', () => {
  expect(addedCharacters(`#'"&?`, `#% %!`)).toBe('%!')
  expect(addedCharacters(`#%`, '#')).toBe('')
})
