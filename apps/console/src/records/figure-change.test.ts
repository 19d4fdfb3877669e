import { expect, test } from 'vitest'
import { changeOf, type Compared } from './figure-change.ts'

const figure = (more: Compared['more'], kind: Compared['kind'] = 'money') => ({ more, kind }) as Compared

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
