import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

export const userFinder: Finder = {
  kinds: { user: [{ feature: 'CONFIG_USERS', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db
      .selectFrom('app_user')
      .innerJoin('role', 'role.role_id', 'app_user.role_id')
      .select(['user_id as id', 'disabled_at', 'user_name', 'role.name as role'])
    const texts = {
      name: sql<string>`display_name`,
      codes: [sql`user_name`, sql`employee_id`],
      also: [sql`email`],
    }
    const found = await candidatesIn(rows, texts, wanted).execute()
    return found.map(({ disabled_at, user_name, role, ...row }) => {
      return { ...row, kind: 'user', detail: `${user_name}, ${role}`, isInactive: disabled_at !== null }
    })
  },
}
