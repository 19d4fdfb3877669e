import { expect, test } from 'vitest'
import { crashDuringWrites } from './crash.ts'

/** `npm run bench -- crash` does it thirty times. */
test(
  'killed in the middle of writes, it loses nothing that it acknowledged, and is soon ready again',
  {
    timeout: 120_000,
  },
  async () => {
    const { acknowledged, lost, failedAgain, readyAfter } = await crashDuringWrites(3)
    expect(acknowledged).toBeGreaterThan(0)
    expect({ lost, failedAgain }).toEqual({ lost: [], failedAgain: [] })
    expect(Math.max(...readyAfter)).toBeLessThan(3_000)
  },
)
