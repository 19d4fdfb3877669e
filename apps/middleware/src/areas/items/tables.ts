import type { CompanyCode, Fixed, KeyValue } from '#database/columns.ts'
import type { LocationType } from '@greenroom/permissions'
import type { ColumnType, Generated } from 'kysely'

export interface ItemTable {
  company_code: CompanyCode
  item_id: Fixed<string>
  upc: string
  additional_upcs: Generated<string[]>
  master_sku: string | null
  product_id: string | null
  product_name: string | null
  name: string
  cost_price: Generated<number>
  selling_price: Generated<number>
  msrp: number | null
  uom_id: string | null
  ecommerce_name: string | null
  ecommerce_enabled: Generated<boolean>
  app_commerce_enabled: Generated<boolean>
  cto_type: string | null
  extended_description: string | null
  meta_data: string | null
  type: Generated<number>
  item_status: Generated<string>
  reporting_mode: Generated<string>
  department_id: string | null
  category_id: string | null
  subcategory_id: string | null
  size_id: string | null
  color_id: string | null
  style_id: string | null
  brand_id: string | null
  season_id: string | null
  team_id: string | null
  printer_category_id: string | null
  vendor_code: string | null
  vendor_alias: string | null
  royalty_level: string | null
  licensee: string | null
  consignment: Generated<boolean>
  discount_id: string | null
  discount_excluded: Generated<boolean>
  tax_id: string | null
  tax_included: Generated<boolean>
  sku_type: string | null
  fee_ids: Generated<string[]>
  minimum_level: number | null
  maximum_level: number | null
  lot_size_multiplier: number | null
  minimum_order_quantity: number | null
  item_image: string | null
  enable_auto_replenishment: Generated<boolean>
  yellow_dog_identifier: string | null
  default_item: Generated<boolean>
  attributes: ColumnType<KeyValue[], string | undefined, string>
  /** What the search box looks in, in lower case (`query/search-text.ts`). */
  search: string
  version: Generated<number>
  /** Of the gallery and of the package components, which are saved apart from the rest. */
  images_version: Generated<number>
  components_version: Generated<number>
  created_at: Fixed<Date>
  updated_at: Date
  updated_by: string
}

declare module '#database/tables.ts' {
  interface Tables {
    product: {
      company_code: CompanyCode
      product_id: string
      product_name: string
      /** The import that created it. */
      change_set_id: Generated<number | null>
    }
    item: ItemTable
    package_component: {
      company_code: CompanyCode
      package_id: string
      component_id: string
      quantity: number
    }
    location_hint: {
      company_code: CompanyCode
      item_id: string
      location_type: LocationType
      location_id: string
      hint: string
    }
    /** The last ID given out of each kind, so that none is given twice. */
    id_counter: {
      company_code: CompanyCode
      kind: string
      last_value: number
    }
  }
}
