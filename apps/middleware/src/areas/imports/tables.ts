import type { Change, CompanyCode, Json } from '#database/columns.ts'
import type { ItemDraft, ListKind } from '@greenroom/catalog'
import type { ColumnType, Generated } from 'kysely'

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

declare module '#database/tables.ts' {
  interface Tables {
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
      action: Generated<'create' | 'update' | 'unchanged' | 'rejected'>
      /** Null for a new item: `changesOfRow` makes them from the fields. */
      changes: ColumnType<Change[] | null, string | null | undefined, string | null>
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
