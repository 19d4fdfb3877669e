import type { CompanyCode } from '#database/columns.ts'
import type { Generated } from 'kysely'

declare module '#database/tables.ts' {
  interface Tables {
    printer: {
      company_code: CompanyCode
      printer_id: string
      name: string
      model: string
      dpi: number
      /** In a private network (`@greenroom/validation` P1). */
      address: string
      port: number
      darkness: number
      /** In dots, to the right and down. */
      offset_x: number
      offset_y: number
      version: Generated<number>
      updated_by: string
      updated_at: Date
    }
  }
}
