import { sql } from 'kysely'
import type { HandlersOf } from '#http/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, write } from '#database/write.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byName, byNumber } from '#query/sort-keys.ts'
import { notFound } from '#http/failures.ts'

const views = listQuery({
  from: ({ db, userID }: { db: CompanyQueries; userID: string }) =>
    db.selectFrom('saved_view').select(['view_id', 'screen', 'name', 'state']).where('user_id', '=', userID),
  key: byNumber('view_id'),
  byDefault: [byName('name')],
  filters: { screen: equals('screen') },
})

/** Grid layouts and filters: users see only their own. */
export const viewHandlers: HandlersOf<'listViews' | 'saveView' | 'deleteView'> = {
  listViews: async ({ company, user, query }) => {
    const rows = await views.all({ db: company.db, userID: user.userID }, { screen: query.screen })
    return { body: rows.map(({ view_id, ...view }) => ({ viewID: String(view_id), ...view })) }
  },

  saveView: (call) =>
    write(call, async (tx) => {
      const { screen, name, state } = call.body
      const { view_id } = await tx.db
        .insertInto('saved_view')
        .values({ user_id: call.user.userID, screen, name, state })
        .onConflict((conflict) =>
          conflict.columns(['company_code', 'user_id', 'screen', 'name']).doUpdateSet({ state }),
        )
        .returning('view_id')
        .executeTakeFirstOrThrow()
      await audit(tx, 'view', String(view_id), 'save', [{ field: 'state', from: null, to: state }])
      return { body: { viewID: String(view_id), screen, name, state } }
    }),

  deleteView: (call) =>
    write(call, async (tx) => {
      const deleted = await tx.db
        .deleteFrom('saved_view')
        .where(sql<boolean>`view_id::text = ${call.params.viewID}`)
        .where('user_id', '=', call.user.userID)
        .returning(['screen', 'name'])
        .executeTakeFirst()
      if (!deleted) throw notFound()
      await audit(tx, 'view', call.params.viewID, 'delete', [{ field: 'name', from: deleted.name, to: null }])
      return {}
    }),
}
