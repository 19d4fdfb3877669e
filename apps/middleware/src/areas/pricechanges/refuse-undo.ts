import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { writtenEntries } from '#areas/changesets/undo.ts'

/** Why what a price change wrote cannot be undone; undefined where it can. */
export async function refuseUndo(db: CompanyQueries, changeSetID: number | undefined): Promise<string | undefined> {
  if (changeSetID === undefined) return undefined
  const changed = await db
    .selectFrom(writtenEntries(db, changeSetID).as('written'))
    .select(['written.entity_id as itemID', sql<number>`count(*) over ()::int`.as('count')])
    .where('written.changed_since', '=', true)
    .orderBy('itemID')
    .limit(1)
    .executeTakeFirst()
  if (!changed) return undefined
  const { itemID, count } = changed
  return count === 1
    ? `${itemID} has changed since. Make another price change instead.`
    : `${itemID} and ${(count - 1).toLocaleString('en')} more have changed since. Make another price change instead.`
}
