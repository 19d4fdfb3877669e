import type { ColumnType } from 'kysely'

/** Filled in by the company store (`company-guard.ts`), and never changed. */
export type CompanyCode = ColumnType<string, string | undefined, never>

/** Written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string, string>

/** Written once, never changed. */
export type Fixed<T> = ColumnType<T, T, never>

export interface KeyValue {
  key: string
  value: string
}

/** The source of a change: by hand in a form, in bulk, from a file, by a program, a document, or an undo. */
export type ChangeSource = 'FORM' | 'BULK' | 'IMPORT' | 'API' | 'UNDO' | 'DOCUMENT'

/** One field of one audit entry. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}
