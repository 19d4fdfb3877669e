import { checksHierarchy, type ParentOf } from '@greenroom/catalog'
import type { SystemConfiguration } from '@greenroom/validation'
import type { CompanyQueries } from '#database/company-store.ts'

/** What stands above categories and subcategories, where the configuration asks for it to be checked (section 9). */
export async function parentsIfChecked(
  db: CompanyQueries,
  configurations: readonly SystemConfiguration[],
): Promise<ParentOf | undefined> {
  if (!checksHierarchy(configurations)) return undefined
  const rows = await db
    .selectFrom('list_entry')
    .select(['kind', 'entry_id', 'parent_id'])
    .where('kind', 'in', ['category', 'subcategory'])
    .where('parent_id', 'is not', null)
    .execute()
  const parents = new Map(rows.map(({ kind, entry_id, parent_id }) => [`${kind}\n${entry_id}`, parent_id]))
  return (field, id) => parents.get(`${field}\n${id}`)
}
