import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

export const labelFinder: Finder = {
  kinds: { labelTemplate: [{ feature: 'UTILITIES_LABEL_PRINTING', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('label_template').select(['template_id as id', 'status', 'use'])
    const found = await candidatesIn(rows, { name: sql<string>`name` }, wanted).execute()
    return found.map(({ status, use, ...row }) => {
      return { ...row, kind: 'labelTemplate', detail: use.toLowerCase(), isInactive: status !== 'Active' }
    })
  },
}
