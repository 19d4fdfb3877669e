import type { Bucket, MovementReason } from '@greenroom/inventory'
import type { LocationType } from '@greenroom/permissions'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { CompanyCode } from '#database/columns.ts'

/** A column that only `post_stock` writes. */
type Posted<T> = ColumnType<T, never, never>

declare module '#database/tables.ts' {
  interface Tables {
    /** The ledger: written by `post_stock` alone, and never changed (migration 0120). */
    stock_movement: {
      company_code: CompanyCode
      /** In the order of posting. */
      movement_id: GeneratedAlways<number>
      item_id: Posted<string>
      location_type: Posted<LocationType>
      location_id: Posted<string>
      bucket: Posted<Bucket>
      quantity: Posted<number>
      /** What one unit cost when it moved. */
      unit_cost: Posted<number>
      reason: Posted<MovementReason>
      document_kind: Posted<string>
      document_number: Posted<string>
      /** Which posting of the document: a document may post several times. */
      step: Posted<string>
      line: Posted<number>
      /** The day it is for, in the company's time zone. */
      effective_on: Posted<string>
      at: Posted<Date>
      /** User name. */
      posted_by: Posted<string>
    }
    /** The sums of the movements, kept in the same transaction. */
    stock_balance: {
      company_code: CompanyCode
      item_id: Posted<string>
      location_type: Posted<LocationType>
      location_id: Posted<string>
      bucket: Posted<Bucket>
      quantity: Posted<number>
    }
    /** What an item cost until each change of its unit cost: noted by the database (migration 0121). */
    item_cost_change: {
      company_code: CompanyCode
      item_id: Posted<string>
      at: Posted<Date>
      was: Posted<number>
    }
  }
}
