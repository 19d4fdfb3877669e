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
      shared: Generated<boolean>
      /** Of the users who see it beside its owner. */
      role_ids: Generated<number[]>
    }
    /** The view that a list opens with for a user; null for none. */
    user_opening_view: {
      company_code: CompanyCode
      user_id: string
      screen: string
      view_id: number | null
    }
    /** The view that a list opens with for users of a role who have chosen none. */
    role_opening_view: {
      company_code: CompanyCode
      role_id: number
      screen: string
      view_id: number
    }
  }
}
