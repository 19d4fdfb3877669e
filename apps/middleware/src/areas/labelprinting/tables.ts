import type { LabelItem, LabelTemplate } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { LocationType } from '@greenroom/permissions'
import type { Generated } from 'kysely'
import type { CompanyCode, Fixed, Json } from '#database/columns.ts'

type Schemas = components['schemas']

declare module '#database/tables.ts' {
  interface Tables {
    /** One order to print labels, with the design as it was. */
    label_job: {
      company_code: CompanyCode
      label_job_id: string
      template_id: Fixed<string>
      template_version: Fixed<number>
      template_name: Fixed<string>
      design: Json<LabelTemplate>
      sheet: Fixed<Schemas['LabelSheet']>
      start_row: Fixed<number>
      start_column: Fixed<number>
      /** Without one, the labels are downloaded. */
      printer_id: Fixed<string | null>
      printer_name: Fixed<string | null>
      /** Where its items came from; not known of older jobs. */
      source: Fixed<Schemas['LabelJobSource']['kind'] | null>
      /** The number of the document, or the ID of the change set. */
      source_id: Fixed<string | null>
      state: Schemas['LabelJob']['state']
      labels: Fixed<number>
      items: Fixed<number>
      /** Up to this label, the printer has taken all; without one, all of them once they were taken. */
      printed: number
      fault: string | null
      /** The first labels of batches that were sent again, because the process ended while it sent them. */
      sent_again: Generated<number[]>
      canceled_by: string | null
      /** The text types that its labels show. */
      shown: Fixed<string[]>
      /** Those that were left out for whoever printed it last. */
      withheld: string[]
      /** Its latest job on the runner. */
      job_id: string | null
      created_by: Fixed<string>
      created_at: Fixed<Date>
      finished_at: Date | null
    }
    /** The copies of one item, which is kept as it was checked. */
    label_job_line: {
      company_code: CompanyCode
      label_job_id: Fixed<string>
      line: Fixed<number>
      item_id: Fixed<string>
      copies: Fixed<number>
      /** The number of its first label in the job. */
      first_label: Fixed<number>
      item: Json<LabelItem>
    }
    /** The label and the printer to begin with (`@greenroom/labels` D1). */
    label_default: {
      company_code: CompanyCode
      label_default_id: string
      template_id: string
      printer_id: string | null
      /** Of any type without one. */
      item_type: number | null
      /** At any location without one. */
      location_type: LocationType | null
      location_id: string | null
      version: Generated<number>
      updated_by: string
      updated_at: Date
    }
    /** What the latest label of an item and template shows. A value that the template does not show is null. */
    label_print: {
      company_code: CompanyCode
      template_id: string
      item_id: string
      template_version: number
      name: string | null
      upc: string | null
      selling_price: number | null
      msrp: number | null
      card_price: number | null
      cost_price: number | null
      printed_at: Date
      printed_by: string
    }
  }
}
