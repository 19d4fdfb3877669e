import { expect, test } from 'vitest'
import { nextBurst, NO_BURST } from './scan-burst.ts'

/** What is scanned if these keys are pressed at this pace, in milliseconds. */
function scan(keys: readonly string[], pace: number): string | undefined {
  let [burst, at, scanned] = [NO_BURST, 1_000, undefined as string | undefined]
  for (const key of keys) ({ burst, scanned } = nextBurst(burst, key, (at += pace)))
  return scanned
}

test('a fast burst that ends with Enter or Tab is a scan; typed text is not', () => {
  expect(scan([...'840000023520', 'Enter'], 8)).toBe('840000023520')
  expect(scan(['Shift', 'T', 'Shift', 'P', 'L', '-', '1', 'Tab'], 20)).toBe('TPL-1')
  expect(scan([...'840000023520', 'Enter'], 90)).toBeUndefined()
  expect(scan([...'840000023520'], 8)).toBeUndefined()
  expect(scan([...'123', 'Enter'], 8)).toBeUndefined()
})

test('ignores a key pressed long before the burst', () => {
  const { burst } = nextBurst(NO_BURST, 'x', 100)
  let [after, scanned] = [burst, undefined as string | undefined]
  for (const [index, key] of [...'TEE-1', 'Enter'].entries()) {
    ;({ burst: after, scanned } = nextBurst(after, key, 2_000 + index * 5))
  }
  expect(scanned).toBe('TEE-1')
})
