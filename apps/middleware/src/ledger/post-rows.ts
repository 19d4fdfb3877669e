import type { Bucket, MovementReason } from '@greenroom/inventory'
import { type Amount, type Quantity, toText } from '@greenroom/money'
import type { Location, LocationType } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyStore } from '#database/company-store.ts'

/** What is posted at once, whatever the document. */
export interface Posting {
  /** `DocumentKind.name`. */
  kind: string
  number: string
  /**
   * Which posting of the document, such as `ship` or `receipt 2`. A line that the same step has posted before is not
   * posted again.
   */
  step: string
  /** The day it is for, as YYYY-MM-DD. */
  effectiveOn: string
  at: Date
  /** User name. */
  by: string
}

/** One movement of a line of the document; a line may move several buckets or locations. */
export interface PostedLine {
  line: number
  itemID: string
  location: Location
  bucket: Bucket
  quantity: Quantity
  unitCost: Amount
  reason: MovementReason
}

export interface Balance {
  item_id: string
  location_type: LocationType
  location_id: string
  bucket: Bucket
  quantity: number
}

/**
 * Writes movements, and the balances that they change, and returns these as they are then; none if everything was
 * posted before. The only way to change a quantity: documents use `postMovements`, which decides whether they may.
 */
export function postRows(
  { db, code }: Pick<CompanyStore, 'db' | 'code'>,
  posting: Posting,
  lines: readonly PostedLine[],
): Promise<Balance[]> {
  const rows = lines.map(({ line, itemID, location, bucket, quantity, unitCost, reason }) => ({
    line,
    item_id: itemID,
    location_type: location.type,
    location_id: location.locationID,
    bucket,
    quantity: toText(quantity),
    unit_cost: toText(unitCost),
    reason,
  }))
  return db
    .selectFrom(
      sql<Balance>`post_stock(${code}, ${JSON.stringify(posting)}::jsonb, ${JSON.stringify(rows)}::jsonb)`.as<'balance'>(
        'balance',
      ),
    )
    .selectAll()
    .execute()
}
