import { type AliasableExpression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Call, HandlersOf } from '#calls/call.ts'
import type { RowFault } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Change } from '#database/columns.ts'
import { hasVisible, hiddenFields } from '#areas/items/item-columns.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byNumber, descending } from '#query/sort-keys.ts'
import {
  changeSetAnswer,
  type ChangeSetRecord,
  findChangeSet,
  seesWhole,
  selectChangeSets,
} from './change-set-record.ts'
import { removalOf, removedBy } from './change-set-stays.ts'
import { isToBeWritten } from './prepared-rows.ts'
import { undoCounts, writtenEntries } from './written-items.ts'

const changeSetID = byNumber('change_set.change_set_id')

const changeSets = listQuery({
  from: (db: CompanyQueries) => selectChangeSets(db).where('change_set.state', '<>', 'PREPARED'),
  key: changeSetID,
  byDefault: [descending(changeSetID)],
})

const changeSetRows = listQuery({
  from: (of: ShownOf) =>
    of.db
      .selectFrom(rowsShown(of).as('row'))
      .select(['row.item_id', 'row.changes', 'row.fault', 'row.changed_since'])
      .select(({ selectFrom }) =>
        selectFrom('item').select('item.name').whereRef('item.item_id', '=', 'row.item_id').as('name'),
      ),
  key: byCode('row.item_id'),
  byDefault: [],
  size: sql<number>`octet_length(row.changes::text)`,
})

/** What can be read of change sets. Each list is in an order that later rows do not disturb. */
export const changeSetListHandlers: HandlersOf<'listChangeSets' | 'getChangeSet' | 'listChangeSetRows'> = {
  listChangeSets: async ({ company, user, query }) => ({
    body: await changeSets.page(company.db, query, (record) => changeSetAnswer(record, user.grants)),
  }),

  getChangeSet: async ({ company, user, params }) => {
    const record = await findChangeSet(company.db, params.changeSetID)
    const answer = changeSetAnswer(record, user.grants)
    if (record.state !== 'APPLIED' || !seesWhole(record, user.grants)) return { body: answer }
    const asked = { everywhere: company.everywhere, record, grants: user.grants }
    const undo = { ...(await undoCounts(company.db, record.change_set_id)), removal: await removalOf(asked) }
    return { body: { ...answer, undo, removed: await removedBy(asked) } }
  },

  listChangeSetRows: async ({ company: { db }, user, params, query }) => {
    const { show = 'change' } = query
    const record = await findChangeSet(db, params.changeSetID)
    const hidden = hiddenFields(user.grants) as ReadonlySet<string>
    return {
      body: await changeSetRows.page(
        { db, record, show, hidden, isWhole: seesWhole(record, user.grants) },
        query,
        (row) => ({
          itemID: row.item_id,
          name: row.name ?? nameIn(row.changes),
          changes: row.changes.filter(({ field }) => !hidden.has(field)),
          fault: row.fault ?? undefined,
          changedSince: row.changed_since ? true : undefined,
          isRemoved: row.name === null ? true : undefined,
        }),
      ),
    }
  },
}

/** The name of an item that is gone, as far as the change tells it. */
function nameIn(changes: readonly Change[]): string {
  const name = changes.find(({ field }) => field === 'name')
  return String(name?.to ?? name?.from ?? '')
}

type Shown = NonNullable<Call<'listChangeSetRows'>['query']['show']>

interface ShownOf {
  db: CompanyQueries
  record: ChangeSetRecord
  show: Shown
  hidden: ReadonlySet<string>
  /** The user sees every field of the edit. */
  isWhole: boolean
}

interface ShownRow {
  item_id: string
  changes: Change[]
  fault: RowFault | null
  changed_since: SqlBool
}

/** What was written stands in the audit; what is not, or was left out, in the rows that were prepared. */
function rowsShown(of: ShownOf): AliasableExpression<ShownRow> {
  const { record, show } = of
  const isWritten = record.state === 'APPLIED' && (show === 'change' || show === 'changedSince')
  return isWritten ? written(of) : prepared(of)
}

function written({ db, record, show, hidden }: ShownOf) {
  return db
    .selectFrom(writtenEntries(db, record.change_set_id).as('written'))
    .select(['written.entity_id as item_id', 'written.changes', 'written.changed_since'])
    .select(sql<null>`null::jsonb`.as('fault'))
    .where(show === 'changedSince' ? sql<boolean>`written.changed_since` : sql<boolean>`true`)
    .where(sql<boolean>`(written.action <> ${'update'} or ${hasVisible(sql.ref('written.changes'), hidden)})`)
}

/**
 * Rows that tell nothing but that something hidden was meant are left out. Whoever doesn't see every field of the edit is
 * not told which items it leaves out, either: that depends on what they have in the hidden ones.
 */
function preparedRows({ show, hidden, isWhole }: ShownOf): RawBuilder<boolean> {
  const isVisible = hasVisible(sql.ref('change_set_row.changes'), hidden)
  if (!isWhole) return show === 'change' ? sql`(${isVisible} and not ${isSystemItem})` : sql`false`
  switch (show) {
    case 'change':
      return sql`(${isToBeWritten} and ${isVisible})`
    case 'unchanged':
      return sql`(change_set_row.fault is null and change_set_row.changes = '[]')`
    case 'problems':
      return sql`(change_set_row.fault is not null and change_set_row.fault ->> 'field' <> all(${[...hidden]}::text[]))`
    case 'changedSince':
      return sql`false`
  }
}

const isSystemItem = sql<boolean>`coalesce(change_set_row.fault ->> 'code' = 'systemItem', false)`

function prepared(of: ShownOf) {
  const { db, record, isWhole } = of
  return db
    .selectFrom('change_set_row')
    .select(['change_set_row.item_id', 'change_set_row.changes'])
    .select(sql<RowFault | null>`(case when ${isWhole} then change_set_row.fault end)`.as('fault'))
    .select(sql<boolean>`false`.as('changed_since'))
    .where('change_set_row.change_set_id', '=', record.change_set_id)
    .where(preparedRows(of))
}
