import { expect, test } from 'vitest'
import { monthAndYear, shortDay, shortMonth, shortWeekday } from './index.ts'

/** 2026-09-08T00:00:00Z */
const TUESDAY = 1788825600000

test.each([
  ['MM/DD/YYYY', 'Sep 8'],
  ['YYYY-MM-DD', 'Sep 8'],
  ['DD.MM.YYYY', '8 Sep'],
])('F6 a named day has the order of %s', (pattern, words) => {
  expect(shortDay(TUESDAY, pattern)).toBe(words)
})

test('F6 names months and weekdays in English', () => {
  expect([monthAndYear, shortMonth, shortWeekday].map((words) => words(TUESDAY))).toEqual([
    'September 2026',
    'Sep 2026',
    'Tue',
  ])
})
