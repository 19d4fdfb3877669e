import { sql } from 'kysely'
import type { HandlersOf, SessionUser } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, write, type WriteTransaction } from '#calls/write.ts'
import { equals } from '#query/filters.ts'
import { lockCompany } from '#query/locks.ts'
import { listQuery } from '#query/list-query.ts'
import { byName, byNumber } from '#query/sort-keys.ts'
import { notFound, refused } from '#failures/failures.ts'
import { rolesOf } from '../roles/role-store.ts'
import { openingViews, visibleTo } from './view-store.ts'

const views = listQuery({
  from: ({ db, user }: { db: CompanyQueries; user: SessionUser }) =>
    db
      .selectFrom('saved_view')
      .select([
        'view_id',
        'screen',
        'name',
        'state',
        'shared',
        'role_ids',
        sql<boolean>`user_id = ${user.userID}`.as('own'),
      ])
      .where(visibleTo(user)),
  key: byNumber('view_id'),
  byDefault: [byName('name')],
  filters: { screen: equals('screen') },
})

/** Of one user, on all screens. */
const MOST_VIEWS = 100
const TOO_MANY = `You have ${MOST_VIEWS} saved views. Delete one before you save another.`

/** Of one company, on all screens. */
const MOST_SHARED = 200
const TOO_MANY_SHARED = `Your company has ${MOST_SHARED} shared views. Delete one before you share another.`

/** Grid layouts and filters: users see their own, and those that a colleague shares with their role or everyone. */
export const viewHandlers: HandlersOf<'listViews' | 'saveView' | 'deleteView'> = {
  listViews: async ({ company, user, query }) => {
    const [rows, opening] = await Promise.all([
      views.all({ db: company.db, user }, { screen: query.screen }),
      openingViews(company.db, user, query.screen),
    ])
    return {
      body: rows.map(({ view_id, role_ids, ...view }) => ({
        viewID: String(view_id),
        ...view,
        roleIDs: view.own ? role_ids : [],
        ...openedBy(opening, Number(view_id)),
      })),
    }
  },

  saveView: async (call) => {
    const { screen, name, state, shared = false, roleIDs = [] } = call.body
    // The state is stored once: neither in the audit nor in the answer to a repeated request, which has it too.
    const { body } = await write(call, async (tx) => {
      // Of the company, because a partner's users have no row of their own here.
      await lockCompany(tx)
      await refuseUnknownRoles(tx.db, roleIDs)
      const own = await tx.db
        .selectFrom('saved_view')
        .select(['screen', 'name', 'shared', 'role_ids'])
        .where('user_id', '=', call.user.userID)
        .execute()
      const before = own.find((view) => view.screen === screen && view.name === name)
      if (!before && own.length >= MOST_VIEWS) throw refused(TOO_MANY)
      const isShared = shared || roleIDs.length > 0
      const wasShared = before !== undefined && (before.shared || before.role_ids.length > 0)
      if (isShared && !wasShared && (await sharedViews(tx.db)) >= MOST_SHARED) throw refused(TOO_MANY_SHARED)
      const { view_id } = await tx.db
        .insertInto('saved_view')
        .values({ user_id: call.user.userID, screen, name, state, shared, role_ids: roleIDs })
        .onConflict((conflict) =>
          conflict
            .columns(['company_code', 'user_id', 'screen', 'name'])
            .doUpdateSet({ state, shared, role_ids: roleIDs }),
        )
        .returning('view_id')
        .executeTakeFirstOrThrow()
      const viewID = String(view_id)
      if (!shared) await closeForOthers(tx, { view_id, screen, roleIDs })
      const sharing = [
        { field: 'shared', from: before?.shared ?? null, to: shared },
        { field: 'roleIDs', from: before?.role_ids.join(', ') ?? null, to: roleIDs.join(', ') },
      ]
      const changed = sharing.filter(({ from, to }) => from !== to)
      if (!before) await audit(tx, 'view', viewID, 'create', [{ field: 'name', from: null, to: name }, ...sharing])
      else if (changed.length > 0) await audit(tx, 'view', viewID, 'update', changed)
      return { body: { viewID } }
    })
    const opening = await openingViews(call.company.db, call.user, screen)
    const { viewID } = body!
    const view = { viewID, screen, name, state, shared, roleIDs, own: true }
    return { body: { ...view, ...openedBy(opening, Number(viewID)) } }
  },

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

/** A view that a role no longer sees is not the one that its users' list opens with, also not once it is shared again. */
async function closeForOthers(
  tx: WriteTransaction,
  { view_id, screen, roleIDs }: { view_id: number; screen: string; roleIDs: readonly number[] },
) {
  const closed = await tx.db
    .deleteFrom('role_opening_view')
    .where('view_id', '=', view_id)
    .where(sql<boolean>`role_id <> all(${roleIDs}::integer[])`)
    .returning('role_id')
    .execute()
  const changes = [{ field: `openingView.${screen}`, from: String(view_id), to: null }]
  for (const { role_id } of closed) await audit(tx, 'role', String(role_id), 'update', changes)
}

const openedBy = ({ chosen, byRole }: Awaited<ReturnType<typeof openingViews>>, viewID: number) => ({
  opens: viewID === chosen,
  ...(byRole && { opensForRoleIDs: byRole.get(viewID) ?? [] }),
})

async function refuseUnknownRoles(db: CompanyQueries, roleIDs: readonly number[]) {
  if (roleIDs.length === 0) return
  const known = new Set((await rolesOf(db)).map(({ roleID }) => roleID))
  const errors = roleIDs.flatMap((roleID, index) =>
    known.has(roleID) ? [] : [{ field: `roleIDs.${index}`, message: `There is no role ${roleID}`, value: roleID }],
  )
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}

async function sharedViews(db: CompanyQueries): Promise<number> {
  const { count } = await db
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`(shared or role_ids <> '{}')`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
