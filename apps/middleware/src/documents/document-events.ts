import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'

/** An entry of a document's log: created, saved or moved to another state. */
export interface LogEntry {
  action: string
  from?: string
  to: string
  remark?: string
  note?: string
  isAutomatic?: boolean
}

export async function logEvent(tx: WriteTransaction, kind: string, number: string, event: LogEntry) {
  await tx.db
    .insertInto('document_event')
    .values({
      kind,
      number,
      action: event.action,
      from_state: event.from ?? null,
      to_state: event.to,
      at: tx.at,
      user_name: tx.writer.user.userName,
      is_automatic: event.isAutomatic ?? false,
      remark: event.remark ?? null,
      note: event.note ?? null,
    })
    .execute()
}

/** A document's log, oldest entry first. */
export async function readLog(db: CompanyQueries, kind: string, number: string) {
  const rows = await db
    .selectFrom('document_event')
    .selectAll()
    .where('kind', '=', kind)
    .where('number', '=', number)
    .orderBy('event_id')
    .execute()
  return rows.map((row) => ({
    eventID: String(row.event_id),
    action: row.action,
    from: row.from_state ?? undefined,
    to: row.to_state,
    at: row.at.toISOString(),
    by: row.user_name,
    isAutomatic: row.is_automatic || undefined,
    remark: row.remark ?? undefined,
    note: row.note ?? undefined,
  }))
}
