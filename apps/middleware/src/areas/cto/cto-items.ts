import { withoutHidden } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName } from '#query/sort-keys.ts'
import { stockOf } from '#ledger/item-stock.ts'

type CtoItem = components['schemas']['CtoItem']

const ctoItems = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('item')
      .leftJoin('cto_configuration', 'cto_configuration.item_id', 'item.item_id')
      .select(['item.item_id', 'name', 'item_status', 'cto_type', 'cost_price', 'selling_price'])
      .select(['attachments', 'allowances'])
      .where('cto_type', '<>', '')
      .where('cto_type', '<>', 'ITEM'),
  key: byCode('item.item_id'),
  byDefault: [byActive('item_status'), byName('name')],
})

export const ctoItemHandlers: HandlersOf<'listCtoItems'> = {
  listCtoItems: async ({ company: { db }, user }) => {
    const rows = await ctoItems.all(db)
    const onHand = await stockOf(
      db,
      rows.map(({ item_id }) => item_id),
    )
    const items = rows.map((row): CtoItem => ({
      itemID: row.item_id,
      name: row.name,
      itemStatus: row.item_status as CtoItem['itemStatus'],
      ctoType: row.cto_type!,
      costPrice: row.cost_price,
      sellingPrice: row.selling_price,
      qoh: onHand(row.item_id),
      groupIDs: (row.attachments ?? []).map(({ groupID }) => groupID),
      allowances: row.allowances?.length ?? 0,
    }))
    return { body: withoutHidden(items, user.grants) as CtoItem[] }
  },
}
