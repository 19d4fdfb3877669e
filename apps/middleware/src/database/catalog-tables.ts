import type { ColumnType, Generated } from 'kysely'
import type { ItemDraft, ListKind } from '@greenroom/validation'
import type { Change, CompanyCode } from './platform-tables.ts'

/** Written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string, string>

/** Written once, never changed. */
type Fixed<T> = ColumnType<T, T, never>

export interface KeyValue {
  key: string
  value: string
}

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
  /** What the search box looks in, in lower case (`items/search-text.ts`). */
  search: string
  version: Generated<number>
  /** Of the gallery and of the package components, which are saved apart from the rest. */
  images_version: Generated<number>
  components_version: Generated<number>
  created_at: Fixed<Date>
  updated_at: Date
  updated_by: string
}

export type ImportState = 'RECEIVING' | 'CHECKED' | 'APPLYING' | 'APPLIED' | 'CANCELLED' | 'FAILED'

export interface ImportCounts {
  rows: number
  skipped: number
  conflicts: number
  create: number
  update: number
  unchanged: number
  rejected: number
}

export type ChangeSetKind = 'BULK' | 'IMPORT' | 'UNDO'

/** PREPARED and FAILED have changed nothing. */
export type ChangeSetState = 'PREPARED' | 'APPLYING' | 'APPLIED' | 'FAILED'

export interface ChangeSetCounts {
  items: number
  change: number
  unchanged: number
  problems: number
  system: number
}

/** Why an item is left out of a change set. */
export interface RowFault {
  field: string
  code: string
  message: string
}

/** SKU types are chosen from as well, and set up by nobody. */
export type EntryKind = ListKind | 'skuType'

export interface CatalogTables {
  location: {
    company_code: CompanyCode
    location_id: string
    type: 'VENUE' | 'STORE' | 'WAREHOUSE' | 'ARTIST'
    name: string
    /** The venue of a store. */
    venue_id: string | null
    status: string
  }
  /** Where a user works. */
  user_location: {
    company_code: CompanyCode
    user_id: string
    location_id: string
  }
  register: {
    company_code: CompanyCode
    register_id: string
    name: string
    store_id: string | null
    status: string
  }
  reporting_group: {
    company_code: CompanyCode
    reporting_group_id: string
    name: string
    status: string
  }
  event: {
    company_code: CompanyCode
    event_id: string
    name: string
    artist_id: string | null
    venue_id: string | null
    starts_at: Date
  }
  /** What items choose from, by list (`lists/entry-row.ts`). */
  list_entry: {
    company_code: CompanyCode
    kind: Fixed<EntryKind>
    entry_id: Fixed<string>
    name: string | null
    description: string | null
    /** The entry above: the department of a category, the category of a subcategory. */
    parent_id: string | null
    vendor_id: string | null
    key: string | null
    type: string | null
    choices: Generated<string[]>
    /** Percent. */
    rate: number | null
    status: 'Active' | 'Inactive'
    version: Generated<number>
    updated_by: Generated<string>
    updated_at: Generated<Date>
  }
  onboarding_step: {
    company_code: CompanyCode
    name: string
    position: number
    title: string
    caption: string
    icon: string
    visited: boolean
  }
  product: {
    company_code: CompanyCode
    product_id: string
    product_name: string
  }
  item: ItemTable
  package_component: {
    company_code: CompanyCode
    package_id: string
    component_id: string
    quantity: number
  }
  /** Quantity on hand. */
  stock: {
    company_code: CompanyCode
    item_id: string
    location_id: string
    qoh: number
  }
  location_hint: {
    company_code: CompanyCode
    item_id: string
    location_id: string
    hint: string
  }
  entitlement: {
    company_code: CompanyCode
    entitlement_id: Generated<number>
    item_id: string
    location_id: string
  }
  /** The last ID given out of each kind, so that none is given twice. */
  id_counter: {
    company_code: CompanyCode
    kind: string
    last_value: number
  }
  saved_view: {
    company_code: CompanyCode
    view_id: Generated<number>
    user_id: string
    screen: string
    name: string
    state: string
  }
  import: {
    company_code: CompanyCode
    import_id: Generated<number>
    file_name: string
    state: ImportState
    columns: Json<string[]>
    mapping: Json<{ field: string; column: number }[]>
    /** What new items get in fields without a column, by field name, references as bare IDs. */
    defaults: Json<ItemDraft>
    counts: ColumnType<ImportCounts | null, string | null | undefined, string>
    done: Generated<number>
    total: Generated<number>
    failure: string | null
    created_at: Date
    /** User name. */
    created_by: string
    finished_at: Date | null
    /** Which run applies it; a later run takes over when the heartbeat has stopped. */
    run_id: string | null
    heartbeat_at: Date | null
  }
  /** One item of a file. `fields` holds what the file says of it, by field name, references as bare IDs. */
  /** Entries that the import makes when it is applied. */
  import_entry: {
    company_code: CompanyCode
    import_id: number
    kind: ListKind
    entry_id: string
    name: string
  }
  import_row: {
    company_code: CompanyCode
    import_id: number
    part: number
    line: number
    item_id: string
    fields: Json<Record<string, unknown>>
    action: 'create' | 'update' | 'unchanged' | null
    changes: ColumnType<Change[] | null, string | null | undefined, string>
  }
  import_rejection: {
    company_code: CompanyCode
    import_id: number
    rejection_id: Generated<number>
    part: number
    line: number
    header: string | null
    field: string
    value: string
    code: string
    message: string
    cells: Json<string[]>
  }
  /** Many items changed together, and taken back together. What an applied one changed is in `audit_entry`. */
  change_set: {
    company_code: CompanyCode
    change_set_id: Generated<number>
    kind: ChangeSetKind
    state: ChangeSetState
    /** Of a bulk edit: what was asked for, as the contract has it. */
    edit: ColumnType<unknown, string | null | undefined, never>
    import_id: number | null
    /** The change set that this one takes back. */
    undoes: number | null
    counts: ColumnType<ChangeSetCounts | null, string | null | undefined, string>
    done: Generated<number>
    total: Generated<number>
    failure: string | null
    created_at: Date
    /** User name. */
    created_by: string
    finished_at: Date | null
    /** The request that applies it. */
    run_id: string | null
    heartbeat_at: Date | null
  }
  /** One item of a change set, as prepared. */
  change_set_row: {
    company_code: CompanyCode
    change_set_id: number
    item_id: string
    /** Of the item that the changes were made for. */
    version: number
    changes: ColumnType<Change[], string, never>
    fault: ColumnType<RowFault | null, string | null | undefined, string>
    excluded: Generated<boolean>
  }
}
