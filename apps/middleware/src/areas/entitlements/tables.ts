import type { CompanyCode } from '#database/columns.ts'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    entitlement: {
      company_code: CompanyCode
      entitlement_id: Generated<number>
      item_id: string
      location_id: string
    }
  }
}
