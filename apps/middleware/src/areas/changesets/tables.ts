import type { Change, CompanyCode } from '#database/columns.ts'
import type { ListKind } from '@greenroom/catalog'
import type { EntryStay, ItemStay } from '@greenroom/imports'
import type { ColumnType, Generated } from 'kysely'

export type ChangeSetKind = 'BULK' | 'IMPORT' | 'UNDO' | 'DOCUMENT'

export type ChangeSetState = 'PREPARED' | 'APPLYING' | 'APPLIED' | 'FAILED'

/** The states of a change set that has changed nothing and may be applied. */
export const NOT_APPLIED: readonly ChangeSetState[] = ['PREPARED', 'FAILED']

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

declare module '#database/tables.ts' {
  interface Tables {
    /** Many items changed together and undone together. What an applied one changed is in `audit_entry`. */
    change_set: {
      company_code: CompanyCode
      change_set_id: Generated<number>
      kind: ChangeSetKind
      state: ChangeSetState
      /** Of a bulk edit: what was asked for, as the contract has it. */
      edit: ColumnType<unknown, string | null | undefined, never>
      import_id: number | null
      /** The document whose change or undoing this is. */
      document_number: string | null
      /** The change set that this one takes back. */
      undoes: number | null
      counts: ColumnType<ChangeSetCounts | null, string | null | undefined, string>
      total: Generated<number>
      failure: string | null
      created_at: Date
      /** User name. */
      created_by: string
      finished_at: Date | null
      /** The job that applies it. */
      job_id: string | null
    }
    /** One item of a change set, as prepared. */
    change_set_row: {
      company_code: CompanyCode
      change_set_id: number
      item_id: string
      /** Of the item that the changes were made for. */
      version: number
      changes: ColumnType<Change[], string, string>
      fault: ColumnType<RowFault | null, string | null | undefined, string>
      excluded: Generated<boolean>
      /** The item, which an import created, is removed. */
      removes: Generated<boolean>
    }
    /** What an undo left of that which an import created, an item or an entry of a list, and why. */
    change_set_stay: {
      company_code: CompanyCode
      change_set_id: number
      kind: 'item' | ListKind
      entity_id: string
      stay: ItemStay | EntryStay
      /** The document that names the item. */
      document_kind: string | null
      document_number: string | null
    }
  }
}
