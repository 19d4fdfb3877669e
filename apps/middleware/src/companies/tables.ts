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
      time_format: Generated<string>
      first_day: Generated<string>
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
      created_at: Generated<Date>
    }
    /** A user's own formats; null is as the company. Without a row, all are. */
    personal_formats: {
      company_code: CompanyCode
      user_id: string
      time_zone: string | null
      date_format: string | null
      time_format: string | null
      number_format: string | null
      first_day: string | null
      version: number
      updated_by: string
      updated_at: Date
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
