import { PRICE_CHANGE } from '@greenroom/catalog'
import { sql } from 'kysely'
import { type Grants, withoutHidden } from '@greenroom/permissions'
import type { HandlersOf } from '#calls/call.ts'
import type { Platform } from '#platform/platform.ts'
import { type Audiences, canSubscribe, type Entity } from '#database/entities.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { notFound } from '#failures/failures.ts'
import { hasVisible, hiddenFields } from '#areas/items/item-columns.ts'
import { refuseHidden } from '#areas/items/item-rules.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber, descending } from '#query/sort-keys.ts'

/** The parts of an item's history that a user may see. */
interface VisibleHistory {
  db: CompanyQueries
  itemID: string
  entities: readonly string[]
  hidden: ReadonlySet<string>
}

const auditID = byNumber('audit_id')

const history = listQuery({
  from: (of: VisibleHistory) =>
    visibleEntries(of)
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('change_set')
          .select('change_set.document_number')
          .whereRef('change_set.change_set_id', '=', 'audit_entry.change_set_id')
          .as('document_number'),
      )
      .select(({ selectFrom }) =>
        selectFrom('change_set')
          .innerJoin('document', 'document.number', 'change_set.document_number')
          .select('document.created_by')
          .whereRef('change_set.change_set_id', '=', 'audit_entry.change_set_id')
          .where('document.kind', '=', PRICE_CHANGE.name)
          .where('audit_entry.source', '=', 'DOCUMENT')
          .whereRef('document.created_by', '<>', 'audit_entry.user_name')
          .where(({ exists, selectFrom: from }) =>
            exists(
              from('document_event as event')
                .select('event.event_id')
                .whereRef('event.kind', '=', 'document.kind')
                .whereRef('event.number', '=', 'document.number')
                .where('event.action', '=', 'approve')
                .whereRef('event.user_name', '=', 'audit_entry.user_name'),
            ),
          )
          .as('prepared_by'),
      ),
  key: auditID,
  byDefault: [descending(auditID)],
  filters: {
    field: (field: string) => sql<boolean>`changes @> ${JSON.stringify([{ field }])}::jsonb`,
    user: equals('user_name'),
    source: equals('source'),
  },
})

export const historyHandlers = ({ audiences }: Pick<Platform, 'audiences'>): HandlersOf<'listItemHistory'> => ({
  listItemHistory: async ({ company: { db }, user, params: { itemID }, query }) => {
    const hidden = hiddenFields(user.grants) as ReadonlySet<string>
    // When a hidden price changed is not shown either.
    if (query.field) refuseHidden(user.grants, query.field)
    await requireItem(db, itemID)
    const entities = await entitiesOf(db, itemID, user.grants, audiences)
    const visible = { db, itemID, entities, hidden }
    const [page, people] = await Promise.all([
      history.page(visible, query, (row) => ({
        entryID: String(row.audit_id),
        at: row.at.toISOString(),
        userName: row.user_name,
        source: row.source,
        changeSetID: row.change_set_id === null ? undefined : String(row.change_set_id),
        documentNumber: row.document_number ?? undefined,
        preparedBy: row.prepared_by ?? undefined,
        entity: row.entity,
        entityID: row.entity_id,
        action: row.action,
        changes: withoutHidden(
          row.changes.filter((change) => !hidden.has(change.field)),
          user.grants,
        ) as typeof row.changes,
      })),
      peopleOf(visible),
    ])
    return { body: { ...page, people } }
  },
})

async function requireItem(db: CompanyQueries, itemID: string) {
  const item = await db.selectFrom('item').select('item_id').where('item_id', '=', itemID).executeTakeFirst()
  if (!item) throw notFound()
}

/** The entities in an item's history that the user may see. */
async function entitiesOf(db: CompanyQueries, itemID: string, grants: Grants, audiences: Audiences): Promise<string[]> {
  const rows = await db.selectFrom('audit_entry').select('entity').distinct().where('item_id', '=', itemID).execute()
  return rows.map(({ entity }) => entity).filter((entity) => canSubscribe(grants, audiences[entity as Entity]))
}

/** Leaves out updates of hidden fields alone. */
function visibleEntries({ db, itemID, entities, hidden }: VisibleHistory) {
  return db
    .selectFrom('audit_entry')
    .where('item_id', '=', itemID)
    .where(sql<boolean>`entity = any(${entities})`)
    .where(({ eb, or }) => or([eb('action', '<>', 'update'), hasVisible(sql.ref('changes'), hidden)]))
}

async function peopleOf(visible: VisibleHistory): Promise<string[]> {
  const rows = await visibleEntries(visible).select('user_name').distinct().orderBy('user_name').execute()
  return rows.map((row) => row.user_name)
}
