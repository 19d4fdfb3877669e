import { type Grants, missingFrom } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Shape, Stored, StoredKind } from './stored-kind.ts'

const MOST = 100

/** The newest of the documents that refer to one, oldest first, as far as the user may read them. */
export async function relatedDocuments<Of extends Shape>(
  db: CompanyQueries,
  { kind, childKinds = [] }: StoredKind<Of>,
  { number }: Stored<Of>,
  grants: Grants,
) {
  const kinds = new Map(childKinds.filter(({ toRead }) => !missingFrom(grants, toRead)).map((of) => [of.name, of]))
  if (kinds.size === 0) return []
  const rows = await db
    .selectFrom('document')
    .select(['kind', 'number', 'state', 'created_at', 'created_by'])
    .where('parent_kind', '=', kind.name)
    .where('parent_number', '=', number)
    .where(({ eb, fn, val }) => eb('kind', '=', fn.any(val([...kinds.keys()]))))
    .orderBy('created_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(MOST)
    .execute()
  return rows.toReversed().map((row) => {
    const { label: state, tone } = kinds.get(row.kind)!.states[row.state]!
    return { number: row.number, state, tone, createdAt: row.created_at.toISOString(), createdBy: row.created_by }
  })
}
