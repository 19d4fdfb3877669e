import { allows, explainDenied } from '@greenroom/permissions'
import { ATTRIBUTE_TYPES, ENTRY_FIELDS, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { type FieldError, forbidden, refused } from '#failures/failures.ts'
import type { References } from '#areas/items/item-references.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { type EntrySave, lockList, checkSaves, newEntry, readList, storeSaves } from '#areas/reference/entry-store.ts'
import type { Entry } from '#areas/reference/entry-row.ts'

export type NewEntry = components['schemas']['NewEntry']

/** What speaks against making these entries. Throws where the user may not make any of a list. */
export async function newEntryErrors(
  db: CompanyQueries,
  entries: readonly NewEntry[],
  { grants }: ItemRules,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind)) {
    const { feature } = LIST_KINDS[kind]
    if (!allows(grants, feature, 'WRITE')) throw forbidden(explainDenied(feature, 'WRITE'))
    const judged = await judge(db, kind, await readList(db, kind), savesOf(ofKind))
    ofKind.forEach((entry, index) => {
      errors.push(...judged[index]!.map((message) => ({ field: `newEntries.${entries.indexOf(entry)}`, message })))
    })
  }
  return errors
}

/** What speaks against each, in words. */
async function judge(db: CompanyQueries, kind: ListKind, stored: readonly Entry[], saves: readonly EntrySave[]) {
  const judged = await checkSaves(db, kind, stored, saves)
  const taken = new Set(stored.map(({ id }) => id))
  return saves.map(({ after: { id } }, index) => [
    ...(taken.size === taken.add(id).size ? [`There is already a ${LIST_KINDS[kind].one} ${id}`] : []),
    ...judged[index]!.map(({ message }) => message),
  ])
}

/** Keeps them with the import. They are seen by nobody else until it is applied. */
export async function keepNewEntries(
  { db }: WriteTransaction,
  import_id: number,
  entries: readonly NewEntry[],
  { by_correction = false } = {},
) {
  if (entries.length === 0) return
  const rows = entries.map(({ kind, id, name }) => ({ import_id, kind, entry_id: id, name, by_correction }))
  await db.insertInto('import_entry').values(rows).execute()
}

/** Before a check, which finds anew what corrected cells name. */
export async function forgetEntriesOfCorrections(db: CompanyQueries, importID: number) {
  await db.deleteFrom('import_entry').where('import_id', '=', importID).where('by_correction', '=', true).execute()
}

/** Makes the entries that came with an import, unless somebody has made the same meanwhile. */
export async function makeNewEntries(tx: WriteTransaction, importID: number) {
  const entries = await newEntriesOf(tx.db, importID)
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind)) {
    const stored = await lockList(tx, kind)
    const saves = savesOf(ofKind).filter(({ after }) => !stored.some((entry) => isSame(entry, after)))
    const [problem] = (await judge(tx.db, kind, stored, saves)).flat()
    if (problem) throw refused(problem)
    await storeSaves(tx, kind, saves)
  }
}

/** What exists of the entries that items refer to, with those that come with the import, or will. */
export async function withNewEntries(
  db: CompanyQueries,
  importID: number,
  known: References,
  others: readonly NewEntry[] = [],
): Promise<References> {
  const made = new Map([...(await newEntriesOf(db, importID)), ...others].map((entry) => [keyOf(entry), entry]))
  return {
    has: (field, id) => known.has(field, id) || made.has(`${field} ${id}`),
    attribute(key) {
      const entry = made.get(`attributes ${key}`)
      return known.attribute(key) ?? (entry && { label: entry.name, type: ATTRIBUTE_TYPES[0].value, choices: [] })
    },
  }
}

function keyOf({ kind, id }: NewEntry): string {
  return `${LIST_KINDS[kind].itemField} ${id}`
}

export async function newEntriesOf(db: CompanyQueries, importID: number): Promise<NewEntry[]> {
  return db
    .selectFrom('import_entry')
    .select(['kind', 'entry_id as id', 'name'])
    .where('import_id', '=', importID)
    .orderBy('kind')
    .orderBy('entry_id')
    .execute()
}

function savesOf(entries: readonly NewEntry[]): EntrySave[] {
  return entries.map((entry) => ({ before: undefined, after: newEntry(saidOf(entry)) }))
}

/** Lists differ in where the name stands. The key of an additional attribute is its ID, and its values are texts. */
function saidOf({ kind, id, name }: NewEntry): Partial<Entry> & { id: string } {
  if (kind === 'additionalAttribute') return { id, key: id, name, type: ATTRIBUTE_TYPES[0].value }
  return { id, [namedBy(kind)]: name }
}

function namedBy(kind: ListKind): 'name' | 'description' {
  return ENTRY_FIELDS[kind].some(({ name }) => name === 'name') ? 'name' : 'description'
}

function isSame(one: Entry, other: Entry): boolean {
  return one.id === other.id && (one.name ?? one.description) === (other.name ?? other.description)
}
