import type { DateRange } from '@greenroom/quick-dates'
import { expect, test } from 'vitest'
import { changeOf, type Figure, figuresIn } from './figures.ts'
import { axisLabel, intervalsFor, periodTitle } from './periods.ts'

const figure = (more: Figure['more'], kind: Figure['kind'] = 'money') => ({ more, kind }) as Figure

test.each([
  ['good', 120, 100, '+20%', 'good'],
  ['good', 80, 100, '−20%', 'bad'],
  ['bad', 80, 100, '−20%', 'good'],
  [undefined, 80, 100, '−20%', 'plain'],
  ['good', 100, 100, 'no change', 'plain'],
  ['good', 100, 0, 'no comparison', 'plain'],
  ['good', 100, undefined, 'no comparison', 'plain'],
] as const)('more is %s: %d after %s is %s, %s', (more, now, before, text, tone) => {
  expect(changeOf(figure(more), now, before)).toEqual({ text, tone })
})

test('shows a change between percentages in points', () => {
  expect(changeOf(figure('good', 'percent'), 61.5, 60.04)).toEqual({ text: '+1.5 points', tone: 'good' })
  expect(changeOf(figure('good', 'percent'), 10.35, 10.3).text).toBe('+0.1 points')
  expect(changeOf(figure('good', 'percent'), 10.31, 10.3).text).toBe('0 points')
})

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
  expect(axisLabel('2026-03-09', 'day')).toBe('Mar 9')
  expect(periodTitle('2026-03-09', 'day', day)).toBe('Mon <2026-03-09>')
  expect(periodTitle('2026-03-09', 'week', day)).toBe('Week of <2026-03-09>')
  expect(periodTitle('2026-03-01', 'month', day)).toBe('March 2026')
})
