import { expect, test } from 'vitest'
import { firstName, greeting } from './greeting.ts'

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i:59 the greeting is %s', (hour, words) => {
  expect(greeting(new Date(Date.UTC(2026, 3, 1, hour, 59)), 'UTC')).toBe(words)
})

test("the hour is that of the company's time zone", () => {
  const noon = new Date('2026-04-01T12:00:00Z')
  expect(greeting(noon, 'America/New_York')).toBe('Good morning')
  expect(greeting(noon, 'Asia/Tokyo')).toBe('Good evening')
})

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Ada ', 'Ada'],
  ['', 'ada.l'],
  [undefined, 'ada.l'],
])('the name %s is greeted as %s', (name, first) => {
  expect(firstName({ name, userName: 'ada.l' })).toBe(first)
})
