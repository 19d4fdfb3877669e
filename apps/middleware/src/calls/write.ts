import { createHash } from 'node:crypto'
import type { Location, LocationType } from '@greenroom/permissions'
import { type AliasableExpression, type AliasedExpression, sql } from 'kysely'
import type { Answer, Call, OperationID, SessionUser } from './call.ts'
import { logChanges, noteChanged, type Changed } from '#database/change-log.ts'
import type { Entity } from '#database/entities.ts'
import { Failure, notFound, versionConflict } from '#failures/failures.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import type { Change, ChangeSource } from '#database/columns.ts'
import { inTurn } from './write-turns.ts'

/** The writing user and their request. */
export interface Writer {
  user: Pick<SessionUser, 'userID' | 'userName'>
  requestID: string
  /** A program, unless specified otherwise. */
  source?: ChangeSource
  /**
   * The job that writes. Its changes are announced under this ID: the page that made the request has not seen them and
   * must not take them for its own.
   */
  jobID?: string
  /** The change set that everything written is a part of. */
  changeSetID?: number
}

/** A company store inside one transaction, which also writes the audit and publishes its changes. */
export interface WriteTransaction extends CompanyStore {
  writer: Writer
  /** The one time of everything this transaction writes. */
  at: Date
  changed: Changed
  /** Called once everything is saved; not after a rollback. */
  afterCommit: (() => void)[]
}

/**
 * One transaction, once: the same request ID repeated by the same user returns the first answer, and a request ID used
 * for another request is refused (section 7, X-Client-Request-ID).
 */
export async function write<Op extends OperationID, Body>(
  call: Call<Op>,
  work: (tx: WriteTransaction) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const key = { user_id: call.user.userID, request_id: call.requestID }
  const fingerprint = fingerprintOf(call)
  const source = call.headers['x-client-source'] === 'FORM' ? 'FORM' : 'API'
  return inTurn(call.company.code, () =>
    writeAs(call.company, { ...call, source }, async (tx) => {
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx.db)
      // A second request with the same ID waits here until the first has committed or rolled back.
      const { numInsertedOrUpdatedRows: first } = await tx.db
        .insertInto('answered_request')
        .values({ ...key, operation: call.operationID, fingerprint, answer: null, at: tx.at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (first === 0n) return answeredBefore<Body>(tx, key, fingerprint)

      const answer = await work(tx)
      // The merchant may have revoked the access of a partner while the call waited for its turn.
      if (isOfPartner(call)) await call.currentUser()
      await tx.db
        .updateTable('answered_request')
        .set({ answer: JSON.stringify(answer) })
        .where('user_id', '=', key.user_id)
        .where('request_id', '=', key.request_id)
        .execute()
      return answer
    }),
  )
}

const isOfPartner = ({ user, company }: Pick<Call, 'user' | 'company'>) =>
  user.partner !== undefined && user.partner.companyCode !== company.code

/**
 * How long a call waits for rows that others hold, such as those of a bulk edit. Shorter than a wait for a connection,
 * so that calls that wait for locks do not keep those of other companies from being served.
 */
const LOCK_TIMEOUT = '5s'

/** One transaction on behalf of a user, outside of any call or within one. */
export async function writeAs<T>(store: CompanyStore, writer: Writer, work: (tx: WriteTransaction) => Promise<T>) {
  const { user, requestID, source, jobID, changeSetID } = writer
  const { result, afterCommit } = await store.transaction(async (inner) => {
    const own = { writer: { user, requestID, source, jobID, changeSetID }, at: store.now() }
    const tx: WriteTransaction = { ...inner, ...own, changed: new Map(), afterCommit: [] }
    const result = await work(tx)
    await logChanges(tx.db, tx.changed, jobID ?? requestID)
    return { result, afterCommit: tx.afterCommit }
  })
  for (const call of afterCommit) call()
  return result
}

/** The same transaction, writing as part of a change set. */
export function asPartOf(tx: WriteTransaction, source: ChangeSource, changeSetID: number): WriteTransaction {
  return { ...tx, writer: { ...tx.writer, source, changeSetID } }
}

/** Audits who changed which values. Unchanged fields are left out. */
export function audit(tx: WriteTransaction, entity: Entity, entityID: string, action: string, changes: Change[]) {
  return auditAll(tx, [{ entity, entityID, action, changes }])
}

export interface AuditEntry {
  entity: Entity
  entityID: string
  /** The item whose history includes it, if that is not the entity itself. */
  itemID?: string
  /** Where the record is. Users of other places do not see the entry; nor, of `LOCATED_ENTITIES`, one without. */
  location?: Location
  action: string
  changes: Change[]
}

/** Like `audit`, for many at once. */
export async function auditAll(tx: WriteTransaction, entries: AuditEntry[]) {
  const common = auditedAs(tx)
  for (let start = 0; start < entries.length; start += ROWS_A_STATEMENT) {
    const rows = entries
      .slice(start, start + ROWS_A_STATEMENT)
      .map(({ entity, entityID, itemID, location, action, changes }) => ({
        ...common,
        entity,
        entity_id: entityID,
        item_id: itemID ?? (entity === 'item' ? entityID : null),
        location_type: location?.type ?? null,
        location_id: location?.locationID ?? null,
        action,
        changes: JSON.stringify(changes.filter(({ from, to }) => !same(from, to))),
      }))
    await tx.db.insertInto('audit_entry').values(rows).execute()
  }
  for (const { entity, entityID } of entries) noteChanged(tx.changed, entity, [entityID])
}

/** The columns common to all entries of a transaction. */
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

/** A query's result for the records that a statement changed. */
interface ChangedRecord {
  entity_id: string
  /** As in `AuditEntry`. */
  item_id: string | null
  location_type: LocationType | null
  location_id: string | null
  action: string
  /** `Change[]` as JSON. */
  changes: unknown
}

/** The insert of one entry for each record that a query returns, as a part of a statement of `db`. */
export function auditOf<Name extends string>(
  db: Pick<CompanyQueries, 'insertInto'>,
  tx: WriteTransaction,
  entity: Entity,
  changed: AliasedExpression<ChangedRecord, Name>,
) {
  const common = auditedAs(tx)
  const own = ['entity_id', 'item_id', 'location_type', 'location_id', 'action', 'changes'] as const
  return db
    .insertInto('audit_entry')
    .columns(['at', 'user_id', 'user_name', 'request_id', 'source', 'change_set_id', 'entity', ...own])
    .expression((select) =>
      select
        .selectFrom(changed)
        .select([
          sql<Date>`${common.at}::timestamptz`.as('at'),
          sql<string>`${common.user_id}::text`.as('user_id'),
          sql<string>`${common.user_name}::text`.as('user_name'),
          sql<string>`${common.request_id}::text`.as('request_id'),
          sql<ChangeSource>`${common.source}::text`.as('source'),
          sql<number>`${common.change_set_id}::bigint`.as('change_set_id'),
          sql<string>`${entity}::text`.as('entity'),
          ...own.map((column) => sql<string>`${sql.ref(column)}`.as(column)),
        ]),
    )
}

/** A query's result for the items that a statement changed. */
type ChangedItem = Pick<ChangedRecord, 'action' | 'changes'> & { item_id: string }

/** Like `auditAll`, inside the database: one entry for each item that the query returns. */
export async function auditItems(tx: WriteTransaction, changed: AliasableExpression<ChangedItem>) {
  const records = tx.db
    .selectFrom(changed.as('item'))
    .select(['item.item_id as entity_id', 'item.item_id', 'item.action', 'item.changes'])
    .select([sql<null>`null::text`.as('location_type'), sql<null>`null::text`.as('location_id')])
  await auditOf(tx.db, tx, 'item', records.as('changed')).execute()
}

/** PostgreSQL takes 65,535 parameters a statement: 16 columns. */
const ROWS_A_STATEMENT = 4_000

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
 * Lets a save pass only if it is based on the stored version. Read `stored` with `forUpdate()`, so that of two
 * concurrent saves the second sees the first. `current` is the record in the contract's shape.
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

/** Whether `write` has saved the answer to this request, so that it would return that one. */
export async function isAnswered({ company, user, requestID }: Call): Promise<boolean> {
  const stored = await company.db
    .selectFrom('answered_request')
    .select('request_id')
    .where('user_id', '=', user.userID)
    .where('request_id', '=', requestID)
    .executeTakeFirst()
  return stored !== undefined
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
  throw new Failure(409, 'ER_000', 'This request ID was already used for a different request')
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
