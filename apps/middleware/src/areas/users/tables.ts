import type { CompanyCode } from '#database/columns.ts'
import type { LocationType } from '@greenroom/permissions'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    app_user: {
      company_code: CompanyCode
      user_id: string
      /** Lower case. */
      user_name: string
      display_name: string
      email: string | null
      employee_id: string | null
      enable_pin: Generated<boolean>
      role_id: number
      password_hash: string
      password_expires_at: Date | null
      /** Set for a password that was generated: until then it lets the user choose their own, and nothing else. */
      initial_password_until: Date | null
      disabled_at: Date | null
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
    }
    /** Where a user works. */
    user_location: {
      company_code: CompanyCode
      user_id: string
      location_type: LocationType
      location_id: string
    }
  }
}
