import { type BulkChange, checkPreparedPrices, LIMITED_PRICES } from '@greenroom/catalog'
import type { WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { pastPrices } from '#areas/items/past-prices.ts'
import { idsToWrite, rowsOf } from './write-changes.ts'

const ITEMS_A_STEP = 1_000

/** Refuses a bulk edit whose prices the settings have come to forbid since it was prepared. */
export async function checkPrepared(tx: WriteTransaction, changeSetID: number, rules: ItemRules) {
  const ids = await idsToWrite(tx, changeSetID)
  for (let start = 0; start < ids.length; start += ITEMS_A_STEP) {
    const rows = await rowsOf(tx, changeSetID, ids.slice(start, start + ITEMS_A_STEP)).execute()
    const priced = rows.filter(({ changes }) => changes.some(({ field }) => isLimited(field)))
    const itemIDs = rules.directPercent === undefined ? [] : priced.map(({ item_id }) => item_id)
    const lately = await pastPrices(tx, itemIDs)
    for (const { item_id, changes } of rows) {
      const [issue] = checkPreparedPrices(changes as BulkChange[], { ...rules, lately: lately.get(item_id) })
      if (issue) throw refused(`${item_id}: ${issue.message}`)
    }
  }
}

const isLimited = (field: string) => LIMITED_PRICES.some((price) => price === field)
