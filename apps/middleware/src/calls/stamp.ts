import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from './write.ts'

/** Who changed a record and when. */
export function stamp({ writer, at }: Pick<WriteTransaction, 'writer' | 'at'>): {
  updated_by: string
  updated_at: Date
} {
  return { updated_by: writer.user.userName, updated_at: at }
}

/** The same for an existing record, with its next version number. */
export function nextVersion(tx: Pick<WriteTransaction, 'writer' | 'at'>) {
  const version: RawBuilder<number> = sql`version + 1`
  return { ...stamp(tx), version }
}
