import type { LocationType } from '@greenroom/permissions'
import type { CompanyCode, Fixed } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** What the last night found: items that are replenished automatically and are below their level at a location. */
    replenishment_suggestion: {
      company_code: CompanyCode
      item_id: Fixed<string>
      location_type: Fixed<LocationType>
      location_id: Fixed<string>
      /** Whole units. */
      quantity: Fixed<number>
      /** When the job of the night came to the location. */
      suggested_at: Fixed<Date>
    }
  }
}
