import { randomUUID } from 'node:crypto'
import type { DemoCompany } from '#area.ts'
import { demoDocuments, demoItemsAt } from '#areas/inventory/demo/demo-documents.ts'
import { COUNTS } from '../count-kind.ts'

const RIVER = 'WAREHOUSE/WH-RIVER'
const HEADER = { place: RIVER, expected: 'SHOWN', uncounted: 'KEEP' }

type Found = { itemID: string; section?: string; quantity: number }

/** A posted count with shrink, one that waits for approval, one that is under way in two sections, and a draft. */
export async function seedCounts({ company }: DemoCompany) {
  const { make, act, as } = demoDocuments(company, COUNTS)
  const itemIDs = (await demoItemsAt(company, 'WH-RIVER', 40)).slice(6, 18)
  const onHand = await quantitiesAt(company, itemIDs)
  const linesOf = (from: number, to: number) => itemIDs.slice(from, to).map((itemID) => ({ itemID }))
  const found = (at: number, difference: number, section = ''): Found => {
    const itemID = itemIDs[at]!
    return { itemID, section, quantity: onHand.get(itemID)! + difference }
  }
  const tally = (userName: string, number: string, counted: readonly Found[]) =>
    as(userName, async ({ db, at }) => {
      const sheet_id = randomUUID()
      const rows = counted.map(({ itemID, section = '', quantity }, sequence) => {
        const own = { number, sheet_id, sequence, counted_at: at, counted_by: userName }
        return { ...own, item_id: itemID, section, round: 0, quantity }
      })
      await db.insertInto('count_tally').values(rows).execute()
    })
  const begun = async (draft: object, from: number, to: number) => {
    const number = await make('manager', { ...HEADER, ...draft, lines: linesOf(from, to) })
    await act('manager', number, 'start')
    return number
  }

  const bay = await begun({ remarks: 'Bay 3, at the end of the season' }, 0, 3)
  await tally('manager', bay, [found(0, -2), found(1, 0), found(2, 1)])
  for (const action of ['finish', 'approve', 'post']) await act('manager', bay, action)

  const monthly = await begun({ remarks: 'Monthly count of the upper shelves' }, 3, 7)
  await tally('buyer', monthly, [found(3, 0), found(4, -3), found(5, 0)])
  await act('manager', monthly, 'finish')

  const blind = await begun({ expected: 'HIDDEN', sections: 'Racks, Pallets' }, 7, 12)
  await tally('manager', blind, [found(7, -20, 'Racks'), { itemID: itemIDs[8]!, section: 'Racks', quantity: 6 }])
  await tally('buyer', blind, [{ itemID: itemIDs[7]!, section: 'Pallets', quantity: 20 }])

  await make('manager', { ...HEADER, lines: linesOf(0, 4) })
}

async function quantitiesAt({ db }: DemoCompany['company'], itemIDs: readonly string[]) {
  const rows = await db
    .selectFrom('stock_balance')
    .select(['item_id', 'quantity'])
    .where('location_id', '=', 'WH-RIVER')
    .where('bucket', '=', 'ON_HAND')
    .where('item_id', 'in', itemIDs)
    .execute()
  return new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]))
}
