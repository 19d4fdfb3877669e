import type { CompanyCode, Fixed } from '#database/columns.ts'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    /** What somebody counted, in the order in which a sheet noted it. Never changed: a correction is another one. */
    count_tally: {
      company_code: CompanyCode
      kind: Generated<string>
      /** Of the count. */
      number: Fixed<string>
      /** Of the sheet on a device. */
      sheet_id: Fixed<string>
      /** On the sheet: what arrives twice counts once. */
      sequence: Fixed<number>
      item_id: Fixed<string>
      /** '' where the location is counted as a whole. */
      section: Fixed<string>
      /** Of the line when it was counted. */
      round: Fixed<number>
      quantity: Fixed<number>
      /** By the clock of the server. */
      counted_at: Fixed<Date>
      /** User name. */
      counted_by: Fixed<string>
    }
  }
}
