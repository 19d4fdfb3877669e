import { sql } from 'kysely'
import type { HandlersOf } from '../call.ts'
import { offsetPage } from '../paging/offset-page.ts'
import type { Platform } from '../platform.ts'
import { foundIn, statusesOf } from '../reference/active-first.ts'
import { rolesToHandOut, staffUsers, userRows } from './user-store.ts'

/** Who works for the company. */
export function userListHandlers({ now }: Platform): HandlersOf<'listStaff' | 'listRoleChoices'> {
  return {
    listStaff: async ({ company, user, query }) => {
      const roles = query.role?.split(',').map(Number) ?? []
      const rows = userRows(company)
        .where(sql`case when disabled_at is null then 'Active' else 'Inactive' end`, 'in', statusesOf(query))
        .where(roles.length > 0 ? sql<boolean>`app_user.role_id = any(${roles})` : sql<boolean>`true`)
        .where(query.userID ? sql<boolean>`app_user.user_id = ${query.userID}` : sql<boolean>`true`)
        .where(foundIn(['app_user.user_name', 'display_name', 'email', 'employee_id', 'role.name'], query.search))
      const name = sql`lower(app_user.display_name)`
      const byField = {
        name,
        userName: sql`app_user.user_name`,
        role: sql`lower(role.name)`,
        status: sql`(app_user.disabled_at is not null)`,
      }
      const sorts = { byDefault: [byField.status, name], byField, key: sql`app_user.user_id` }
      const page = await offsetPage(rows, query, sorts, (row) => row)
      const { count } = await rows
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      const data = await staffUsers({ company, grants: user.grants, now: now() }, page.data)
      return { body: { data, nextCursor: page.nextCursor, total: { count, capped: false } } }
    },

    listRoleChoices: async ({ company, user }) => {
      const roles = await company.db.selectFrom('role').select(['role_id', 'name']).orderBy('role_id').execute()
      const open = await rolesToHandOut(company, user.grants, new Set(roles.map((role) => role.role_id)))
      return {
        body: roles.map(({ role_id, name }) => ({ roleID: role_id, name, mayGive: open.has(role_id) })),
      }
    },
  }
}
