import type { DateRange } from '@greenroom/quick-dates'
import { expect, test } from 'vitest'
import { figuresIn } from './figures.ts'
import { axisLabel, intervalsFor, periodTitle } from './periods.ts'

test('shows only the figures in the answer, with margin beside gross margin', () => {
  const keys = (totals: object) => figuresIn({ units: 0, returnedUnits: 0, ...totals }).map(({ key }) => key)
  expect(keys({})).toEqual(['units'])
  expect(keys({ netSales: 0 })).toEqual(['units', 'netSales'])
  expect(keys({ netSales: 0, cogs: 0, grossMargin: 0 })).toEqual(['units', 'netSales', 'cogs', 'grossMargin', 'margin'])
})

test('does not show a long range by day', () => {
  const days = (count: number) => ({ interval: { startDate: 0, endDate: count * 86_400 - 1 } }) as DateRange
  expect(intervalsFor(days(31))[0]).toBe('day')
  expect(intervalsFor(days(92))[0]).toBe('week')
  expect(intervalsFor(days(366))[0]).toBe('week')
  expect(intervalsFor(days(800))).toEqual(['month'])
})

test('names periods by their first day', () => {
  const day = (date: string) => `<${date}>`
  expect(axisLabel('2026-03-09', 'day', 'MM/DD/YYYY')).toBe('Mar 9')
  expect(axisLabel('2026-03-09', 'week', 'DD.MM.YYYY')).toBe('9 Mar')
  expect(axisLabel('2026-03-01', 'month', 'DD.MM.YYYY')).toBe('Mar 2026')
  expect(periodTitle('2026-03-09', 'day', day)).toBe('Mon <2026-03-09>')
  expect(periodTitle('2026-03-09', 'week', day)).toBe('Week of <2026-03-09>')
  expect(periodTitle('2026-03-01', 'month', day)).toBe('March 2026')
})
