import type { CompanyCode } from '#database/columns.ts'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    role: {
      company_code: CompanyCode
      role_id: number
      name: string
      /** The standard role whose default access is a custom role's own; its own ID if it has none. Null for the nineteen of section 6. */
      base_role_id: number | null
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
    }
    /** The access levels of a role on a feature: data, so that a company can change them. */
    role_grant: {
      company_code: CompanyCode
      role_id: number
      feature: string
      level: string
    }
  }
}
