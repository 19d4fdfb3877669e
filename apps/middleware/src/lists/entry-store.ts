import { sql } from 'kysely'
import { checkEntry, duplicatesIn, LIST_KINDS, type ListKind, restrictedCharacters } from '@greenroom/validation'
import type { CompanyQueries } from '../database/company-store.ts'
import { auditAll, type AuditEntry, changesBetween, type WriteTransaction } from '../database/write.ts'
import type { Change } from '../database/platform-tables.ts'
import type { FieldError } from '../failures.ts'
import { columnsOf, type Entry, entryAnswer, fieldsOf } from './entry-row.ts'

/** The whole list, active first, then inactive, alphabetical (section 4). */
export async function readList(db: CompanyQueries, kind: ListKind): Promise<Entry[]> {
  const rows = await db
    .selectFrom('list_entry')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy(sql`(status <> 'Active')`)
    .orderBy(sql`lower(coalesce(name, description))`)
    .orderBy('entry_id')
    .execute()
  return rows.map(entryAnswer)
}

/**
 * As `readList`, for a transaction that writes: the lists of a company are changed one after the other, so that what was
 * judged is what is stored.
 */
export async function holdList({ db }: WriteTransaction, kind: ListKind): Promise<Entry[]> {
  await db.selectFrom('company').select('company_code').forNoKeyUpdate().execute()
  return readList(db, kind)
}

/** What an entry is to be, beside what it is. */
export interface EntrySave {
  before: Entry | undefined
  after: Entry
}

/** An entry that nobody has changed yet. */
export function newEntry(said: Partial<Entry> & { id: string }): Entry {
  return { status: 'Active', version: 1, updatedBy: '', updatedAt: '', ...said }
}

/** Everything that speaks against the saves, each judged in the list as it is to be afterwards; in their order. */
export async function judgeSaves(
  db: CompanyQueries,
  kind: ListKind,
  stored: readonly Entry[],
  saves: readonly EntrySave[],
): Promise<FieldError[][]> {
  const restricted = restrictedCharacters(await db.selectFrom('system_configuration').selectAll().execute())
  const afterwards = new Map(stored.map((entry) => [entry.id, entry]))
  for (const { after } of saves) afterwards.set(after.id, after)
  const duplicates = duplicatesIn(kind, [...afterwards.values()])
  const above = await entriesAbove(db, kind)
  return Promise.all(
    saves.map(async ({ before, after }) => [
      ...unknownFields(kind, after),
      ...checkEntry(kind, after, { restricted, isStored: before !== undefined }),
      ...(isCalledAsBefore(before, after) ? [] : duplicates(after)),
      ...missingAbove(kind, after, above),
      ...(await changedType(db, kind, before, after)),
    ]),
  )
}

/** What has no place in the list is refused rather than lost. */
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
  const field = LIST_KINDS[kind].fields.find(({ name }) => name === 'parentID')
  const message = `${field?.label} ${parentID} does not exist`
  return field ? [{ field: 'parentID', code: 'unknown', message, value: parentID }] : []
}

/** The values that items have would be of the wrong type. */
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

/** Writes entries that have been judged, with their audit. What does not differ is not written. */
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

/** What a save changes, field by field. */
export function changesOf(kind: ListKind, before: Entry | undefined, after: Entry): Change[] {
  const fields = fieldsOf(kind).filter((name) => name !== 'id')
  return changesBetween(before ?? {}, after, [...fields, 'status'])
}

function update(tx: WriteTransaction, kind: ListKind, entry: Entry) {
  return tx.db
    .updateTable('list_entry')
    .set({ ...columnsOf(kind, entry), status: entry.status, ...stamp(tx) })
    .where('kind', '=', kind)
    .where('entry_id', '=', entry.id)
    .execute()
}

function insert(tx: WriteTransaction, kind: ListKind, entry: Entry) {
  const { version: _, ...stamped } = stamp(tx)
  return tx.db
    .insertInto('list_entry')
    .values({ ...columnsOf(kind, entry), kind, entry_id: entry.id, status: entry.status, ...stamped })
    .execute()
}

/** Who changed an entry and when, under its next version. */
export function stamp(tx: WriteTransaction) {
  return { updated_by: tx.writer.user.userName, updated_at: tx.at, version: sql<number>`version + 1` }
}
