import type { CompanyCode } from '#database/columns.ts'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    saved_view: {
      company_code: CompanyCode
      view_id: Generated<number>
      user_id: string
      screen: string
      name: string
      state: string
    }
  }
}
