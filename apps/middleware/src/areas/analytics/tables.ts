import type { CompanyCode } from '#database/columns.ts'
import type { LocationType } from '@greenroom/permissions'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    /** A line of a transaction; the contract defines its amounts (`schemas/analytics.yaml`). */
    sale_line: {
      company_code: CompanyCode
      sale_line_id: Generated<number>
      transaction_id: string
      item_id: string
      /** The store that sold it. */
      location_type: LocationType
      location_id: string
      register_id: string | null
      event_id: string | null
      quantity: number
      gross: number
      discount: number
      net: number
      tax: number
      /** The cost of all its units at the time of sale. */
      cost: number
      occurred_at: Date
    }
  }
}
