import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName } from '#query/sort-keys.ts'
import type { ListKind } from '@greenroom/catalog'

/** The entries of some lists, each list active first, then inactive, alphabetical (section 4). */
export const entryLists = listQuery({
  from: ({ db, kinds }: { db: CompanyQueries; kinds: readonly ListKind[] }) =>
    db.selectFrom('list_entry').selectAll().where('kind', 'in', kinds),
  key: byCode('entry_id'),
  byDefault: [byActive('status'), byName(sql`coalesce(name, description, entry_id)`)],
  filters: { status: oneOf('status'), discountType: oneOf('type') },
})

/** A record as items choose it. Without a name it has its description; a vendor without an ID has its code. */
export type Choice = Awaited<ReturnType<typeof entriesOf>>[number]

export async function entriesOf(
  db: CompanyQueries,
  kinds: readonly ListKind[],
  filter: { status?: string; discountType?: string } = {},
) {
  const rows = await entryLists.all({ db, kinds }, filter)
  return rows.map(({ entry_id: id, parent_id: parentID, vendor_id, name, description, ...row }) => {
    const texts = { name: name ?? description ?? id, description: description ?? '' }
    return { ...row, ...texts, id, parentID, vendorID: vendor_id ?? id }
  })
}
