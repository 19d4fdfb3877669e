import type { CompanyCode, Fixed } from '#database/columns.ts'
import type { LocationType } from '@greenroom/permissions'
import type { ColumnType, Generated } from 'kysely'

/** A minute on a wall clock, read with `minuteOf` (`entitled-sql.ts`). */
type WallTime = ColumnType<string | null, string | null | undefined, string | null>

declare module '#database/tables.ts' {
  interface Tables {
    entitlement: {
      company_code: CompanyCode
      entitlement_id: Generated<number>
      item_id: string
      location_type: LocationType
      location_id: string
      sold_from: WallTime
      sold_to: WallTime
    }
    /** Many entitlements changed together and undone together, for 30 days. */
    entitlement_change: {
      company_code: CompanyCode
      change_id: Generated<number>
      kind: 'ENTITLE' | 'REMOVE' | 'COPY' | 'UNDO'
      /** The change that this one takes back. */
      undoes: number | null
      /** Cells. */
      entitled: Generated<number>
      dated: Generated<number>
      removed: Generated<number>
      user_id: string
      user_name: string
      at: Fixed<Date>
    }
    /**
     * One cell of a change: an item at a location, before and after. It does not refer to the location, so that the guard
     * does not narrow it to the user's places: `change-store.ts` does.
     */
    entitlement_change_row: {
      company_code: CompanyCode
      change_id: number
      item_id: string
      location_type: LocationType
      location_id: string
      /** Null for one that the change made. */
      entitlement_id: number | null
      had: boolean
      had_from: WallTime
      had_to: WallTime
      has: boolean
      has_from: WallTime
      has_to: WallTime
    }
  }
}
