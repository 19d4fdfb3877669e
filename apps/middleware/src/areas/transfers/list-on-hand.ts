import { splitIDs } from '@greenroom/validation'
import { readPlace, TRANSFER_LINES_MAX } from '@greenroom/inventory'
import { onHandAt, onHandRows } from '#ledger/on-hand-at.ts'
import { isOwnPlace } from '#ledger/places.ts'
import type { Answer, AnswerBody, Call } from '#calls/call.ts'

/** What is on hand of items at a location, for lines that are being typed. */
export async function listOnHand({ company, query }: Call<'listOnHand'>): Promise<Answer<AnswerBody<'listOnHand'>>> {
  const itemIDs = splitIDs(query.itemIDs)
  const onHand = await onHandAt(company.db, readPlace(query.place), itemIDs)
  return { body: onHand ? itemIDs.map((itemID) => ({ itemID, onHand: onHand(itemID) })) : [] }
}

/** Everything that is on hand at a location, by name, for a transfer of it all. */
export async function listStockAt({
  company: { db },
  query,
}: Call<'listStockAt'>): Promise<Answer<AnswerBody<'listStockAt'>>> {
  const location = readPlace(query.place)
  if (!location || !(await isOwnPlace(db, location))) return { body: [] }
  const body = await onHandRows(db, location)
    .innerJoin('item', 'item.item_id', 'stock_balance.item_id')
    .select(['item.item_id as itemID', 'item.name', 'stock_balance.quantity as onHand'])
    .where('stock_balance.quantity', '>', 0)
    .orderBy('item.name')
    .orderBy('item.item_id')
    .limit(TRANSFER_LINES_MAX)
    .execute()
  return { body }
}
