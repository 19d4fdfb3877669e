import { sql } from 'kysely'
import type { EntryKind } from '../database/catalog-tables.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { activeFirst } from './active-first.ts'

/** The entries of some lists, each list active first, then inactive, alphabetical. An entry without a name has its description. */
export function entriesOf(db: CompanyQueries, kinds: readonly EntryKind[]) {
  const [status, name] = activeFirst('status', 'name')
  return db
    .selectFrom((entries) =>
      entries
        .selectFrom('list_entry')
        .select(['kind', 'entry_id as id', 'parent_id as parentID', 'vendor_id as vendorID', 'status'])
        .select(['key', 'type', 'choices', 'rate'])
        .select(sql<string>`coalesce(name, description, entry_id)`.as('name'))
        .select(sql<string>`coalesce(description, '')`.as('description'))
        .where('kind', 'in', kinds)
        .as('entry'),
    )
    .selectAll()
    .orderBy(status!)
    .orderBy(name!)
    .orderBy('id')
    .execute()
}
