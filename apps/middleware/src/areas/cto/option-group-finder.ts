import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

export const optionGroupFinder: Finder = {
  kinds: { optionGroup: [{ feature: 'CATALOG_PRODUCT_CTO', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('option_group').select(['group_id as id', 'status'])
    const texts = { name: sql<string>`name`, codes: [sql`group_id`] }
    const found = await candidatesIn(rows, texts, wanted).execute()
    return found.map(({ status, ...row }) => ({ ...row, kind: 'optionGroup', isInactive: status !== 'Active' }))
  },
}
