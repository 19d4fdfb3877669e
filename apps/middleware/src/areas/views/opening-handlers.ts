import { sql } from 'kysely'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, write } from '#calls/write.ts'
import { notFound, refusedField } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { oneRole } from '../roles/role-store.ts'
import { visibleTo } from './view-store.ts'

/** The view that a list opens with, of a user and of a role. */
export const openingHandlers: HandlersOf<'setOpeningView' | 'setRoleOpeningView'> = {
  setOpeningView: (call) =>
    write(call, async (tx) => {
      const { userID, roleID } = call.user
      const { screen, viewID } = call.body
      await lockCompany(tx)
      const view = viewID === null ? null : await oneView(tx.db, viewID, screen, { userID, roleID })
      const ofRole = await tx.db
        .selectFrom('role_opening_view')
        .select('view_id')
        .where('role_id', '=', roleID)
        .where('screen', '=', screen)
        .executeTakeFirst()
      // Without a view for the role, a user without one has nothing to keep, and follows the role later.
      if (view === null && !ofRole)
        await tx.db.deleteFrom('user_opening_view').where('user_id', '=', userID).where('screen', '=', screen).execute()
      else
        await tx.db
          .insertInto('user_opening_view')
          .values({ user_id: userID, screen, view_id: view?.view_id ?? null })
          .onConflict((conflict) =>
            conflict.columns(['company_code', 'user_id', 'screen']).doUpdateSet({ view_id: view?.view_id ?? null }),
          )
          .execute()
      return {}
    }),

  setRoleOpeningView: (call) =>
    write(call, async (tx) => {
      const { roleID } = call.params
      const { screen, viewID } = call.body
      await lockCompany(tx)
      const role = await oneRole(tx.db, roleID)
      const before = await tx.db
        .deleteFrom('role_opening_view')
        .where('role_id', '=', roleID)
        .where('screen', '=', screen)
        .returning('view_id')
        .executeTakeFirst()
      if (viewID !== null) {
        const view = await oneView(tx.db, viewID, screen, call.user)
        const isSeen = view.shared || view.role_ids.includes(roleID)
        if (!isSeen) throw refusedField('viewID', `Share ${view.name} with ${role.name} or everyone first`, viewID)
        await tx.db.insertInto('role_opening_view').values({ role_id: roleID, screen, view_id: view.view_id }).execute()
      }
      const from = before ? String(before.view_id) : null
      if (from !== viewID)
        await audit(tx, 'role', String(roleID), 'update', [{ field: `openingView.${screen}`, from, to: viewID }])
      return {}
    }),
}

async function oneView(db: CompanyQueries, viewID: string, screen: string, user: { userID: string; roleID: number }) {
  const view = await db
    .selectFrom('saved_view')
    .select(['view_id', 'name', 'shared', 'role_ids'])
    .where(sql<boolean>`view_id::text = ${viewID}`)
    .where('screen', '=', screen)
    .where(visibleTo(user))
    .executeTakeFirst()
  if (!view) throw notFound()
  return view
}
