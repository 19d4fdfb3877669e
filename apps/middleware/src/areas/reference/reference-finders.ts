import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { Requirement } from '@greenroom/permissions'
import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'

const entryFinder: Finder = {
  kinds: Object.fromEntries(
    Object.entries(LIST_KINDS).map(([kind, { feature }]): [string, Requirement[]] => [
      kind,
      [{ feature, level: 'READ' }],
    ]),
  ),
  find: async ({ company: { db } }, kinds, wanted) => {
    const rows = db
      .selectFrom('list_entry')
      .select(['kind', 'entry_id as id', 'status'])
      .where('kind', 'in', kinds as ListKind[])
    const texts = {
      name: sql<string>`coalesce(name, description, entry_id)`,
      codes: [sql`entry_id`, sql`vendor_id`, sql`key`],
    }
    const found = await candidatesIn(rows, texts, wanted).execute()
    return found.map(({ status, ...row }) => ({ ...row, isInactive: status !== 'Active' }))
  },
}

export const referenceFinders: readonly Finder[] = [entryFinder]
