import { type Expression, sql } from 'kysely'
import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { EntryStay } from '@greenroom/imports'
import { allows, type Grants } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { readList } from '#areas/reference/entry-store.ts'
import { usesOf } from '#areas/reference/entry-uses.ts'
import { removeEntries } from '#areas/reference/list-handlers.ts'

const KINDS = Object.keys(LIST_KINDS) as ListKind[]

/** An entry of a list that an import made, and why it stays if the import is undone (imports SPEC M31). */
export interface MadeEntry {
  kind: ListKind
  id: string
  stay: EntryStay | undefined
}

/**
 * The entries that an import made and that are still there. `without` is a query of items that an undo would take back:
 * what they use does not count.
 */
export async function madeEntries(
  db: CompanyQueries,
  changeSetID: number,
  grants: Grants,
  without?: Expression<unknown>,
): Promise<MadeEntry[]> {
  const rows = await db
    .selectFrom('audit_entry as entry')
    .innerJoin('list_entry', (join) =>
      join.on('list_entry.kind', '=', sql<ListKind>`entry.entity`).onRef('list_entry.entry_id', '=', 'entry.entity_id'),
    )
    .select(['list_entry.kind', 'list_entry.entry_id'])
    .select(({ exists, selectFrom }) => {
      const later = selectFrom('audit_entry as later')
        .select('later.audit_id')
        .whereRef('later.entity', '=', 'entry.entity')
        .whereRef('later.entity_id', '=', 'entry.entity_id')
        .whereRef('later.audit_id', '>', 'entry.audit_id')
      return sql<boolean>`(list_entry.version <> 1 or ${exists(later)})`.as('is_changed')
    })
    .where('entry.change_set_id', '=', changeSetID)
    .where('entry.action', '=', 'create')
    .where(({ eb, fn, val }) => eb('entry.entity', '=', fn.any(val(KINDS))))
    .orderBy('list_entry.kind')
    .orderBy('list_entry.entry_id')
    .execute()
  const made: MadeEntry[] = []
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind as ListKind)) {
    const uses = await usesOf(db, kind, { without })
    const isDenied = !allows(grants, LIST_KINDS[kind].feature, 'DELETE')
    for (const { entry_id: id, is_changed } of ofKind) {
      const stay = is_changed ? 'changed' : uses.has(id) ? 'used' : isDenied ? 'denied' : undefined
      made.push({ kind, id, stay })
    }
  }
  return made
}

/**
 * Removes the entries that an import made, as far as nothing uses them now. The caller holds the lists (`lockCompany`).
 * Answers those that stay.
 */
export async function removeMadeEntries(tx: WriteTransaction, changeSetID: number, grants: Grants) {
  await holdEntries(tx, changeSetID)
  const made = await madeEntries(tx.everywhere, changeSetID, grants)
  const going = made.filter(({ stay }) => stay === undefined)
  for (const [kind, ofKind] of Map.groupBy(going, (entry) => entry.kind)) {
    const ids = new Set(ofKind.map(({ id }) => id))
    const entries = (await readList(tx.db, kind)).filter(({ id }) => ids.has(id))
    await removeEntries(tx, kind, entries)
  }
  return made.filter(({ stay }) => stay !== undefined)
}

/** A concurrent save of an item with one of them finishes first, or finds it gone. */
async function holdEntries({ db }: WriteTransaction, changeSetID: number) {
  await db
    .selectFrom('list_entry')
    .select('entry_id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_entry as entry')
          .select('entry.audit_id')
          .where('entry.change_set_id', '=', changeSetID)
          .where('entry.action', '=', 'create')
          .where('entry.entity', '=', sql<ListKind>`list_entry.kind`)
          .whereRef('entry.entity_id', '=', 'list_entry.entry_id'),
      ),
    )
    .orderBy('kind')
    .orderBy('entry_id')
    .forUpdate()
    .execute()
}
