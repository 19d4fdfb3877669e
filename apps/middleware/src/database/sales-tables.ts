import type { Generated } from 'kysely'
import type { CompanyCode } from './platform-tables.ts'

export interface SalesTables {
  /** A line of a transaction; what an amount means is said in the contract (`schemas/analytics.yaml`). */
  sale_line: {
    company_code: CompanyCode
    sale_line_id: Generated<number>
    transaction_id: string
    item_id: string
    /** The store that sold it. */
    location_id: string
    register_id: string | null
    event_id: string | null
    quantity: number
    gross: number
    discount: number
    net: number
    tax: number
    /** Of all its units, at the time. */
    cost: number
    occurred_at: Date
  }
}
