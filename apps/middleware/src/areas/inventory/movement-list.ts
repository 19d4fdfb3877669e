import type { LocationType } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber, descending } from '#query/sort-keys.ts'

/** The movements of an item, the newest first. */
export const movements = listQuery({
  from: ({ db, itemID }: { db: CompanyQueries; itemID: string }) =>
    db
      .selectFrom('stock_movement as movement')
      .innerJoin('location', (join) =>
        join
          .onRef('location.location_id', '=', 'movement.location_id')
          .onRef('location.type', '=', 'movement.location_type'),
      )
      .select(['movement.movement_id as movementID', 'movement.at', 'movement.location_id as locationID'])
      .select(['movement.location_type as locationType', 'location.name as locationName', 'movement.bucket'])
      .select(['movement.quantity', 'movement.unit_cost as unitCost', 'movement.reason'])
      .select(['movement.document_kind as documentKind', 'movement.document_number as documentNumber'])
      .select(['movement.posted_by as by', sql<string>`movement.effective_on::text`.as('effectiveOn')])
      .where('movement.item_id', '=', itemID),
  key: descending(byNumber('movement.movement_id')),
  byDefault: [],
  filters: {
    at: (time: string) => sql<boolean>`movement.at <= ${time}::timestamptz`,
    locationID: equals('movement.location_id'),
    locationType: (type: LocationType) => equals('movement.location_type')(type),
  },
})
