import type { components } from '@greenroom/openapi'
import type { Generated } from 'kysely'
import type { CompanyCode, Fixed, Json } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    label_settings: {
      company_code: CompanyCode
      card_price_source: components['schemas']['LabelSettings']['cardPriceSource']
      card_price_percent: number
      version: Generated<number>
      updated_by: string
      updated_at: Date
    }
    label_template: {
      company_code: CompanyCode
      template_id: string
      /** That of the design. */
      name: string
      use: components['schemas']['LabelUse']
      status: 'Active' | 'Inactive'
      design: Json<components['schemas']['LabelDesign']>
      version: Generated<number>
      updated_by: string
      updated_at: Date
    }
    /** Each design of a template, the current one included. */
    label_template_version: {
      company_code: CompanyCode
      template_id: string
      version: Fixed<number>
      design: Json<components['schemas']['LabelDesign']>
      updated_by: Fixed<string>
      updated_at: Fixed<Date>
    }
  }
}
