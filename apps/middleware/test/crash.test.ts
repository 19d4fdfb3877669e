import { expect, test } from 'vitest'
import { crashDuringWrites } from './crash.ts'

/** `npm run bench -- crash` repeats this thirty times, and measures the time to recover. */
test(
  'killed in the middle of writes, it loses nothing that it acknowledged, and starts again',
  { timeout: 300_000 },
  async () => {
    const { acknowledged, lost, failedAgain } = await crashDuringWrites(3)
    expect(acknowledged).toBeGreaterThan(0)
    expect({ lost, failedAgain }).toEqual({ lost: [], failedAgain: [] })
  },
)
