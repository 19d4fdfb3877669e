import type { CompanyCode, Json } from '#database/columns.ts'
import type { Allowance, Attachment, ComponentKind, OptionGroup, RestrictionKind, SetKind } from '@greenroom/cto'
import type { Generated } from 'kysely'

interface Versioned {
  version: Generated<number>
  updated_by: string
  updated_at: Date
}

declare module '#database/tables.ts' {
  interface Tables {
    option_group: Versioned & {
      company_code: CompanyCode
      group_id: string
      name: string
      status: 'Active' | 'Inactive'
      /** What it is beside ID, name and status. */
      definition: Json<Omit<OptionGroup, 'id' | 'name' | 'status'>>
    }
    /** A set of letters or numbers, as it was generated. */
    component_set: {
      company_code: CompanyCode
      set_id: string
      name: string
      kind: SetKind
      vendor_code: string
      style_id: string
      color_id: string
      printer_category_id: string
    }
    /** An item that is put on others. */
    cto_component: {
      company_code: CompanyCode
      item_id: string
      kind: ComponentKind
      /** Of a letter or number, as is the set. */
      character: string | null
      set_id: string | null
      status: 'Active' | 'Inactive'
    }
    cto_restriction: Versioned & {
      company_code: CompanyCode
      kind: RestrictionKind
      text: string
      also_reversed: boolean
      reason: string
      status: 'Active' | 'Inactive'
    }
    /** What can be chosen about an item built to order. */
    cto_configuration: Versioned & {
      company_code: CompanyCode
      item_id: string
      attachments: Json<Attachment[]>
      allowances: Json<Allowance[]>
    }
  }
}
