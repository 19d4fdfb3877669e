import type { components } from '@greenroom/openapi'
import type { Change, CompanyCode, Json } from '#database/columns.ts'
import type { ItemDraft, ListKind, PriceField } from '@greenroom/catalog'
import type { ColumnType, Generated } from 'kysely'

/** How the rows of a file were read. */
export type ReadingOptions = components['schemas']['ImportReadingOptions']

/** What a row is to be looked at for: it may be right. */
export type RowWarning =
  | { code: 'usedUPC'; field: 'upc' | 'additionalUPCs'; value: string; itemIDs: string[] }
  | { code: 'farPrice'; field: PriceField; from: number; to: number }

export type ImportState = 'RECEIVING' | 'CHECKED' | 'APPLYING' | 'APPLIED' | 'CANCELED' | 'FAILED'

export interface ImportCounts {
  rows: number
  skipped: number
  conflicts: number
  create: number
  update: number
  unchanged: number
  rejected: number
  changedHere: number
  renamed: number
  corrected: number
  toCheck: number
  largePrices: number
  usedUPCs: number
  farPrices: number
}

declare module '#database/tables.ts' {
  interface Tables {
    import: {
      company_code: CompanyCode
      import_id: Generated<number>
      file_name: string
      /** What kind of file it is: that of a shop, or what stands for its header row. */
      source: string
      state: ImportState
      columns: Json<string[]>
      mapping: Json<{ field: string; column: number }[]>
      /** What new items get in fields without a column, by field name, references as bare IDs. */
      defaults: Json<ItemDraft>
      /** How its rows were read. */
      reading: ColumnType<ReadingOptions, string | undefined, string>
      counts: ColumnType<ImportCounts | null, string | null | undefined, string>
      total: Generated<number>
      failure: string | null
      created_at: Date
      /** User name. */
      created_by: string
      finished_at: Date | null
      /** The job that checks it while it is RECEIVING, else the one that applies it. */
      job_id: string | null
      /** The last job that fetched its pictures. */
      picture_job_id: string | null
    }
    /** Entries that the import makes when it is applied. */
    import_entry: {
      company_code: CompanyCode
      import_id: number
      kind: ListKind
      entry_id: string
      name: string
      /** Only a corrected cell names it. Each check finds these anew. */
      by_correction: Generated<boolean>
    }
    /** One item of a file. `fields` holds what the file says of it, by field name, references as bare IDs. */
    import_row: {
      company_code: CompanyCode
      import_id: number
      part: number
      line: number
      item_id: string
      fields: Json<Record<string, unknown>>
      action: Generated<'create' | 'update' | 'unchanged' | 'rejected'>
      /** Of an item that is there, what differs from it when it is compared; else all that the fields say. */
      changes: Json<Change[]>
      /** Found by the check. */
      warnings: ColumnType<RowWarning[], string | undefined, string>
      /** The addresses of pictures besides `itemImage` that are still to be fetched. */
      pictures: ColumnType<string[], string | undefined, string>
    }
    /** A value that a row would replace although it was changed here since the last import of the source. */
    import_changed_here: {
      company_code: CompanyCode
      import_id: number
      item_id: string
      field: string
      here: Json<unknown>
      file: Json<unknown>
      /** User name. */
      changed_by: string
      changed_at: Date
      /** The file's value was chosen; else that of the item stays. */
      takes_file: Generated<boolean>
    }
    /** How much was sent as a part. */
    import_part: {
      company_code: CompanyCode
      import_id: number
      part: number
      /** Characters. */
      size: number
      items: Generated<number>
    }
    /** The pictures that were tried since they were last asked for. */
    import_picture: {
      company_code: CompanyCode
      import_id: number
      item_id: string
      address: string
      /** Why there is none, in words. */
      problem: string | null
    }
    /** A cell of a rejected row that was corrected. */
    import_correction: {
      company_code: CompanyCode
      import_id: number
      line: number
      /** Counted from 0. */
      column_index: number
      part: number
      /** The row in the file. */
      cells: Json<string[]>
      /** Null once it is taken back, until the row is checked again. */
      value: string | null
      /** The value that the last check read; null for that of the file. */
      checked: string | null
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
      /** Found by the check, which finds it anew each time; else by the reader or when the part came. */
      by_check: Generated<boolean>
    }
  }
}
