import { sql } from 'kysely'
import { checkEntry, duplicatesIn, ENTRY_FIELDS, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { priceDecimalsOf, restrictedIn } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { auditAll, type AuditEntry, changesBetween, type WriteTransaction } from '#calls/write.ts'
import type { Change } from '#database/columns.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import type { FieldError } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { entryLists } from './read-lists.ts'
import { columnsOf, type Entry, entryAnswer, fieldsOf } from './entry-row.ts'

/** The whole list, active first, then inactive, alphabetical (section 4). */
export async function readList(db: CompanyQueries, kind: ListKind): Promise<Entry[]> {
  return (await entryLists.all({ db, kinds: [kind] })).map(entryAnswer)
}

/**
 * As `readList`, for a transaction that writes: it locks the company's lists, so that the list does not change between
 * check and save.
 */
export async function lockList(tx: WriteTransaction, kind: ListKind): Promise<Entry[]> {
  await lockCompany(tx)
  return readList(tx.db, kind)
}

/** An entry before and after a save. */
export interface EntrySave {
  before: Entry | undefined
  after: Entry
}

/** An entry that has not been saved yet. */
export function newEntry(input: Partial<Entry> & { id: string }): Entry {
  return { status: 'Active', version: 1, updatedBy: '', updatedAt: '', ...input }
}

/** Checks each save against the list as it will be after all of them. Returns the errors in the order of the saves. */
export async function checkSaves(
  db: CompanyQueries,
  kind: ListKind,
  stored: readonly Entry[],
  saves: readonly EntrySave[],
): Promise<FieldError[][]> {
  const rules = { restricted: await restrictedIn(db), priceDecimals: await priceDecimalsOf(db) }
  const afterwards = new Map(stored.map((entry) => [entry.id, entry]))
  for (const { after } of saves) afterwards.set(after.id, after)
  const duplicates = duplicatesIn(kind, [...afterwards.values()])
  const above = await entriesAbove(db, kind)
  return Promise.all(
    saves.map(async ({ before, after }) => [
      ...unknownFields(kind, after),
      ...checkEntry(kind, after, { ...rules, stored: before }),
      ...(isCalledAsBefore(before, after) ? [] : duplicates(after)),
      ...missingAbove(kind, after, above),
      ...(await changedType(db, kind, before, after)),
    ]),
  )
}

/** Refuses fields that the list does not have, so that no value is lost silently. */
function unknownFields(kind: ListKind, entry: Entry): FieldError[] {
  const known = new Set<string>([...fieldsOf(kind), 'status', 'version', 'updatedBy', 'updatedAt'])
  return Object.keys(entry)
    .filter((field) => !known.has(field))
    .map((field) => ({ field, code: 'unknown', message: `A ${LIST_KINDS[kind].one} has no ${field}` }))
}

function isCalledAsBefore(before: Entry | undefined, after: Entry): boolean {
  return before !== undefined && changesBetween(before, after, ['name', 'description', 'parentID']).length === 0
}

async function entriesAbove(db: CompanyQueries, kind: ListKind): Promise<ReadonlySet<string>> {
  const { above } = LIST_KINDS[kind]
  if (!above) return new Set()
  const rows = await db.selectFrom('list_entry').select('entry_id').where('kind', '=', above).execute()
  return new Set(rows.map((row) => row.entry_id))
}

function missingAbove(kind: ListKind, { parentID }: Entry, above: ReadonlySet<string>): FieldError[] {
  if (!parentID || above.has(parentID)) return []
  const field = ENTRY_FIELDS[kind].find(({ name }) => name === 'parentID')
  const message = `${field?.label} ${parentID} does not exist`
  return field ? [{ field: 'parentID', code: 'unknown', message, value: parentID }] : []
}

/** Refuses a new type while items have values of the old one. */
async function changedType(db: CompanyQueries, kind: ListKind, before: Entry | undefined, after: Entry) {
  if (kind !== 'additionalAttribute' || !before || before.type === after.type) return []
  const used = await db
    .selectFrom('item')
    .select('item_id')
    .where(hasAttribute(String(before.key)))
    .limit(1)
    .executeTakeFirst()
  const message = 'Type cannot be changed: items have a value already.'
  return used ? [{ field: 'type', code: 'used', message }] : []
}

/** Whether an item has a value of the additional attribute of this key. */
export function hasAttribute(key: string) {
  return sql<boolean>`item.attributes @> ${JSON.stringify([{ key }])}::jsonb`
}

/** Writes checked entries with their audit. Unchanged entries are not written. */
export async function storeSaves(tx: WriteTransaction, kind: ListKind, saves: readonly EntrySave[]) {
  const entries: AuditEntry[] = []
  for (const { before, after } of saves) {
    const changes = changesOf(kind, before, after)
    if (changes.length === 0) continue
    await (before ? update(tx, kind, after) : insert(tx, kind, after))
    entries.push({ entity: kind, entityID: after.id, action: before ? 'update' : 'create', changes })
  }
  await auditAll(tx, entries)
}

/** The changes of a save, field by field. */
export function changesOf(kind: ListKind, before: Entry | undefined, after: Entry): Change[] {
  const fields = fieldsOf(kind).filter((name) => name !== 'id')
  return changesBetween(before ?? {}, after, [...fields, 'status'])
}

function update(tx: WriteTransaction, kind: ListKind, entry: Entry) {
  return tx.db
    .updateTable('list_entry')
    .set({ ...columnsOf(kind, entry), status: entry.status, ...nextVersion(tx) })
    .where('kind', '=', kind)
    .where('entry_id', '=', entry.id)
    .execute()
}

function insert(tx: WriteTransaction, kind: ListKind, entry: Entry) {
  return tx.db
    .insertInto('list_entry')
    .values({ ...columnsOf(kind, entry), kind, entry_id: entry.id, status: entry.status, ...stamp(tx) })
    .execute()
}
