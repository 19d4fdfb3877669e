import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { mountRows } from './mounted-rows.ts'

test('keeps the slot and place of a row that stays, and reuses those of a row that left', () => {
  const first = mountRows([], [0, 1, 2], true)
  expect(first.map(({ index }) => index)).toEqual([0, 1, 2])
  const second = mountRows(first, [0, 2, 3], false)
  expect(second).toEqual([first[0], { index: 3, slot: first[1]!.slot }, first[2]])
  expect(mountRows(second, [0, 2, 3], true).map(({ index }) => index)).toEqual([0, 2, 3])
})

const window = fc.uniqueArray(fc.nat(40), { maxLength: 12 })

property.prop([window, window, fc.boolean()])(
  'every wanted row is mounted once, in a slot of its own',
  (a, b, settled) => {
    const before = mountRows([], a, true)
    const after = mountRows(before, b, settled)
    expect(after.map(({ index }) => index).sort()).toEqual([...b].sort())
    expect(new Set(after.map(({ slot }) => slot)).size).toBe(b.length)
    for (const { index, slot } of before) {
      if (b.includes(index)) expect(after).toContainEqual({ index, slot })
    }
  },
)
