import { sql } from 'kysely'
import { explainDenied, type Grants, withoutHidden } from '@greenroom/permissions'
import { itemField, type ItemFieldName } from '@greenroom/validation'
import type { HandlersOf } from '../call.ts'
import { type Entity, mayHearOf } from '../changes/entities.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { forbidden, notFound } from '../failures.ts'
import { hiddenFields } from '../items/item-columns.ts'
import { pageOf, readCursor } from '../paging/cursor.ts'

export const historyHandlers: HandlersOf<'listItemHistory'> = {
  listItemHistory: async ({ company, user, params: { itemID }, query }) => {
    const { cursor, limit = 100, field, user: userName, source } = query
    const hidden = hiddenFields(user.grants) as ReadonlySet<string>
    refuseHidden(field, hidden)
    await requireItem(company.db, itemID)
    const after = readCursor(cursor, 'newest')
    const [rows, people] = await Promise.all([
      visibleEntries(company.db, itemID, hidden, await entitiesOf(company.db, itemID, user.grants))
        .selectAll()
        .where(field ? sql<boolean>`changes @> ${JSON.stringify([{ field }])}::jsonb` : sql<boolean>`true`)
        .where(userName ? sql<boolean>`user_name = ${userName}` : sql<boolean>`true`)
        .where(source ? sql<boolean>`source = ${source}` : sql<boolean>`true`)
        .where(after ? sql<boolean>`audit_id < ${after.value}` : sql<boolean>`true`)
        .orderBy('audit_id', 'desc')
        .limit(limit + 1)
        .execute(),
      peopleOf(company.db, itemID),
    ])
    const answerOf = (row: (typeof rows)[number]) => ({
      entryID: String(row.audit_id),
      at: row.at.toISOString(),
      userName: row.user_name,
      source: row.source,
      changeSetID: row.change_set_id === null ? undefined : String(row.change_set_id),
      entity: row.entity,
      entityID: row.entity_id,
      action: row.action,
      changes: withoutHidden(
        row.changes.filter((change) => !hidden.has(change.field)),
        user.grants,
      ) as typeof row.changes,
    })
    const page = pageOf(rows, limit, 'newest', ({ audit_id }) => [Number(audit_id), ''], answerOf)
    return { body: { ...page, people } }
  },
}

/** To ask when a price changed that one may not see would tell it. */
function refuseHidden(field: string | undefined, hidden: ReadonlySet<string>) {
  if (field && hidden.has(field)) throw forbidden(explainDenied(itemField(field as ItemFieldName).feature!, 'READ'))
}

async function requireItem(db: CompanyQueries, itemID: string) {
  const item = await db.selectFrom('item').select('item_id').where('item_id', '=', itemID).executeTakeFirst()
  if (!item) throw notFound()
}

/** What of an item was ever changed, as far as the user may hear of it. */
async function entitiesOf(db: CompanyQueries, itemID: string, grants: Grants): Promise<string[]> {
  const rows = await db.selectFrom('audit_entry').select('entity').distinct().where('item_id', '=', itemID).execute()
  return rows.map(({ entity }) => entity).filter((entity) => mayHearOf(grants, entity as Entity))
}

/** An update of hidden fields alone is left out altogether. */
function visibleEntries(db: CompanyQueries, itemID: string, hidden: ReadonlySet<string>, entities: string[]) {
  return db
    .selectFrom('audit_entry')
    .where('item_id', '=', itemID)
    .where(sql<boolean>`entity = any(${entities})`)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('action', '<>', 'update'),
        exists(
          selectFrom(sql<{ change: unknown }>`jsonb_array_elements(changes)`.as<'one'>(sql`one(change)`))
            .select('one.change')
            .where(sql<boolean>`not one.change ->> 'field' = any(${[...hidden]})`),
        ),
      ]),
    )
}

async function peopleOf(db: CompanyQueries, itemID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('user_name')
    .distinct()
    .where('item_id', '=', itemID)
    .orderBy('user_name')
    .execute()
  return rows.map((row) => row.user_name)
}
