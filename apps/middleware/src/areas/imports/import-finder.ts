import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

/** Finds imports by their file, and by who began them. */
export const importFinder: Finder = {
  kinds: { import: [{ feature: 'CATALOG_IMPORT', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('import').select(['import_id', 'created_by', 'state'])
    const texts = { name: sql<string>`file_name`, also: [sql`created_by`] }
    const found = await candidatesIn(rows, texts, wanted).orderBy('import_id', 'desc').execute()
    return found.map(({ import_id, created_by, state, ...row }) => ({
      ...row,
      kind: 'import',
      id: String(import_id),
      detail: `${import_id} by ${created_by}`,
      isInactive: state === 'CANCELED' || state === 'FAILED',
    }))
  },
}
