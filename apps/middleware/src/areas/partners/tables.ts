import type { Generated } from 'kysely'
import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** `company_code` is the merchant's. */
    partner_grant: {
      company_code: CompanyCode
      partner_code: string
      partner_name: string
      status: 'Requested' | 'Active' | 'Revoked' | 'Declined'
      /** The merchant's role whose access the partner has; null for that of the user's own role ID. */
      role_id: number | null
      /** The last day, in the merchant's time zone; null for no end. */
      ends_on: string | null
      message: Generated<string>
      /** A user of the partner; blank if the operator gave the access. */
      requested_by: Generated<string>
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
    }
    /** The code with which partners can ask a merchant for access. */
    partner_request_code: {
      company_code: CompanyCode
      code: string
    }
  }
}
