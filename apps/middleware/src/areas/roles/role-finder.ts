import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

export const roleFinder: Finder = {
  kinds: { role: [{ feature: 'CONFIG_ROLES', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('role').select('role_id')
    const found = await candidatesIn(rows, { name: sql<string>`name` }, wanted).execute()
    return found.map(({ role_id, ...row }) => ({ ...row, kind: 'role', id: String(role_id) }))
  },
}
