import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'

type Subject = Pick<components['schemas']['PastEntitlementChange'], 'item' | 'location'>

/**
 * The item and the location of each change that is about only one, where they still exist and the location is one of
 * the user's. A change has tens of thousands of cells, so its first and last one tell, in the order of their key.
 */
export async function subjectsOf(db: CompanyQueries, changeIDs: readonly number[]): Promise<Map<number, Subject>> {
  const rows = await db
    .selectFrom('entitlement_change as change')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('entitlement_change_row as cell')
          .select(['cell.location_type', 'cell.location_id', 'cell.item_id'])
          .whereRef('cell.change_id', '=', 'change.change_id')
          .orderBy('cell.location_type')
          .orderBy('cell.location_id')
          .orderBy('cell.item_id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('entitlement_change_row as cell')
          .select(['cell.location_type', 'cell.location_id'])
          .whereRef('cell.change_id', '=', 'change.change_id')
          .orderBy('cell.location_type', 'desc')
          .orderBy('cell.location_id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin(
      // Selected by itself: a location that is joined for its name may be one of any user.
      ({ selectFrom }) => selectFrom('location').select(['type', 'location_id', 'name']).as('place'),
      (join) =>
        join
          .onRef('place.type', '=', 'first.location_type')
          .onRef('place.location_id', '=', 'first.location_id')
          .onRef('last.location_type', '=', 'first.location_type')
          .onRef('last.location_id', '=', 'first.location_id'),
    )
    .leftJoin('item', (join) =>
      join
        .onRef('item.item_id', '=', 'first.item_id')
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('entitlement_change_row as other')
                .select('other.item_id')
                .whereRef('other.change_id', '=', 'change.change_id')
                .whereRef('other.item_id', '<>', 'first.item_id'),
            ),
          ),
        ),
    )
    .select(['change.change_id', 'item.item_id as itemID', 'item.name as itemName'])
    .select(['place.type', 'place.location_id as locationID', 'place.name'])
    .where(sql<boolean>`change.change_id = any(${changeIDs})`)
    .execute()
  return new Map(
    rows.map(({ change_id, itemID, itemName, type, locationID, name }) => [
      change_id,
      {
        ...(itemID !== null && itemName !== null && { item: { itemID, name: itemName } }),
        ...(type !== null && locationID !== null && name !== null && { location: { type, locationID, name } }),
      },
    ]),
  )
}
