import { expect, test } from 'vitest'
import { firstName, greeting } from './greeting.ts'

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i:59 the greeting is %s', (hour, words) => {
  expect(greeting(new Date(2026, 3, 1, hour, 59))).toBe(words)
})

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Ada ', 'Ada'],
  ['', 'ada.l'],
  [undefined, 'ada.l'],
])('the name %s is greeted as %s', (name, first) => {
  expect(firstName({ name, userName: 'ada.l' })).toBe(first)
})
