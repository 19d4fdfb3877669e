import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { type FieldError, refused } from '#failures/failures.ts'

/**
 * Refuses to leave an active package with a component that was discontinued just now (section 4). Called after the
 * items are written, so that a package and its components may be discontinued together.
 */
export async function checkDiscontinued(db: CompanyQueries, discontinued: string[]) {
  if (discontinued.length === 0) return
  const broken = await brokenPackages(db, discontinued)
  if (broken.size === 0) return
  const errors = [...broken].map(([id, packages]) => discontinuedComponent(id, packages))
  throw refused(errors[0]!.message, errors)
}

export function discontinuedComponent(itemID: string, packages: string[]): FieldError {
  const message = `${itemID} is part of the active package ${packages.join(', ')} and cannot be discontinued`
  return { field: 'itemStatus', message, code: 'packageComponent', value: itemID }
}

/** For each of the components, the active packages that hold it; `leaving` are packages that will be active no more. */
export async function brokenPackages(
  db: CompanyQueries,
  components: string[],
  leaving: string[] = [],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('package_component')
    .innerJoin('item', 'item.item_id', 'package_component.package_id')
    .select(['component_id', 'item.name'])
    .where(sql<boolean>`component_id = any(${components})`)
    .where('item.item_status', '=', 'Active')
    .where(sql<boolean>`not package_id = any(${leaving})`)
    .orderBy('component_id')
    .orderBy('item.name')
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.component_id)].map(([id, of]) => [id, of.map(({ name }) => name)]))
}
