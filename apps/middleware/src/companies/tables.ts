import type { CompanyCode } from '#database/columns.ts'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    company: {
      company_code: CompanyCode
      name: string
      /** Written by the demo seed, which never runs beside a real company. */
      is_demo: Generated<boolean>
      currency: Generated<string>
      currency_symbol: Generated<string>
      time_zone: Generated<string>
      merchant_id: string | null
      date_format: Generated<string>
      number_format: Generated<string>
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
      created_at: Generated<Date>
    }
    account_configuration: {
      company_code: CompanyCode
      key: string
      value: string
    }
    system_configuration: {
      company_code: CompanyCode
      key: string
      value: string
      status: string
    }
  }
}
