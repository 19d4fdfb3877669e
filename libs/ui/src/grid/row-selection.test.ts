import { expect, test } from 'vitest'
import { toggled, toggledAll, withRange } from './row-selection.ts'

const idAt = (index: number) => `row ${index}`

test('adds and removes a row', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a']), 'a')]).toEqual([])
})

test('grows and shrinks a range in both directions and keeps the earlier selection', () => {
  const anchor = { at: 2, base: new Set(['row 9']) }
  expect([...withRange(anchor, 4, idAt)]).toEqual(['row 9', 'row 2', 'row 3', 'row 4'])
  expect([...withRange(anchor, 1, idAt)]).toEqual(['row 9', 'row 1', 'row 2'])
})

test('selects all rows in view, then releases them; others stay', () => {
  const all = toggledAll(new Set(['else']), 2, idAt)
  expect([...all]).toEqual(['else', 'row 0', 'row 1'])
  expect([...toggledAll(all, 2, idAt)]).toEqual(['else'])
})
