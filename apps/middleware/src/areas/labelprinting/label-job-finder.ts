import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

/** Finds print jobs by the template that they print, and by who began them. */
export const labelJobFinder: Finder = {
  kinds: { labelJob: [{ feature: 'UTILITIES_LABEL_PRINTING', level: 'READ' }] },
  find: async ({ company: { db } }, _kinds, wanted) => {
    const rows = db.selectFrom('label_job').select(['label_job_id as id', 'labels', 'created_by', 'finished_at'])
    const texts = { name: sql<string>`template_name`, also: [sql`created_by`] }
    const found = await candidatesIn(rows, texts, wanted).orderBy('created_at', 'desc').execute()
    return found.map(({ labels, created_by, finished_at, ...row }) => {
      const detail = `by ${created_by}, ${labels} ${labels === 1 ? 'label' : 'labels'}`
      return { ...row, kind: 'labelJob', detail, isInactive: finished_at !== null }
    })
  },
}
