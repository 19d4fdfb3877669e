import { type BulkChange, checkPreparedPrices, LIMITED_PRICES } from '@greenroom/catalog'
import type { WriteTransaction } from '#calls/write.ts'
import type { Change } from '#database/columns.ts'
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
    const priced = rows.flatMap(({ item_id, changes }) => {
      const prices = changes.filter(isOfPrice)
      return prices.length > 0 ? [{ itemID: item_id, prices }] : []
    })
    const judged = rules.directPercent === undefined ? [] : priced.map(({ itemID }) => itemID)
    const lately = await pastPrices(tx, judged)
    for (const { itemID, prices } of priced) {
      const [issue] = checkPreparedPrices(prices, { ...rules, lately: lately.get(itemID) })
      if (issue) throw refused(`${itemID}: ${issue.message}`)
    }
  }
}

function isOfPrice(change: Change): change is Change & BulkChange {
  return LIMITED_PRICES.some((price) => price === change.field)
}
