import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { suggestedItems } from './suggested-items.ts'

/** Keeps what a location needs of the items that are replenished automatically, in place of what an earlier night found. */
export async function keepSuggestions(db: CompanyQueries, location: Location, suggestedAt: Date) {
  const { type, locationID } = location
  const needed = await suggestedItems(db, { location, isAutomatic: true })
  await db
    .deleteFrom('replenishment_suggestion')
    .where('location_type', '=', type)
    .where('location_id', '=', locationID)
    .execute()
  const [itemIDs, quantities] = [needed.map(({ itemID }) => itemID), needed.map(({ quantity }) => quantity)]
  const rows = sql<{ item_id: string; quantity: number }>`unnest(${itemIDs}::text[], ${quantities}::numeric[])`
  await db
    .insertInto('replenishment_suggestion')
    .columns(['item_id', 'quantity', 'location_type', 'location_id', 'suggested_at'])
    .expression((eb) =>
      eb
        .selectFrom(rows.as<'needed'>(sql`needed(item_id, quantity)`))
        .select(['needed.item_id', 'needed.quantity'])
        .select([eb.val(type).as('type'), eb.val(locationID).as('id'), eb.val(suggestedAt).as('at')]),
    )
    .execute()
}

/** What the last night found and nobody has ordered or requested since, by location, in the order of their names. */
export function nightlySuggestions(db: CompanyQueries) {
  const handled = db
    .selectFrom('document')
    .innerJoin('document_line as line', (join) =>
      join.onRef('line.kind', '=', 'document.kind').onRef('line.number', '=', 'document.number'),
    )
    .select('line.item_id')
    .where('document.kind', 'in', ['purchase-order', 'transfer'])
    .where('document.state', '<>', 'CANCELED')
    .where('document.created_at', '>', sql.ref<Date>('suggestion.suggested_at'))
    .where('line.item_id', '=', sql.ref<string>('suggestion.item_id'))
    .where(
      sql<boolean>`coalesce(document.header ->> 'shipTo', document.header ->> 'to')
        = suggestion.location_type || '/' || suggestion.location_id`,
    )
  return db
    .selectFrom('replenishment_suggestion as suggestion')
    .innerJoin('location', (join) =>
      join
        .onRef('location.type', '=', 'suggestion.location_type')
        .onRef('location.location_id', '=', 'suggestion.location_id'),
    )
    .where('location.status', '=', 'Active')
    .where(({ not, exists }) => not(exists(handled)))
    .groupBy(['location.type', 'location.location_id', 'location.name'])
    .select(['location.type', 'location.location_id', 'location.name'])
    .select(({ fn }) => [
      fn.countAll<number>().as('items'),
      fn.sum<number>('suggestion.quantity').as('units'),
      fn.max<Date>('suggestion.suggested_at').as('suggested_at'),
    ])
    .orderBy('location.name')
    .orderBy('location.location_id')
    .execute()
}
