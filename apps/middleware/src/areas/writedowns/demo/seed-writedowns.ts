import { takePercent, toAmount, toNumber, toPercent } from '@greenroom/money'
import type { DemoCompany } from '#area.ts'
import { demoDocuments, demoItemsAt } from '#areas/inventory/demo/demo-documents.ts'
import { currentPrices } from '#areas/pricechanges/current-prices.ts'
import { WRITEDOWNS } from '../writedown-kind.ts'

const CENT = toAmount('0.01')

/** Last season's goods, what waits for somebody who may change costs, and one that was wrong. */
export async function seedWritedowns({ company }: DemoCompany) {
  const { make, act } = demoDocuments(company, WRITEDOWNS)
  const itemIDs = (await demoItemsAt(company, 'WH-RIVER', 40)).slice(-6)
  const prices = await currentPrices(company.db, itemIDs)
  const costed = itemIDs.filter((itemID) => (prices.get(itemID)?.costPrice ?? 0) >= 1)
  const part = (percent: number) => (itemID: string) => {
    const cost = toAmount(prices.get(itemID)!.costPrice!)
    return { itemID, newCost: toNumber(takePercent(cost, toPercent(percent), 'HALF_UP', CENT)) }
  }
  const [old, faded, market] = [costed.slice(0, 2), costed.slice(2, 4), costed.slice(4)]

  const season = await make('manager', {
    reason: 'OBSOLETE',
    remarks: 'Last season, kept for the outlet',
    lines: old.map(part(60)),
  })
  await act('manager', season, 'submit')
  await act('manager', season, 'apply')
  const sun = await make('manager', {
    reason: 'DAMAGED',
    remarks: 'Faded in the lobby window',
    lines: faded.map(part(75)),
  })
  await act('manager', sun, 'submit')
  await make('manager', { reason: 'MARKET', lines: market.map(part(90)) })
  const wrong = await make('manager', { reason: 'SPOILED', lines: market.map(part(50)) })
  await act('manager', wrong, 'cancel')
}
