import { expect, test } from 'vitest'
import { killWholes } from './crash-wholes.ts'
import { crashDuringWrites } from './crash.ts'
import { ITEM_WRITES, STOCK_POSTINGS } from './crash-writes.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Of all tests here, because the first start of a folder, with its demo merchant, takes long. */
const dataDir = temporaryFolder()

/** `npm run bench -- crash` repeats this thirty times, and measures the time to recover. */
test('killed in the middle of writes of items and postings of stock, it loses nothing that it acknowledged, does nothing twice, and starts again', async () => {
  const { acknowledged, wrong, failedAgain } = await crashDuringWrites(2, [ITEM_WRITES, STOCK_POSTINGS], dataDir)
  for (const count of acknowledged) expect(count).toBeGreaterThan(0)
  expect({ wrong, failedAgain }).toEqual({ wrong: [], failedAgain: [] })
})

test(
  'killed while it creates a venue or changes entitlements, it leaves all of it or nothing, and does it once when asked again',
  { timeout: 600_000 },
  async () => {
    const found = await killWholes([0.4, 0.8], dataDir)
    for (const { what, killed, again, all } of found) {
      expect(all, what).toBeGreaterThan(50)
      expect([0, all], what).toContain(killed)
      expect(again, what).toBe(all)
    }
    expect(found).toHaveLength(4)
  },
)
