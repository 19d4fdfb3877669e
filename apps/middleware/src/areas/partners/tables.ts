import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** `company_code` is the partner's. */
    partner_merchant: {
      company_code: CompanyCode
      merchant_code: string
      status: 'Active' | 'Revoked'
    }
  }
}
