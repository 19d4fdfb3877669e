import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer, Call, OperationID, SessionUser } from '../call.ts'
import { logChanges, noteChanged, type Changed } from '../changes/change-log.ts'
import type { Entity } from '../changes/entities.ts'
import { Failure, notFound, versionConflict } from '../failures.ts'
import type { CompanyStore } from './company-store.ts'
import type { Change } from './platform-tables.ts'

/** Who writes, under which request. */
export interface Writer {
  user: Pick<SessionUser, 'userID' | 'userName'>
  requestID: string
}

/** A company store inside one transaction, which also keeps the audit and tells of what it changed. */
export interface WriteTransaction extends CompanyStore {
  writer: Writer
  /** The one time of everything this transaction writes. */
  at: Date
  changed: Changed
}

/**
 * One transaction, once: the same request id sent again by the same user answers what the first one answered, and
 * a request id used for another request is refused (section 7, X-Client-Request-ID).
 */
export async function write<Op extends OperationID, Body>(
  call: Call<Op>,
  work: (tx: WriteTransaction) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const key = { user_id: call.user.userID, request_id: call.requestID }
  const fingerprint = fingerprintOf(call)
  return writeAs(call.company, call, async (tx) => {
    // A second request of the same id waits here until the first has committed or given up.
    const { numInsertedOrUpdatedRows: first } = await tx.db
      .insertInto('answered_request')
      .values({ ...key, operation: call.operationID, fingerprint, answer: null, at: tx.at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (first === 0n) return answeredBefore<Body>(tx, key, fingerprint)

    const answer = await work(tx)
    await tx.db
      .updateTable('answered_request')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', key.user_id)
      .where('request_id', '=', key.request_id)
      .execute()
    return answer
  })
}

/** One transaction on behalf of a user, outside any call or within one. */
export function writeAs<T>(store: CompanyStore, writer: Writer, work: (tx: WriteTransaction) => Promise<T>) {
  const { user, requestID } = writer
  return store.transaction(async (inner) => {
    const tx = { ...inner, writer: { user, requestID }, at: new Date(), changed: new Map() }
    const result = await work(tx)
    await logChanges(tx)
    return result
  })
}

/** Leaves a mark of who changed what from what to what. Changes where nothing differs are left out. */
export function audit(tx: WriteTransaction, entity: Entity, entityID: string, action: string, changes: Change[]) {
  return auditAll(tx, [{ entity, entityID, action, changes }])
}

export interface AuditEntry {
  entity: Entity
  entityID: string
  action: string
  changes: Change[]
}

/** As `audit`, many at once. */
export async function auditAll(tx: WriteTransaction, entries: AuditEntry[]) {
  const { user, requestID } = tx.writer
  const common = { at: tx.at, user_id: user.userID, user_name: user.userName, request_id: requestID }
  for (let start = 0; start < entries.length; start += ROWS_A_STATEMENT) {
    const rows = entries.slice(start, start + ROWS_A_STATEMENT).map(({ entity, entityID, action, changes }) => ({
      ...common,
      entity,
      entity_id: entityID,
      action,
      changes: JSON.stringify(changes.filter(({ from, to }) => !same(from, to))),
    }))
    await tx.db.insertInto('audit_entry').values(rows).execute()
  }
  for (const { entity, entityID } of entries) noteChanged(tx.changed, entity, [entityID])
}

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 5_000

/** The fields in which two records differ. A field that only one of them has differs from null. */
export function changesBetween(before: object, after: object, fields: readonly string[]): Change[] {
  const value = (record: object, field: string) => (record as Record<string, unknown>)[field] ?? null
  return fields
    .map((field) => ({ field, from: value(before, field), to: value(after, field) }))
    .filter(({ from, to }) => !same(from, to))
}

interface Versioned {
  version: number
  updated_by: string
  updated_at: Date
}

/**
 * Lets a save pass only over the version that the user saw. Read `stored` with `forUpdate()`, so that of two
 * saves at once the second sees the first. `current` is the record as the contract shows it.
 */
export function checkVersion(stored: Versioned | undefined, seen: number, current: () => unknown) {
  if (!stored) throw notFound()
  if (stored.version === seen) return
  throw versionConflict({
    current: current(),
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  })
}

async function answeredBefore<Body>(
  tx: WriteTransaction,
  key: { user_id: string; request_id: string },
  fingerprint: string,
): Promise<Answer<Body>> {
  const stored = await tx.db
    .selectFrom('answered_request')
    .select(['fingerprint', sql<Answer<Body>>`answer`.as('answer')])
    .where('user_id', '=', key.user_id)
    .where('request_id', '=', key.request_id)
    .executeTakeFirstOrThrow()
  if (stored.fingerprint === fingerprint) return stored.answer
  throw new Failure(409, 'ER_000', 'This request id was already used for another request')
}

function fingerprintOf(call: Call): string {
  const content = JSON.stringify([call.operationID, call.params, call.query, call.body ?? null])
  return createHash('sha256').update(content).digest('hex')
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
