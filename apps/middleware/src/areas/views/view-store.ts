import { allows } from '@greenroom/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'

/** The user's own views, and those that a colleague shares with everyone or with the user's role. */
export function visibleTo({ userID, roleID }: Pick<SessionUser, 'userID' | 'roleID'>): RawBuilder<boolean> {
  return sql<boolean>`(saved_view.user_id = ${userID} or saved_view.shared or ${roleID} = any(saved_view.role_ids))`
}

/**
 * The ID of the view that a list opens with: what the user has chosen, or else what is chosen for their role. To those
 * who change roles also for which roles each view is chosen.
 */
export async function openingViews(db: CompanyQueries, { userID, roleID, grants }: SessionUser, screen: string) {
  const [own, ofRoles] = await Promise.all([
    db
      .selectFrom('user_opening_view')
      .select('view_id')
      .where('user_id', '=', userID)
      .where('screen', '=', screen)
      .executeTakeFirst(),
    db.selectFrom('role_opening_view').select(['role_id', 'view_id']).where('screen', '=', screen).execute(),
  ])
  const chosen = own ? own.view_id : ofRoles.find((one) => one.role_id === roleID)?.view_id
  const byView = Map.groupBy(ofRoles, ({ view_id }) => Number(view_id))
  const byRole = new Map([...byView].map(([viewID, rows]) => [viewID, rows.map(({ role_id }) => role_id)]))
  return {
    chosen: chosen === undefined || chosen === null ? undefined : Number(chosen),
    byRole: allows(grants, 'CONFIG_ROLES', 'WRITE') ? byRole : undefined,
  }
}
