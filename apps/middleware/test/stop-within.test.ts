import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopWithin } from '#boot/stop-within.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise(() => {})
const after = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The time at which the steps are over. */
async function endOf(steps: (() => Promise<unknown>)[]): Promise<number> {
  const start = Date.now()
  const over = stopWithin(2_500, steps).then(() => Date.now() - start)
  await vi.runAllTimersAsync()
  return over
}

test.each([
  ['no step', [], 0],
  ['steps in time', [after(1_000), after(1_000)], 2_000],
  ['steps that are late together', [after(1_000), after(1_000), after(1_000)], 2_500],
  ['steps that never end', [never, never, never], 2_500],
] as const)('has one deadline for %s', async (_, steps, end) => {
  expect(await endOf([...steps])).toBe(end)
})

test('begins each step, also after one that never ends', async () => {
  const last = vi.fn(async () => {})
  await endOf([never, never, last])
  expect(last).toHaveBeenCalledOnce()
})

test('tells of a step that fails in time', async () => {
  const failing = async () => {
    throw new Error('cannot stop')
  }
  await expect(stopWithin(2_500, [failing])).rejects.toThrow('cannot stop')
})
