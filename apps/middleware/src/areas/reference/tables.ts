import type { CompanyCode, Fixed } from '#database/columns.ts'
import type { ListKind } from '@greenroom/catalog'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    event: {
      company_code: CompanyCode
      event_id: string
      name: string
      artist_id: string | null
      venue_id: string | null
      starts_at: Date
    }
    /** The records that items choose from, by list (`entry-row.ts`). */
    list_entry: {
      company_code: CompanyCode
      kind: Fixed<ListKind>
      entry_id: Fixed<string>
      name: string | null
      description: string | null
      /** The parent entry: the department of a category, the category of a subcategory. */
      parent_id: string | null
      vendor_id: string | null
      key: string | null
      type: string | null
      choices: Generated<string[]>
      /** Percent. */
      rate: number | null
      /** Percent or an amount of money, by the type. */
      value: number | null
      /** The first and the last day. */
      starts_on: string | null
      ends_on: string | null
      /** The times of day; an end before the start is on the next day. */
      start_time: string | null
      end_time: string | null
      status: 'Active' | 'Inactive'
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
    }
  }
}
