import { expect, test } from 'vitest'
import { labelStep, ticksFor } from './scale.ts'

test.each([
  [
    [3, 97],
    [0, 50, 100],
  ],
  [[12_345], [0, 5_000, 10_000, 15_000]],
  [
    [-4, 11],
    [-5, 0, 5, 10, 15],
  ],
  [
    [0.12, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [[4], [0, 1, 2, 3, 4]],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
] as [number[], number[]][])('the axis of %j has %j', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks)
})

test('leaves out labels that would touch', () => {
  expect(labelStep(7, 60, 700)).toBe(1)
  expect(labelStep(31, 60, 700)).toBe(3)
  expect(labelStep(31, 60, 0)).toBe(1860)
})
