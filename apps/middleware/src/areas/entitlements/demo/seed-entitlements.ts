import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { ARENA_KITCHENS, ARENA_SHOPS, CLUB_BARS, VENUE_DETAILS } from '#areas/locations/demo/venues.ts'

/** Lets the newer stands of the demo sell what the oldest of their kind sell, and whole venues sell drinks. */
export async function seedEntitlements(db: CompanyQueries) {
  await copy(db, 'HB-MAIN', ARENA_SHOPS)
  await copy(db, 'HB-BAR', [...ARENA_KITCHENS, ...CLUB_BARS.map(([id]) => id)])
  const drinks = db.selectFrom('item').where('item_id', 'like', 'DR-%').select('item_id')
  for (const venue of Object.keys(VENUE_DETAILS))
    await db
      .insertInto('entitlement')
      .columns(['item_id', 'location_type', 'location_id'])
      .expression(
        drinks.select([
          sql<'VENUE'>`${'VENUE'}::text`.as('location_type'),
          sql<string>`${venue}::text`.as('location_id'),
        ]),
      )
      .execute()
}

async function copy(db: CompanyQueries, from: string, to: readonly string[]) {
  await db
    .insertInto('entitlement')
    .columns(['item_id', 'location_type', 'location_id'])
    .expression((select) =>
      select
        .selectFrom('entitlement as sold')
        .innerJoin(sql<{ id: string }>`unnest(${to}::text[])`.as<'stand'>(sql`stand(id)`), (join) => join.onTrue())
        .where('sold.location_type', '=', 'STORE')
        .where('sold.location_id', '=', from)
        .select(['sold.item_id', 'sold.location_type', 'stand.id as location_id']),
    )
    .execute()
}
