import { createHash } from 'node:crypto'
import { type AliasableExpression, sql } from 'kysely'
import type { Answer, Call, OperationID, SessionUser } from '../call.ts'
import { logChanges, noteChanged, type Changed } from '../changes/change-log.ts'
import type { Entity } from '../changes/entities.ts'
import { Failure, notFound, versionConflict } from '../failures.ts'
import type { CompanyStore } from './company-store.ts'
import type { Change, ChangeSource } from './platform-tables.ts'

/** Who writes, under which request. */
export interface Writer {
  user: Pick<SessionUser, 'userID' | 'userName'>
  requestID: string
  /** Unless something else is known, a program. */
  source?: ChangeSource
  /** The change set that everything written is a part of. */
  changeSetID?: number
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
  const source = call.headers['x-client-source'] === 'FORM' ? 'FORM' : 'API'
  return writeAs(call.company, { ...call, source }, async (tx) => {
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
  const { user, requestID, source, changeSetID } = writer
  return store.transaction(async (inner) => {
    const tx = { ...inner, writer: { user, requestID, source, changeSetID }, at: new Date(), changed: new Map() }
    const result = await work(tx)
    await logChanges(tx)
    return result
  })
}

/** The same transaction, writing as a part of a change set. */
export function asPartOf(tx: WriteTransaction, source: ChangeSource, changeSetID: number): WriteTransaction {
  return { ...tx, writer: { ...tx.writer, source, changeSetID } }
}

/** Leaves a mark of who changed what from what to what. Changes where nothing differs are left out. */
export function audit(tx: WriteTransaction, entity: Entity, entityID: string, action: string, changes: Change[]) {
  return auditAll(tx, [{ entity, entityID, action, changes }])
}

export interface AuditEntry {
  entity: Entity
  entityID: string
  /** The item in whose history it belongs, where that is not the entity. */
  itemID?: string
  action: string
  changes: Change[]
}

/** As `audit`, many at once. */
export async function auditAll(tx: WriteTransaction, entries: AuditEntry[]) {
  const common = auditedAs(tx)
  for (let start = 0; start < entries.length; start += ROWS_A_STATEMENT) {
    const rows = entries
      .slice(start, start + ROWS_A_STATEMENT)
      .map(({ entity, entityID, itemID, action, changes }) => ({
        ...common,
        entity,
        entity_id: entityID,
        item_id: itemID ?? (entity === 'item' ? entityID : null),
        action,
        changes: JSON.stringify(changes.filter(({ from, to }) => !same(from, to))),
      }))
    await tx.db.insertInto('audit_entry').values(rows).execute()
  }
  for (const { entity, entityID } of entries) noteChanged(tx.changed, entity, [entityID])
}

/** What all entries of a transaction have in common. */
function auditedAs({ at, writer }: WriteTransaction) {
  const { user, requestID, source = 'API', changeSetID = null } = writer
  return {
    at,
    user_id: user.userID,
    user_name: user.userName,
    request_id: requestID,
    source,
    change_set_id: changeSetID,
  }
}

/** What a query answers of the items that a statement changed. */
interface ChangedItem {
  item_id: string
  action: string
  /** `Change[]` as JSON. */
  changes: unknown
}

/** As `auditAll`, by the database alone: one entry for each item that the query answers. */
export async function auditItems(tx: WriteTransaction, changed: AliasableExpression<ChangedItem>) {
  const common = auditedAs(tx)
  await tx.db
    .insertInto('audit_entry')
    .columns([
      ...(['at', 'user_id', 'user_name', 'request_id', 'source', 'change_set_id'] as const),
      ...(['entity', 'entity_id', 'item_id', 'action', 'changes'] as const),
    ])
    .expression((select) =>
      select
        .selectFrom(changed.as('changed'))
        .select([
          sql<Date>`${common.at}::timestamptz`.as('at'),
          sql<string>`${common.user_id}::text`.as('user_id'),
          sql<string>`${common.user_name}::text`.as('user_name'),
          sql<string>`${common.request_id}::text`.as('request_id'),
          sql<ChangeSource>`${common.source}::text`.as('source'),
          sql<number>`${common.change_set_id}::bigint`.as('change_set_id'),
          sql<string>`'item'`.as('entity'),
          'changed.item_id as entity_id',
          'changed.item_id',
          'changed.action',
          sql<string>`changed.changes`.as('changes'),
        ]),
    )
    .execute()
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
  const sent: unknown = call.body
  const body = Buffer.isBuffer(sent) ? hashOf(sent) : sent
  return hashOf(JSON.stringify([call.operationID, call.params, call.query, body ?? null]))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
