import { expect, test } from 'vitest'
import { blocksOf, mayHaveExplicit, shownCell } from './matrix-cells.ts'

test('a view within a block needs that block alone, wherever it is scrolled within it', () => {
  const block = { top: 40, bottom: 79, left: 0, right: 19 }
  expect(blocksOf({ top: 40, bottom: 65, left: 0, right: 9 })).toEqual([block])
  expect(blocksOf({ top: 54, bottom: 79, left: 10, right: 19 })).toEqual([block])
})

test('a view across blocks needs them all', () => {
  const corners = blocksOf({ top: 30, bottom: 55, left: 15, right: 25 }).map(({ top, left }) => [top, left])
  expect(corners).toEqual([
    [0, 0],
    [0, 20],
    [40, 0],
    [40, 20],
  ])
})

test('something can be removed where a cell is explicit, or not known yet', () => {
  const cells = { 'A S1': { inherited: true }, 'B S1': { inherited: false }, 'A S2': null }
  const has = (items: string[], places: string[]) =>
    mayHaveExplicit(items, places, (item, place) => cells[`${item} ${place}` as keyof typeof cells])
  expect(has([], ['S1'])).toBe(false)
  expect(has(['A'], ['S1', 'S2'])).toBe(false)
  expect(has(['A', 'B'], ['S1'])).toBe(true)
  expect(has(['A', 'B'], ['S2'])).toBe(true)
})

test('a cell says what is explicit, what is inherited, and the dates', () => {
  const wall = (minute: string) => minute.replace('T', ' ')
  expect(shownCell(null, wall)).toEqual({ text: '–', tone: 'none', words: 'Not entitled' })
  expect(shownCell({ inherited: false }, wall)).toEqual({
    text: 'Explicit',
    tone: 'strong',
    words: 'Explicit, without dates',
  })
  expect(shownCell({ inherited: true, from: '2026-03-06T18:00', to: '2026-03-06T23:00' }, wall)).toEqual({
    text: 'Inherited, dated',
    tone: 'quiet',
    words: 'Inherited, sold from 2026-03-06 18:00 until 2026-03-06 23:00',
  })
})
