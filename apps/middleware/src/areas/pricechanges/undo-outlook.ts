import type { UndoOutlook } from '@greenroom/catalog'
import { writtenEntries } from '#areas/changesets/written-items.ts'
import type { CompanyQueries } from '#database/company-store.ts'

/** How far what a price change wrote can be undone. */
export async function undoOutlook(db: CompanyQueries, changeSetID: number): Promise<UndoOutlook> {
  const written = await db
    .selectFrom(writtenEntries(db, changeSetID).as('written'))
    .select(['written.entity_id as itemID', 'written.changed_since as isChanged'])
    .where('written.action', '=', 'update')
    .orderBy('itemID')
    .execute()
  const changed = written.filter(({ isChanged }) => isChanged)
  return { possible: written.length - changed.length, changedSince: changed.map(({ itemID }) => itemID) }
}
