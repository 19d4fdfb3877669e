import { subtract, toAmount, toNumber } from '@greenroom/money'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import { currentPrices } from '#areas/pricechanges/current-prices.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { stockRows } from '#ledger/stock-rows.ts'
import type { WritedownShape } from './writedown-shape.ts'

type WritedownEffect = components['schemas']['WritedownEffect']

/** What the new costs do to the value of what is on hand at each location: now, or when they were applied. */
export async function effectsByLocation(
  db: CompanyQueries,
  { lines, references: { appliedAt } }: Stored<WritedownShape>,
): Promise<WritedownEffect[]> {
  const itemIDs = lines.map(({ itemID }) => itemID)
  const prices = appliedAt ? undefined : await currentPrices(db, itemIDs)
  const changes = lines.map(({ itemID, newCost, unitCost }) => {
    const cost = prices ? prices.get(itemID)?.costPrice : unitCost
    return [itemID, toNumber(subtract(toAmount(newCost), toAmount(cost ?? newCost)))] as const
  })
  const change = sql`(${JSON.stringify(Object.fromEntries(changes))}::jsonb ->> stock.item_id)::numeric`
  const rows = stockRows({ db, by: 'location', at: appliedAt ? new Date(appliedAt) : undefined })
  return db
    .selectFrom(rows.as('stock'))
    .innerJoin('location', (join) =>
      join.onRef('location.location_id', '=', 'stock.location_id').onRef('location.type', '=', 'stock.location_type'),
    )
    .select(['stock.location_type as locationType', 'stock.location_id as locationID', 'location.name as locationName'])
    .select(({ fn }) => fn.sum<number>('stock.quantity').as('units'))
    .select(sql<number>`round(sum(stock.quantity * ${change}), 2)`.as('effect'))
    .where('stock.bucket', '=', 'ON_HAND')
    .where(sql<boolean>`stock.item_id = any(${itemIDs})`)
    .groupBy(['stock.location_type', 'stock.location_id', 'location.name'])
    .having(sql<boolean>`sum(stock.quantity) <> 0`)
    .orderBy('location.name')
    .orderBy('stock.location_id')
    .$castTo<WritedownEffect>()
    .execute()
}
